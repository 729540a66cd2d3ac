/** Lets one action run at a time. An action requested while another runs is not begun. */
export class OneAtATime {
  private isBusy = false;

  /** True if the action may begin. The caller must then call `end`, even if the action throws. */
  begin(): boolean {
    const { isBusy } = this;
    this.isBusy = true;
    return !isBusy;
  }

  end(): void {
    this.isBusy = false;
  }
}
