/** One thing at a time: what comes up in the middle of another is left undone. */
export class OneAtATime {
  private isBusy = false;

  /** May it be begun? Then `end` is to be called, whatever comes of it. */
  begin(): boolean {
    const { isBusy } = this;
    this.isBusy = true;
    return !isBusy;
  }

  end(): void {
    this.isBusy = false;
  }
}
