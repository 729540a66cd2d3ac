/** Shows each hint on a table once. The guide loads with the first hint. */
import type { Guide, GuidedHint } from './guide.js';

export class HintGuide {
  private shown: object | undefined;
  private loading: Promise<Guide> | undefined;
  private guide: Guide | undefined;

  /** @param table the element of the table */
  constructor(private readonly table: HTMLElement) {}

  /**
   * Shows a hint, or hides it without one. @param hint the same object as long as the hint stays
   * @param guided what to show, on a table that has its cards in place
   */
  show(hint: object | undefined, guided: () => GuidedHint | undefined): void {
    if (hint === this.shown) return;
    this.shown = hint;
    this.guide?.hide();
    // Without the guide, the marks and the announcement still show the hint.
    if (hint !== undefined) void this.open(hint, guided).catch(() => undefined);
  }

  /** Shows the next hint even if it is the last one again, because the table has another size. */
  forget(): void {
    this.shown = undefined;
    this.guide?.hide();
  }

  private async open(hint: object, guided: () => GuidedHint | undefined): Promise<void> {
    this.loading ??= this.load();
    const guide = (this.guide = await this.loading);
    const content = this.shown === hint ? guided() : undefined;
    if (content !== undefined) guide.show(content);
  }

  private async load(): Promise<Guide> {
    const { Guide } = await import('./guide.js');
    return new Guide(this.table);
  }
}
