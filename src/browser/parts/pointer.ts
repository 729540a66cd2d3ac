/** Tells presses by pointer from presses by keys and screen readers. */

/**
 * Was this event made by a pointer? A click by a key or a screen reader has no count of presses, no kind of
 * pointer, or a button that is still down. Browsers differ in which of these they report.
 */
export function isByPointer(event: MouseEvent): boolean {
  if (event.type !== 'click') return true;
  const { detail, buttons, pointerType } = event as MouseEvent & Partial<PointerEvent>;
  return detail > 0 && buttons === 0 && pointerType !== '';
}

/**
 * Gives the focus back to the table after a pointer press elsewhere in the view, for example on a button.
 * Then the table hears the next key. The focus stays in an open dialog, and with an element outside the view
 * that the press has given it to.
 */
export function returnFocus(view: HTMLElement, focus: () => void): void {
  view.addEventListener('click', (event) => {
    const isOnTable = event.target instanceof Element && event.target.closest('.table') !== null;
    const isFree = view.querySelector('dialog[open]') === null && view.matches(':focus-within');
    if (isByPointer(event) && !isOnTable && isFree) focus();
  });
}
