/** Marks refused cards with a sign for a moment. */

/** How long the sign stays, in milliseconds. */
export const SHOWN_FOR = 1000;

export class RefusalMarks {
  private marked: readonly Element[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Marks only these elements. */
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
