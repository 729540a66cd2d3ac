/** Presses by pointer, as against those of keys and screen readers. */

/**
 * A click of a key or a screen reader counts no presses, or is of no kind of pointer, or has a button down still.
 * Not every browser tells the kind.
 */
export function isByPointer(event: MouseEvent): boolean {
  if (event.type !== 'click') return true;
  const { detail, buttons, pointerType } = event as MouseEvent & Partial<PointerEvent>;
  return detail > 0 && buttons === 0 && pointerType !== '';
}

/**
 * Gives the focus back to the table once the pointer has pressed something else in its view, a button most likely:
 * the next key is one of the table. Not from an open dialog, and not from where that press has taken it.
 */
export function returnFocus(view: HTMLElement, focus: () => void): void {
  view.addEventListener('click', (event) => {
    const isOnTable = event.target instanceof Element && event.target.closest('.table') !== null;
    const isFree = view.querySelector('dialog[open]') === null && view.matches(':focus-within');
    if (isByPointer(event) && !isOnTable && isFree) focus();
  });
}
