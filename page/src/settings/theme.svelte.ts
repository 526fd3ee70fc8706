/** Light or dark: as the system wants, until a player chooses. */

export type Choice = 'system' | 'light' | 'dark';

const KEY = 'projectl-theme';

function stored(): Choice {
  const found = localStorage.getItem(KEY);
  return found === 'light' || found === 'dark' ? found : 'system';
}

class Theme {
  choice = $state<Choice>(stored());

  get isDark(): boolean {
    if (this.choice !== 'system') return this.choice === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  toggle(): void {
    this.choice = this.isDark ? 'light' : 'dark';
    localStorage.setItem(KEY, this.choice);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    if (this.choice === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.choice;
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = getComputedStyle(root).backgroundColor;
  }
}

export const theme = new Theme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => theme.apply());
