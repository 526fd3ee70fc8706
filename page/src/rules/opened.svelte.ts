/** Which rule lies open above the table; null if the rules are closed. */

class Opened {
  rule = $state<string | null>(null);
}

export const opened = new Opened();
