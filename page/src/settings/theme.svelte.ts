/** Light or dark: as the system wants, until a player chooses. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const KEY = 'projectl-theme';

function stored(): ThemeChoice {
  const found = localStorage.getItem(KEY);
  return found === 'light' || found === 'dark' ? found : 'system';
}

class Theme {
  current = $state<ThemeChoice>(stored());

  choose(choice: ThemeChoice): void {
    this.current = choice;
    localStorage.setItem(KEY, choice);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    if (this.current === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.current;
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = getComputedStyle(root).backgroundColor;
  }
}

export const theme = new Theme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => theme.apply());
