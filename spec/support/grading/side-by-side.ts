/** Plays several handlers side by side, with the same events and the same random numbers. */
import type { KlondikeCall, KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import type { Frame } from '../../../src/games/klondike/contract/frame.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { FrameView } from '../../../src/games/klondike/views/frame-view.js';
import { callView, viewFromCalls } from '../../../src/games/klondike/views/view-call.js';
import { Chance } from '../chance.js';
import { BaseHandler } from './base-handler.js';
import type { CreateStudent } from './faulty/faulty-handler.js';
import { layOut } from './laid-out.js';
import type { Constants } from './student-cards.js';
import { newDeck } from './student-cards.js';
import { StudentTable } from './student-table.js';

export interface PlayerOptions {
  readonly seed: number;
  /** The cards of the first game. If it is missing, a handler plays its own deal. */
  readonly layout?: Layout | undefined;
  readonly constants?: Constants | undefined;
  /** After each event, overwrites each array that the view received. */
  readonly spoilsArrays?: boolean | undefined;
}

export const correct: CreateStudent = (view, constants = KlondikeView) => new BaseHandler(view, constants);

/** A handler, its view, and the results of its events. */
export class HandlerPlayer {
  readonly handler: KlondikeEventsHandler;
  private readonly view = new FrameView();
  private readonly given: number[][] = [];
  private events = 0;
  private games = 0;

  constructor(
    create: CreateStudent,
    private readonly setting: PlayerOptions,
  ) {
    const hearing = viewFromCalls((call) => {
      for (const arg of call.args) if (Array.isArray(arg)) this.given.push(arg as number[]);
      callView(this.view, call);
    });
    this.handler = create(hearing, setting.constants);
  }

  get frame(): Frame {
    return this.view.frame;
  }

  /** Makes the call. Returns the view's frame after the event, or the thrown error, as text. */
  play(call: KlondikeCall): string {
    if (call.event === 'newGame' || call.event === 'undo') this.view.endWin();
    this.given.length = 0;
    try {
      withChance(this.setting.seed + this.events++, () => this.deliver(call));
    } catch (error) {
      return String(error);
    }
    if (this.setting.spoilsArrays === true) for (const cards of this.given) cards.length = 0;
    return JSON.stringify(this.frame);
  }

  private deliver(call: KlondikeCall): void {
    const { handler, setting } = this;
    callHandler(handler, call);
    const isFirst = call.event === 'newGame' && this.games++ === 0;
    if (!isFirst || setting.layout === undefined || !(handler instanceof StudentTable)) return;
    layOut(handler, setting.layout, newDeck(handler.constants));
  }
}

/** Runs the function with random numbers that depend only on the seed. */
export function withChance<Result>(seed: number, run: () => Result): Result {
  const { random } = Math;
  const chance = new Chance(seed);
  Math.random = () => chance.nextInt(2 ** 30) / 2 ** 30;
  try {
    return run();
  } finally {
    Math.random = random;
  }
}
