/**
 * Plans a win of a game whose cards are partly assumed: the solver finds a line for what is assumed, and whenever a card
 * that is turned up turns out to be another, it is asked again.
 */
import type { Random } from '../../core/random.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { solve } from '../../solver/solve.js';
import { lineEndingWith } from './last-card.js';
import type { LastFrom } from './last-card.js';
import type { KnownGame } from './known-game.js';
import { lineWonFromWaste } from './won-from-waste.js';

/** A search may visit this many positions, and be asked this often with other assumptions. */
const VISITS = 10_000;
const ASSUMPTIONS = 4;

export class Plan {
  private moves: readonly Move[] = [];
  private at = 0;
  /** How many moves were made, and corrections known, where the next move of the plan is due. */
  private due = { moves: -1, corrections: -1 };

  constructor(
    private readonly rules: Rules,
    private readonly chance: Random,
    /** Where the last card is to come from, if that can be had. */
    private readonly last: LastFrom,
  ) {}

  /** Follows this line, from where the game stands. */
  follow(game: KnownGame, moves: readonly Move[]): void {
    this.moves = moves;
    this.at = 0;
    this.due = { moves: game.moves, corrections: game.corrections };
  }

  /** Undefined if no win is found from here. */
  next(game: KnownGame): Move | undefined {
    const { due } = this;
    if (game.moves !== due.moves || game.corrections !== due.corrections) this.replan(game);
    const move = this.moves[this.at++];
    this.due = { moves: game.moves + 1, corrections: game.corrections };
    return move;
  }

  /** The last move was not made, and is due again. */
  again(): void {
    this.at--;
    this.due = { ...this.due, moves: this.due.moves - 1 };
  }

  /** The last move, to an empty pile, is made to another empty one: from there on the two have changed places. */
  exchange({ to: other }: Carry): void {
    const last = this.moves[this.at - 1];
    if (last === undefined || last === 'stock') return;
    const exchanged = <Pile extends Carry['from']>(pile: Pile): Pile =>
      (pile === last.to ? other : pile === other ? last.to : pile) as Pile;
    this.moves = this.moves.map((move, index) =>
      move === 'stock' || index < this.at - 1
        ? move
        : { ...move, from: exchanged(move.from), to: exchanged(move.to) },
    );
  }

  private replan(game: KnownGame): void {
    this.at = 0;
    this.moves = lineEndingWith(this.rules, game.layout, this.last) ?? this.lineFrom(game) ?? [];
  }

  private lineFrom(game: KnownGame): readonly Move[] | undefined {
    for (let tries = 0; tries < ASSUMPTIONS; tries++) {
      const fromWaste = this.last === 'waste' ? lineWonFromWaste(this.rules, game.layout) : undefined;
      if (fromWaste !== undefined) return fromWaste;
      const answer = solve(this.rules, game.layout, { visits: VISITS });
      if (answer.verdict === 'winnable') return answer.moves;
      if (game.unknownCards.length < 2) return undefined;
      game.assumeAnew(this.chance);
    }
    return undefined;
  }
}
