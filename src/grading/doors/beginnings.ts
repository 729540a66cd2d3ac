/** Where a game can be begun again, to show with few calls what was found in it. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Trial } from './shorten.js';

/** As many calls back, at most. */
const KEPT = 20;

/** How many beginnings back are tried; then the first of all. */
const BACK = [1, 2, 3, 5, 9];

export class Beginnings<Call> {
  private begun: Trial<Call>[] = [];

  constructor(layout: Layout) {
    this.anew(layout);
  }

  /** The game goes on from here. */
  anew(layout: Layout): void {
    this.begun = [{ layout, calls: [] }];
  }

  /** A call that is about to be made, and how the table lies before it if it can be laid so. */
  call(call: Call, layout: Layout | undefined): void {
    if (layout !== undefined) this.begun.push({ layout, calls: [] });
    if (this.begun.length > KEPT) this.begun.splice(1, 1);
    this.begun = this.begun.map(({ layout: start, calls }) => ({ layout: start, calls: [...calls, call] }));
  }

  /** The same last call after fewer and more calls; the whole game comes last. */
  get trials(): readonly Trial<Call>[] {
    const { begun } = this;
    const back = BACK.flatMap((count) => begun.slice(1).slice(-count)[0] ?? []);
    return [...new Set([...back, ...begun.slice(0, 1)])];
  }
}
