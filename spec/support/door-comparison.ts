/** Plays a game twice, once by the rules of a house and once through its door, and compares the view calls. */
import { isDeepStrictEqual } from 'node:util';
import type { KlondikeCall } from '../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import type { ControllerOptions } from '../../src/games/klondike/controller/options.js';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import type { Deal } from '../../src/games/klondike/model/deals.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { printLayout } from '../../src/games/klondike/model/layout-text.js';
import { RecordingView } from '../../src/games/klondike/views/recording.js';
import type { Door } from './doors.js';
import { callOfWord } from './seat.js';

type Options = Omit<ControllerOptions, 'rules' | 'table' | 'onRefusal'>;

export class DoorComparison {
  private readonly plain: Side;
  private readonly door: Side;

  constructor({ rules, newHandler }: Door, options: Options = {}) {
    this.plain = new Side((onRefusal) => new KlondikeController({ ...options, rules, onRefusal }));
    this.door = new Side((onRefusal) => newHandler({ ...options, onRefusal }));
  }

  /** The current layout; undefined before the first game. */
  get layout(): Layout | undefined {
    return this.plain.game.layout;
  }

  /** Makes a call to both games. Returns the difference, or undefined if the calls are equal. */
  faultAfter(call: KlondikeCall): string | undefined {
    return this.differenceAfter(`${call.event}(${call.args.join(', ')})`, ({ game }) =>
      callHandler(game, call),
    );
  }

  /** Replaces both views. Returns the difference between their calls, or undefined if these are equal. */
  faultOfNewViews(): string | undefined {
    return this.differenceAfter('a new view', (side) => side.attach());
  }

  /** Sets the deal of the next game for both, and only for that game. */
  nextDeal(deal: Deal): void {
    for (const { game } of [this.plain, this.door]) game.nextDeal(deal);
  }

  /** Makes the calls of `'new stock w>t3 undo'`, up to the first difference. */
  faultAfterWords(words: string): string | undefined {
    for (const word of words.split(' ')) {
      const fault = this.faultAfter(callOfWord(word));
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  private differenceAfter(what: string, act: (side: Side) => void): string | undefined {
    const before = this.layout === undefined ? 'no game' : printLayout(this.layout);
    const [plain, door] = [this.plain.effectsOf(act), this.door.effectsOf(act)];
    if (!isDeepStrictEqual(plain, door)) {
      return `${what}: ${door.join('; ')}\nby the rules: ${plain.join('; ')}\nat\n${before}`;
    }
    const sameGame = this.plain.game.deal === this.door.game.deal;
    const same = sameGame && isDeepStrictEqual(this.plain.game.layout, this.door.game.layout);
    return same ? undefined : `${what}: the same calls, but for another game, at\n${before}`;
  }
}

class Side {
  readonly game: KlondikeController;
  private view: RecordingView;
  private detach: () => void;
  private readonly refusals: string[] = [];

  constructor(newGame: (onRefusal: (why: string) => void) => KlondikeController) {
    this.game = newGame((why) => this.refusals.push(why));
    this.view = new RecordingView(this.game);
    this.detach = this.game.attach(this.view);
  }

  attach(): void {
    this.detach();
    this.view = new RecordingView(this.game);
    this.detach = this.game.attach(this.view);
  }

  /** All effects of an action, which are its view calls, then its refusals, then the error that it throws. */
  effectsOf(act: (side: Side) => void): string[] {
    const thrown: string[] = [];
    this.refusals.length = 0;
    this.view.take();
    try {
      act(this);
    } catch (error) {
      thrown.push(`thrown: ${String(error)}`);
    }
    return [...this.view.take(), ...this.refusals.map((why) => `refused: ${why}`), ...thrown];
  }
}
