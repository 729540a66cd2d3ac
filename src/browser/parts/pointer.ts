/** Presses by pointer, as against those of keys and screen readers. */

/**
 * A click by a key or a screen reader has no count of presses, or no kind of pointer, or a button that is still down:
 * browsers differ in which of these they tell.
 */
export function isByPointer(event: MouseEvent): boolean {
  if (event.type !== 'click') return true;
  const { detail, buttons, pointerType } = event as MouseEvent & Partial<PointerEvent>;
  return detail > 0 && buttons === 0 && pointerType !== '';
}

/**
 * Gives the focus back to the table after the pointer has pressed something else in its view, such as a button: the
 * table hears the next key. An open dialog keeps the focus, and so does what that press has given it to elsewhere.
 */
export function returnFocus(view: HTMLElement, focus: () => void): void {
  view.addEventListener('click', (event) => {
    const isOnTable = event.target instanceof Element && event.target.closest('.table') !== null;
    const isFree = view.querySelector('dialog[open]') === null && view.matches(':focus-within');
    if (isByPointer(event) && !isOnTable && isFree) focus();
  });
}
