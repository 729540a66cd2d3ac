/** Puts a fault into our controller. */
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import type { KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import { handlerProtocol } from '../../../src/games/klondike/contract/handler.js';
import type { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import type { KlondikeTable } from '../../../src/games/klondike/controller/klondike-table.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../../src/games/klondike/model/layout.js';
import type { Move, Outcome } from '../../../src/games/klondike/model/play.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Bring } from '../../../src/games/klondike/script/runner.js';
import type { ViewCall } from '../../../src/games/klondike/views/view-call.js';
import { callView, viewFromCalls } from '../../../src/games/klondike/views/view-call.js';

/** A handler with one fault. */
export interface Fault {
  readonly fault: string;
  /** The name of the check that the handler fails starts with this. It may fail other checks for the same reason. */
  readonly lost: string;
  readonly bring: Bring;
}

export type Call = Parameters<typeof handlerProtocol.deliver>[1];

/** Plays by different rules. */
export const playingBy =
  (changes: Partial<Rules>): Bring =>
  (view) => {
    const controller = new KlondikeController({ rules: { ...ULG, ...changes } });
    controller.attach(view);
    return controller;
  };

/** Decides the outcome of a move, or returns `undefined` to leave it to the rules. */
export type FaultyPlay = (layout: Layout, move: Move) => Outcome | undefined;

/** A table that plays some moves differently. */
export class FaultyTable implements KlondikeTable {
  readonly rules = ULG;
  now: Layout = EMPTY_LAYOUT;

  constructor(private readonly playing: FaultyPlay) {}

  get isWon(): boolean {
    return ULG.isWon(this.now);
  }

  deal(deal: Deal): Layout {
    return (this.now = deal.start(ULG));
  }

  play(move: Move): Outcome {
    const outcome = this.playing(this.now, move) ?? play(ULG, this.now, move);
    if (outcome.ok) this.now = outcome.next;
    return outcome;
  }

  restore(layout: Layout): void {
    this.now = layout;
  }
}

/** Plays some moves differently. */
export const moving =
  (playing: FaultyPlay): Bring =>
  (view) => {
    const controller = new KlondikeController({ table: new FaultyTable(playing) });
    controller.attach(view);
    return controller;
  };

/** Changes the layout after an accepted move. */
export const leadingTo = (change: (next: Layout, move: Move, layout: Layout) => Layout): Bring =>
  moving((layout, move) => {
    const outcome = play(ULG, layout, move);
    return outcome.ok ? { ok: true, next: change(outcome.next, move, layout) } : outcome;
  });

/** Returns the calls that replace a call of the view; `last` is the event being answered. */
export type ViewCallChange = (call: ViewCall, last: Call | undefined) => readonly ViewCall[];

/** Makes wrong calls to its view. `tellingOf` makes a new fault for each handler. */
export const callingViewWrongly =
  (tellingOf: () => ViewCallChange): Bring =>
  (view) => {
    const tell = tellingOf();
    let last: Call | undefined;
    const controller = new KlondikeController();
    controller.attach(
      viewFromCalls((call) => {
        for (const told of tell(call, last)) callView(view, told);
      }),
    );
    return answering(controller, (call, answer) => {
      last = call;
      answer();
    });
  };

type Ours = KlondikeController;

/** Answers each event with `hear`; `answer` gives the right answer. */
export const answering = (
  controller: Ours,
  hear: (call: Call, answer: () => void) => void,
): KlondikeEventsHandler & { nextDeal: Ours['nextDeal'] } => ({
  ...handlerProtocol.from((call) => hear(call, () => handlerProtocol.deliver(controller, call))),
  getName: () => 'faulty',
  nextDeal: (deal) => controller.nextDeal(deal),
});

/** Answers some events wrongly. */
export const answeringWrongly =
  (
    hear: (
      call: Call,
      answer: () => void,
      game: { readonly controller: Ours; readonly view: KlondikeView },
    ) => void,
  ): Bring =>
  (view) => {
    const controller = new KlondikeController();
    controller.attach(view);
    return answering(controller, (call, answer) => hear(call, answer, { controller, view }));
  };

/** Misreads each argument. */
export const misreadingAll = (read: (argument: unknown, at: number, call: Call) => unknown): Bring =>
  answeringWrongly((call, _, { controller }) => {
    const args = call.args.map((argument, at) => read(argument, at, call));
    handlerProtocol.deliver(controller, { event: call.event, args } as unknown as Call);
  });

/** The methods of the view, which can be replaced one by one. */
export const viewLike = (view: KlondikeView): KlondikeView => viewFromCalls((call) => callView(view, call));
