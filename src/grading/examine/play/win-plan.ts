/**
 * Plans a win while some cards are unknown. The solver finds a line for the assumed cards. When a card turns out to be
 * a different one, the plan asks the solver again.
 */
import type { Random } from '../../../core/random.js';
import type { Move } from '../../../games/klondike/model/play.js';
import type { CardMove } from '../../../games/klondike/words/piles.js';
import { play } from '../../../games/klondike/model/play.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { solve } from '../../../solver/solve.js';
import type { KnownGame } from '../game/known-game.js';
import type { Card } from '../../../core/card.js';
import { KING, rankOf } from '../../../core/card.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { isAnyFaceDown } from '../../../games/klondike/model/layout.js';
import { movesOfSteps, played } from '../../../solver/line.js';
import { newSearch } from '../../../solver/solve-sets.js';
import type { SearchStart } from '../../../solver/start.js';
import { startWithout, startOf } from '../../../solver/start.js';
import { topOf } from '../../../core/pile.js';
import { FOUNDATIONS, TABLEAU } from '../../../games/klondike/words/piles.js';

/** The most positions that a search visits, and the most searches with different assumptions. */
const VISITS = 10_000;
const ASSUMPTIONS = 4;

export class WinPlan {
  private moves: readonly Move[] = [];
  private at = 0;
  /** The numbers of moves and corrections at which the plan's next move is due. */
  private due = { moves: -1, corrections: -1 };

  constructor(
    private readonly rules: Rules,
    private readonly chance: Random,
    /** The pile that the last card should come from, if possible. */
    private readonly last: LastFrom,
  ) {}

  /** Follows this line from the current position. */
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

  /** Makes the last move due again, because it was not made. */
  repeatMove(): void {
    this.at--;
    this.due = { ...this.due, moves: this.due.moves - 1 };
  }

  /** Moves the last card to another empty pile. From then on, the plan swaps the two piles. */
  swapPiles({ to: other }: CardMove): void {
    const last = this.moves[this.at - 1];
    if (last === undefined || last === 'stock') return;
    const exchanged = <Pile extends CardMove['from']>(pile: Pile): Pile =>
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
      game.shuffleAssumptions(this.chance);
    }
    return undefined;
  }
}

/** With this order, the search finds most wins within this many visits. */
const OPTIONS = { order: 'PLSUDF', visits: 4_000, bytes: 50_000_000 };

/**
 * A line that wins with the last card from the waste. Undefined if the search finds none. The search leaves one king in
 * the stock or waste until the end.
 */
export function lineWonFromWaste(rules: Rules, layout: Layout): Move[] | undefined {
  const start = startOf(rules, layout);
  if (start === undefined) return undefined;
  for (const king of [...layout.stock.cards, ...layout.waste.cards]) {
    if (rankOf(king) !== KING) continue;
    const line = lineKeeping(king, start, { rules, layout });
    if (line !== undefined) return line;
  }
  return undefined;
}

function lineKeeping(
  king: Card,
  start: SearchStart,
  { rules, layout }: { readonly rules: Rules; readonly layout: Layout },
): Move[] | undefined {
  const search = newSearch(startWithout(start, king), OPTIONS);
  try {
    if (search.run() !== 'won') return undefined;
    const moves = movesOfSteps(rules, layout, search.steps);
    const end = moves.reduce((now, move) => played(rules, now, move), layout);
    const ending = lineEndingWith(rules, end, 'waste');
    return ending && [...moves, ...ending];
  } finally {
    search.end();
  }
}

export type LastFrom = 'waste' | 'tableau';

/** The most clicks in a row without a move to a foundation. This is enough to go through a stock twice. */
const MOST_CLICKS = 60;

/**
 * A line that ends a game with the last card from the wanted pile. Undefined if cards are face down, or if no king
 * there can wait for all other cards.
 */
export function lineEndingWith(rules: Rules, layout: Layout, last: LastFrom): Move[] | undefined {
  if (isAnyFaceDown(layout)) return undefined;
  const piles = last === 'waste' ? (['stock', 'waste'] as const) : TABLEAU;
  const kings = piles.flatMap((id) => layout[id].cards.filter((card) => rankOf(card) === KING));
  for (const king of kings) {
    const line = lineWithout(rules, layout, king);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Moves every card to a foundation as soon as possible, but this king last. */
function lineWithout(rules: Rules, start: Layout, king: Card): Move[] | undefined {
  const moves: Move[] = [];
  let layout = start;
  for (let clicks = 0; clicks < MOST_CLICKS && !rules.isWon(layout);) {
    const up = moveUpIn(rules, layout, king);
    const move = up ?? 'stock';
    const outcome = play(rules, layout, move);
    if (!outcome.ok) return undefined;
    clicks = up === undefined ? clicks + 1 : 0;
    moves.push(move);
    layout = outcome.next;
  }
  return rules.isWon(layout) ? moves : undefined;
}

function moveUpIn(rules: Rules, layout: Layout, king: Card): CardMove | undefined {
  const isLast = FOUNDATIONS.reduce((sum, id) => sum + layout[id].cards.length, 0) === 51;
  for (const from of ['waste', ...TABLEAU] as const) {
    const top = topOf(layout[from]);
    if (top === undefined || (top === king && !isLast)) continue;
    for (const to of FOUNDATIONS) {
      const carry = { from, count: 1, to };
      if (play(rules, layout, carry).ok) return carry;
    }
  }
  return undefined;
}
