/** What a screen reader is told: the newest sentence, once. */

class Announcer {
  text = $state('');
  private odd = false;

  say(text: string): void {
    this.odd = !this.odd;
    this.text = this.odd ? text : `${text}\u00a0`; // the same words twice are spoken twice
  }
}

export const announcer = new Announcer();
