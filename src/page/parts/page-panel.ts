/** Dialogs of the page's own. */
import { Panel } from '../../browser/parts/panel.js';

/**
 * A dialog to be appended to the page when it opens, and removed from it when it closes. A press between its buttons keeps
 * the focus in it.
 */
export function pagePanel(focus: () => void, closing: string): Panel {
  const panel = new Panel(focus, closing);
  panel.element.tabIndex = -1;
  removeClosed(panel);
  return panel;
}

/** Removes the dialog from the page when it closes. */
export function removeClosed({ element }: Panel): void {
  element.addEventListener('close', () => {
    if (!element.open) element.remove();
  });
}
