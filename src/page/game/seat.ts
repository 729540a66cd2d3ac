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
  private readonly tape: GameTape<Game>;

  constructor(
    { stage, handlerOf }: Contract<Game>,
    readonly controller: Controller,
    { tags = {}, kept = (item) => [item] }: SeatOptions<Game> = {},
  ) {
    this.journal = new Journal(stage.language);
    this.tape = new GameTape(stage, controller, (item) => {
      for (const one of kept(item)) this.journal.write(one);
    });
    for (const [key, text] of Object.entries(tags)) this.tape.tag(key, text);
    const play = (call: Game['call']): void => {
      stage.deliver(controller, call);
      this.tape.hear(call);
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

  attach(view: Game['view']): void {
    this.controller.attach(this.tape.watch(view));
  }
}
