/** Whether the settings are open. */

class Panel {
  isOpen = $state(false);
}

export const panel = new Panel();
