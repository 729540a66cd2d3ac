/** Does one thing at a time: what comes up in the middle of another is left undone. */
export class OneAtATime {
  private isBusy = false;

  /** Was the action begun? What it throws is thrown. */
  do(action: () => void): boolean {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      action();
    } finally {
      this.isBusy = false;
    }
    return true;
  }
}
