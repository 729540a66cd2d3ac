/** The place of the notice at a dead end. The notice loads with the first dead end. */
import type { DeadEnd } from '../../views/hints.js';
import type { DeadEndNotice } from './dead-end.js';

export class DeadEndPlace {
  private notice: DeadEndNotice | undefined;
  private isLoading = false;
  private end: DeadEnd | undefined;

  /** @param load adds the notice to the view */
  constructor(private readonly load: () => Promise<DeadEndNotice>) {}

  /** @param end undefined hides the notice */
  show(end: DeadEnd | undefined): void {
    this.end = end;
    if (this.notice !== undefined) return this.notice.show(end);
    if (end === undefined || this.isLoading) return;
    this.isLoading = true;
    // Without the notice, the sentence is still announced, and the settings have the way back.
    this.load().then(
      (notice) => {
        this.notice = notice;
        notice.show(this.end);
      },
      () => (this.isLoading = false),
    );
  }
}
