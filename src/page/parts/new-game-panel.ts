/** The dialog in which a player chooses the next game. It is removed from the page when it closes. */
import { newPanel } from './page-panel.js';

interface Beside {
  /** The text on the button that closes the dialog. */
  readonly close: string;
  /** Gives the focus to the table. */
  readonly focus: () => void;
  /** Goes to the game that part of an address names. */
  readonly play: (hash: string) => void;
}

/** @param form makes the content of the dialog */
export function openNewGame(
  title: string,
  form: (play: (hash: string) => void) => HTMLElement,
  { close, focus, play }: Beside,
): void {
  const panel = newPanel(focus, close);
  document.body.append(panel.element);
  const content = form((hash) => {
    panel.close();
    play(hash);
    focus();
  });
  panel.open(title, content);
}
