/** Gives the player a text to paste elsewhere. */
import type { PageStrings } from '../strings/english.js';
import { markMore } from '../../browser/parts/more.js';
import { button, make } from '../../browser/dom.js';

/** True where the text is on the clipboard; otherwise it is shown, selected, to be copied by hand. */
export async function copyText(text: string, title: string, strings: PageStrings): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showText(text, title, strings);
    return false;
  }
}

/** Where a page may not write to the clipboard, or has none for want of a secure connection. */
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
  markMore(dialog);
  document.body.append(dialog);
  dialog.showModal();
  area.focus();
  area.select();
}
