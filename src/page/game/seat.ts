/** A controller, and the journal of what is played on it. */
import type { GameTypes, HandlerOf } from '../../replay/running/stage.js';
import { GameTape } from '../../replay/running/tape.js';
import type { ItemOf } from '../../replay/script/items.js';
import type { Contract, ControllerOf } from './contract.js';
import { Journal } from './journal.js';

/** What is played at, whichever game. */
export interface SeatOf<Game extends GameTypes> {
  readonly handler: HandlerOf<Game> & { nextDeal(deal: Game['deal']): void };
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  /** The game in play, from its deal. */
  readonly script: string;
  /** Has the game moves in it, and is not won? */
  readonly isUnderWay: boolean;
  attach(view: Game['view']): void;
}

export interface SeatOptions<Game extends GameTypes> {
  /** What belongs to all of its scripts, beside the game's name. */
  readonly tags?: Readonly<Record<string, string>>;
  /** What of a tape goes into the journal as an item is written; the item by default. */
  readonly kept?: (item: ItemIn<Game>) => readonly ItemIn<Game>[];
}

type ItemIn<Game extends GameTypes> = ItemOf<Game['call'], Game['fact']>;

export class Seat<Game extends GameTypes, Controller extends ControllerOf<Game>> {
  readonly handler: SeatOf<Game>['handler'];
  private readonly journal: Journal<Game>;
  /** Told of every call of a view that an event is behind, so that the tape knows what is refused. */
  private readonly heard: Game['view'];

  constructor(
    private readonly contract: Contract<Game>,
    readonly controller: Controller,
    { tags = {}, kept = (item) => [item] }: SeatOptions<Game> = {},
  ) {
    const { stage, handlerOf, viewOf } = contract;
    this.journal = new Journal(stage.language);
    const tape = new GameTape(stage, controller, (item) => {
      for (const one of kept(item)) this.journal.write(one);
    });
    for (const [key, text] of Object.entries(tags)) tape.tag(key, text);
    this.heard = tape.watch(viewOf(() => undefined));
    const play = (call: Game['call']): void => {
      try {
        stage.deliver(controller, call);
      } finally {
        tape.hear(call);
      }
    };
    this.handler = {
      ...handlerOf(play, () => controller.getName()),
      nextDeal: (deal) => controller.nextDeal(deal),
    };
  }

  get deal(): string | undefined {
    return this.controller.deal;
  }

  get script(): string {
    return this.journal.text;
  }

  /** A view that throws has been told all the same. */
  attach(view: Game['view']): void {
    const { viewOf, callView } = this.contract;
    let isAttached = false;
    const told = viewOf((call) => {
      if (isAttached) callView(this.heard, call);
      callView(view, call);
    });
    try {
      this.controller.attach(told);
    } finally {
      isAttached = true;
    }
  }
}
