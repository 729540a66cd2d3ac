/** Gives the player a text to paste elsewhere. */
import type { PageStrings } from '../strings/english.js';
import { markMore } from '../../browser/parts/more.js';
import { adopt } from '../../browser/adopt.js';
import { dialogStyle } from './style.js';
import { button, make } from '../../browser/dom.js';

/**
 * Copies a text to the clipboard and returns true. If that fails, returns false and shows the text, selected,
 * to be copied by hand.
 */
export async function copyText(text: string, title: string, strings: PageStrings): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showText(text, title, strings);
    return false;
  }
}

/**
 * Shows the text. For pages that may not write to the clipboard, or have none because the connection is not
 * secure.
 */
function showText(text: string, title: string, strings: PageStrings): void {
  const area = make('textarea', { readonly: '', rows: '10', 'aria-label': title }, text);
  const dialog = make(
    'dialog',
    { 'aria-label': title },
    make('h2', {}, title),
    make('p', {}, strings.copyByHand),
    area,
    button(strings.close, () => dialog.close()),
  );
  dialog.onclose = (): void => dialog.remove();
  adopt(dialogStyle());
  markMore(dialog);
  document.body.append(dialog);
  dialog.showModal();
  area.focus();
  area.select();
}
