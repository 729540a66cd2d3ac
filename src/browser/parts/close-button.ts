/** The × that closes a dialog or a panel. */
import { icon } from '../art/icons.js';
import { button } from '../dom.js';

export function closeButton(label: string, close: () => void): HTMLButtonElement {
  const element = button('', close, { class: 'close', 'aria-label': label, title: label });
  element.append(icon('close'));
  return element;
}
