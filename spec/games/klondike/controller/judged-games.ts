/** Random games of legal, nearly legal and invalid events, judged after every event. */
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { Chance } from '../../../support/chance.js';
import { frameOf } from '../../../support/frame-of.js';
import { layoutFault } from '../../../support/layout-fault.js';
import { nonsenseCall, randomCall } from '../../../support/random-call.js';

const EVENTS = 60;

/** One game, judged after every event. Stops at the first fault. */
class JudgedGame {
  private refusals = 0;
  private readonly game: KlondikeController;
  private readonly view: RecordingView;
  /** The frames from the deal to the current layout, computed from the layouts. */
  private readonly frames: string[] = [];
  private readonly chance: Chance;

  constructor(private readonly seed: number) {
    this.chance = new Chance(seed);
    this.game = new KlondikeController({ deal: `java:${seed}`, onRefusal: () => this.refusals++ });
    this.view = new RecordingView(this.game);
    this.game.attach(this.view);
  }

  fault(): string | undefined {
    const fault = this.playThrough();
    return fault === undefined ? undefined : `SEED=${this.seed}: ${fault}\n${this.view.text}`;
  }

  private playThrough(): string | undefined {
    for (let event = 0; event < 3; event++) {
      const fault = this.step(nonsenseCall(this.chance));
      if (fault !== undefined) return fault;
    }
    const dealt = this.step({ event: 'newGame', args: [] });
    if (dealt !== undefined) return dealt;
    for (let event = 0; event < EVENTS; event++) {
      const { layout } = this.game;
      if (layout === undefined) return 'newGame has dealt no game';
      const fault = this.step(randomCall(this.chance, layout));
      if (fault !== undefined) return fault;
    }
    return this.undoAll();
  }

  /** Undoes all moves, then tries one more undo, which must be refused. */
  private undoAll(): string | undefined {
    for (let moves = this.frames.length; moves > 0; moves--) {
      const fault = this.step({ event: 'undo', args: [] });
      if (fault !== undefined) return `undoing: ${fault}`;
    }
    return this.frames.length === 1 ? undefined : 'undone everything, and not at the deal';
  }

  private step(call: KlondikeCall): string | undefined {
    const refused = this.refusals;
    const before = this.view.frame;
    this.view.clear();
    try {
      callHandler(this.game, call);
    } catch (error) {
      return `${describe(call)} threw ${String(error)}`;
    }
    const fault = this.refusals > refused ? this.refusalFault(before) : this.acceptedFault(call);
    return fault === undefined ? undefined : `${describe(call)}: ${fault}, after\n${printFrame(before)}`;
  }

  private refusalFault(before: Frame): string | undefined {
    if (this.view.calls.length > 0) return `refused, but it called: ${this.view.take().join('; ')}`;
    return this.view.frame === before ? undefined : 'refused, but shown';
  }

  private acceptedFault(call: KlondikeCall): string | undefined {
    const { layout } = this.game;
    if (layout === undefined) return 'accepted before a new game';
    const fault = layoutFault(layout);
    if (fault !== undefined) return fault;
    if (this.view.frames.length !== 1) return `${this.view.frames.length} refreshes`;
    const moves = this.follow(call);
    const expected = inOneLine(frameOf(layout, moves));
    if (call.event !== 'undo') this.frames.push(expected);
    if (inOneLine(this.view.frame) !== expected) return `expected\n${expected}`;
    return this.frames[moves] === expected
      ? undefined
      : `expected as before\n${this.frames[moves] ?? 'nothing'}`;
  }

  /** The number of moves that the view must show after an accepted call. */
  private follow(call: KlondikeCall): number {
    if (call.event === 'newGame') this.frames.length = 0;
    if (call.event === 'undo') this.frames.pop();
    return call.event === 'undo' ? this.frames.length - 1 : this.frames.length;
  }
}

const describe = ({ event, args }: KlondikeCall): string => `${event}(${args.join(', ')})`;

const inOneLine = ({ waste, foundations, tableau, ...rest }: Frame): string =>
  [waste, ...foundations, ...tableau, rest.stockEmpty, rest.moves, rest.won].join('|');

export const faultOfGame = (seed: number): string | undefined => new JudgedGame(seed).fault();
