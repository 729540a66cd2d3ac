/** A sign on the cards that were refused, for a moment. */

/** In milliseconds. */
export const SHOWN_FOR = 1000;

export class Refused {
  private marked: readonly Element[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Marks these, and no others any more. */
  show(marked: readonly Element[]): void {
    this.hide();
    this.marked = marked;
    for (const element of marked) element.classList.add('refused');
    this.timer = setTimeout(() => this.hide(), SHOWN_FOR);
  }

  hide(): void {
    clearTimeout(this.timer);
    for (const element of this.marked) element.classList.remove('refused');
  }
}
