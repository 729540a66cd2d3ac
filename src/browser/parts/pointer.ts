/** Distinguishes presses by pointer from presses by keys and screen readers. */

/**
 * Does this event come from a pointer? A click from a key or a screen reader has no click count, no pointer type, or a
 * button that is still down, depending on the browser.
 */
export function isByPointer(event: MouseEvent): boolean {
  if (event.type !== 'click') return true;
  const { detail, buttons, pointerType } = event as MouseEvent & Partial<PointerEvent>;
  return detail > 0 && buttons === 0 && pointerType !== '';
}

/**
 * Returns the focus to the table after a pointer press elsewhere in the view, such as on a button, so that the table gets the next
 * key. The focus stays in an open dialog or outside the view.
 */
export function returnFocus(view: HTMLElement, focus: () => void): void {
  view.addEventListener('click', (event) => {
    const isOnTable = event.target instanceof Element && event.target.closest('.table') !== null;
    const isFree = view.querySelector('dialog[open]') === null && view.matches(':focus-within');
    if (isByPointer(event) && !isOnTable && isFree) focus();
  });
}

/** Calls `focus` after the pointer has pressed a button of the page, unless a dialog is open. */
export function onButtonPress(focus: () => void): void {
  document.body.addEventListener('click', (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    const isAlone = document.querySelector('dialog[open]') === null;
    if (isOnButton && isByPointer(event) && isAlone) focus();
  });
}
