/** Dialogs of the page's own. */
import { Panel } from '../../browser/parts/panel.js';
import { adopt } from '../../browser/adopt.js';
import { dialogStyle } from './style.js';

/** A dialog as `newPanel` makes it. A press between its buttons keeps the focus in it. */
export function pagePanel(focus: () => void, closing: string): Panel {
  const panel = newPanel(focus, closing);
  panel.element.tabIndex = -1;
  return panel;
}

/** A dialog to be appended to the page when it opens, and removed from it when it closes. */
export function newPanel(focus: () => void, closing: string): Panel {
  const panel = new Panel(focus, closing);
  const { element } = panel;
  adopt(dialogStyle());
  element.addEventListener('close', () => {
    if (!element.open) element.remove();
  });
  return panel;
}
