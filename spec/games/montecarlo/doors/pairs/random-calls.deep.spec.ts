/** Random calls in any order don't lose or double a card, and each call keeps its contract. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Coordinates } from '../../../../../src/pairs.js';
import { Game } from '../../../../../src/pairs.js';
import { Chance } from '../../../../support/chance.js';
import { errorOf } from '../../../../support/error-of.js';
import type { Size } from './words.js';
import { FIVE, at, cardAt, cardsOf, cellsOf, stateOf } from './words.js';

const CALLS = 150;
const NO_GAME: readonly number[] = [NaN, 0.5, -Infinity, 2 ** 63];

/** The course's definition of a pair, independent of the model. */
function makesPair(game: Game, one: Coordinates, other: Coordinates): boolean {
  const [down, right] = [one.getRow() - other.getRow(), one.getColumn() - other.getColumn()];
  if (down * down > 1 || right * right > 1 || one.equals(other)) return false;
  const rank = game.getRank(one);
  return rank !== null && rank === game.getRank(other);
}

/** A random player, and the conditions that must hold after each call. */
class Caller {
  private readonly game: Game;
  private readonly chance: Chance;
  private isDealt = false;
  private dealt = '';
  private readonly removed = new Set<string>();

  constructor(
    seed: number,
    private readonly size: Size,
  ) {
    this.chance = new Chance(seed);
    this.game = new Game(size.rows, size.cols);
  }

  /** An error with its place in the game. */
  fault(): string | undefined {
    for (let call = 0; call < CALLS; call++) {
      const fault = this.step() ?? this.stateFault();
      if (fault !== undefined) return `call ${call}: ${fault}, at\n${stateOf(this.game, this.size)}`;
    }
    return undefined;
  }

  private step(): string | undefined {
    const turn = this.chance.nextInt(100);
    if (turn < (this.isDealt ? 1 : 20)) return this.newGame();
    if (turn < 22) return this.consolidate();
    if (turn < 60) return this.hint();
    if (turn < 62) return this.noGame();
    if (turn < 63) return this.replay();
    return this.remove(this.anywhere(), this.anywhere());
  }

  private newGame(): string | undefined {
    this.game.newGame(this.chance.nextInt(2 ** 31) - 2 ** 30);
    this.isDealt = true;
    this.removed.clear();
    this.dealt = this.state;
    return this.game.score() === 0 ? undefined : 'a new game has a score';
  }

  private noGame(): string | undefined {
    const before = this.state;
    const error = errorOf(() => this.game.newGame(this.chance.pick(NO_GAME)));
    return error.startsWith('RangeError: ') && this.state === before ? undefined : `no such game: ${error}`;
  }

  private replay(): string | undefined {
    const before = this.state;
    this.game.replay();
    this.removed.clear();
    return this.state === (this.isDealt ? this.dealt : before)
      ? undefined
      : 'replay did not restore the deal';
  }

  private consolidate(): string | undefined {
    const [before, left] = [this.cards, this.game.cardsLeft()];
    this.game.consolidate();
    const after = this.cards;
    const stayed = after.slice(0, before.length).join() === before.join();
    const isFull = after.length === this.size.rows * this.size.cols || this.game.cardsLeft() === 0;
    const isFront = !cardsOf(this.game, this.size).slice(0, after.length).includes('--');
    const isDealt = left - this.game.cardsLeft() === after.length - before.length;
    return stayed && isFull && isFront && isDealt ? undefined : `consolidated from ${before.join(' ')}`;
  }

  private hint(): string | undefined {
    const before = this.state;
    const hint = this.game.hint();
    const first = this.firstPair();
    if (this.state !== before) return 'a hint has changed the game';
    if (hint === null || first === undefined)
      return hint === null && first === undefined ? undefined : `hint ${String(hint)}, pair ${String(first)}`;
    if (String(hint) !== String(first)) return `hint ${String(hint)}, first pair ${String(first)}`;
    return this.chance.nextInt(4) > 0 ? this.remove(...hint) : undefined;
  }

  private remove(one: Coordinates, other: Coordinates): string | undefined {
    const before = this.state;
    const isPair = makesPair(this.game, one, other);
    const [score, cards] = [this.game.score(), [one, other].map((cell) => cardAt(this.game, cell))];
    const answer = this.game.removeCards(one, other);
    const said = `removeCards ${String(one)} ${String(other)}: ${String(answer)}`;
    if (answer !== isPair) return said;
    if (!answer) return this.state === before ? undefined : `${said}, but changed`;
    for (const card of cards) this.removed.add(card);
    const gone = [one, other].every((cell) => cardAt(this.game, cell) === '--');
    return gone && this.game.score() === score + 2 ? undefined : said;
  }

  /** Tries every pair of cells. */
  private firstPair(): [Coordinates, Coordinates] | undefined {
    const cells = cellsOf(this.size);
    for (const one of cells)
      for (const other of cells) if (makesPair(this.game, one, other)) return [one, other];
    return undefined;
  }

  /** The cards in the tableau, the removed cards and the cards left are 52 different cards. */
  private stateFault(): string | undefined {
    const { game, cards, removed } = this;
    const seen = new Set([...cards, ...removed]).size;
    const isRight = seen === cards.length + removed.size && game.score() === removed.size;
    const all = this.isDealt ? 52 : 0;
    if (!isRight || seen + game.cardsLeft() !== all) return `${seen} cards seen, ${removed.size} removed`;
    return game.playerWins() === (removed.size === 52) ? undefined : 'isWon is wrong';
  }

  /** Random Coordinates, sometimes outside the tableau. */
  private anywhere(): Coordinates {
    const { rows, cols } = this.size;
    return at(this.chance.nextInt(rows + 1), this.chance.nextInt(cols + 1));
  }

  private get state(): string {
    return stateOf(this.game, this.size);
  }

  private get cards(): string[] {
    return cardsOf(this.game, this.size).filter((card) => card !== '--');
  }
}

const SIZES: readonly Size[] = [
  FIVE,
  { rows: 2, cols: 3 },
  { rows: 3, cols: 2 },
  { rows: 1, cols: 1 },
  { rows: 1, cols: 52 },
  { rows: 4, cols: 13 },
  { rows: 7, cols: 7 },
];

test.each(SIZES)('on $rows x $cols', (size) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(new Caller(seed, size).fault()).toBeUndefined();
    }),
    { numRuns: size === FIVE ? 25 : 5 },
  );
});
