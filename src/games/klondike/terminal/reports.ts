/** Reports events from a terminal to the handler, and tells which of them it took. */
import type { OrRedo } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Attendant } from '../views/attendant.js';
import type { Player } from '../views/player.js';

export class Reports {
  private refreshes = 0;
  private isUnderWay = false;

  constructor(
    private readonly player: Player,
    private readonly attendant: () => Attendant,
  ) {}

  /** The view was refreshed. What no event of its own has shown was played elsewhere. */
  refreshed(): void {
    this.refreshes++;
    if (!this.isUnderWay) this.attendant().meet();
  }

  /** Reports an event. It is taken if the view is refreshed. */
  isTaken(call: OrRedo<KlondikeCall>): boolean {
    const before = this.refreshes;
    this.isUnderWay = true;
    try {
      this.player.report(call);
    } finally {
      this.isUnderWay = false;
    }
    return this.refreshes > before;
  }

  /** Reports an event of the player so many times, unless it is refused. True if it was taken at all. */
  isAccepted(call: OrRedo<KlondikeCall>, times = 1): boolean {
    let left = times;
    while (left > 0 && this.isTaken(call)) left--;
    if (left < times) this.attendant().follow(call.event);
    return left < times;
  }

  /**
   * How often to report an event: an undo takes back the player's event with what the table did by itself after it, a
   * redo makes both again.
   */
  timesOf({ event }: OrRedo<KlondikeCall>, moves: number): number {
    const { groups } = this.attendant();
    if (event === 'undo') return groups.undosAt(moves);
    return event === 'redo' ? groups.redosAt(moves) : 1;
  }
}
