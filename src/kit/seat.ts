/** A controller, and the script of what is played on it. */
import { Journal } from './journal.js';
import type { ControllerOf, GameTypes, HandlerOf, ItemIn, Stage } from '../scripts/running/stage.js';
import { handlerOf } from '../scripts/running/stage.js';
import { GameTape } from '../scripts/running/tape.js';

export interface SeatOptions<Game extends GameTypes> {
  /** What belongs to all of its scripts, beside the game's name. */
  readonly tags?: Readonly<Record<string, string>>;
  /** What of the tape goes into the script as an item is written; the item by default. */
  readonly kept?: (item: ItemIn<Game>) => readonly ItemIn<Game>[];
  /** Hears of each item of the tape: of what was refused, too. */
  readonly onItem?: ((item: ItemIn<Game>) => void) | undefined;
}

export type SeatIn<Game extends GameTypes> = Seat<Game, ControllerOf<Game>>;

/** Of a controller, by the names of their events. */
type Methods = Readonly<Record<string, (...args: readonly unknown[]) => void>>;

export abstract class Seat<Game extends GameTypes, Controller extends ControllerOf<Game>> {
  private readonly journal: Journal<Game>;
  private readonly tape: GameTape<Game>;
  /** Was the event that is being played refused? */
  private isRefused = false;
  private hasGrown = false;

  protected constructor(
    private readonly stage: Stage<Game>,
    readonly controller: Controller,
    { tags = {}, kept = (item) => [item], onItem }: SeatOptions<Game> = {},
  ) {
    this.journal = new Journal(stage.language);
    this.tape = new GameTape(stage, controller, (item) => {
      for (const one of kept(item)) if (this.journal.write(one)) this.hasGrown = true;
      onItem?.(item);
    });
    for (const [key, text] of Object.entries(tags)) this.tape.tag(key, text);
  }

  /** The name of the house in which it stands. */
  abstract readonly house: string;
  abstract readonly isWon: boolean;
  /** Has the game moves in it? */
  abstract readonly isBegun: boolean;

  /** The game in play, from its deal. */
  get script(): string {
    return this.journal.text;
  }

  /** Plays what a script says. */
  get handler(): HandlerOf<Game> {
    const { controller, stage } = this;
    return {
      ...handlerOf(
        stage,
        (event, args) => this.play(event, args),
        () => controller.getName(),
      ),
      nextDeal: (deal) => controller.nextDeal(deal),
    };
  }

  /** What is written down of a call is written also where the view throws. */
  play(event: string, args: Game['call']['args']): void {
    const { isRefused } = this;
    this.isRefused = false;
    try {
      (this.controller as unknown as Methods)[event]?.(...args);
    } finally {
      this.tape.hear({ event, args }, !this.isRefused);
      this.isRefused = isRefused;
    }
  }

  /** The controller has refused what is being played. */
  refuse(): void {
    this.isRefused = true;
  }

  /** Does the script say more than when this was last asked? */
  takeGrowth(): boolean {
    const { hasGrown } = this;
    this.hasGrown = false;
    return hasGrown;
  }

  /** A view that throws has been told all the same. */
  attach(view: Game['view']): void {
    const { viewProtocol } = this.stage;
    let isAttached = false;
    const told = viewProtocol.from((call) => {
      if (isAttached) this.tape.see(call);
      viewProtocol.deliver(view, call);
    });
    try {
      this.controller.attach(told);
    } finally {
      isAttached = true;
    }
  }
}
