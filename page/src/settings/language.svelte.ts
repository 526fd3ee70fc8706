/** The language of the page: the browser's, until a person chooses another one. */

import { matchLanguage, preferredLanguage, type Language } from '../texts/languages';
import { speak, spokenLanguage } from '../texts/words.svelte';

const KEY = 'projectl-language';

class LanguageSetting {
  get current(): Language {
    return spokenLanguage();
  }

  /** The one that was chosen before, else the first of the browser's that there is. */
  async begin(): Promise<void> {
    await this.use(matchLanguage(localStorage.getItem(KEY) ?? '') ?? preferredLanguage(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.use(language);
  }

  private async use(language: Language): Promise<void> {
    await speak(language).catch(() => undefined); // not loaded: what is spoken stays
    document.documentElement.lang = this.current;
  }
}

export const language = new LanguageSetting();
