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

/**
 * What became of a player's call. `accepted`: the handler refreshed the view before it returned; `refused`: it
 * did not; `not-reported`: a player could not make the call, or the handler was still at work on another.
 */
export type Reported = 'accepted' | 'refused' | 'not-reported';
