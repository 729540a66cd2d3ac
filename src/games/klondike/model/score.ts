/**
 * The score of a game, computed from its rules and its layouts from the deal to the current one. Undone moves are not
 * included, so undo takes points back.
 *
 * Standard scoring follows Windows Solitaire, as its help describes it ("Scoring Systems": 10 for
 * a card to a suit stack, 5 from the deck to a row stack, 5 for a card turned over in a row stack, -15 from a suit stack
 * to a row stack, -100 for each pass through the deck after the first at draw one) and as "Klondike (solitaire)" in
 * Wikipedia describes it. The part that depends on time (minus 2 points every ten seconds, a bonus for a quick win) is
 * left out, because the score must follow from the moves alone.
 *
 * Vegas scoring: a game costs 52 dollars, and each card on the foundations pays five (the same help; W. Marson, "Rules
 * for Playing Las Vegas Solitaire", University of North Carolina at Pembroke).
 */
import type { Pile } from '../../../core/pile.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import type { PileId } from '../words/piles.js';
import type { Layout } from './layout.js';
import type { Rules } from './rules.js';
import { ULG } from './rules.js';

/** The points of a game with these layouts, from the deal to the current one. */
type ScoreOf = (rules: Rules, line: readonly Layout[]) => number;

/** The points for each step in standard scoring. */
export const POINTS = {
  toFoundation: 10,
  toTableau: 5,
  turnedUp: 5,
  worriedBack: -15,
  recycled: -100,
} as const;

/** The price of a game in dollars, in Vegas scoring. */
export const PRICE = 52;
export const PAID_A_CARD = 5;

/**
 * Never below 0. Turning the waste over costs at most the current points. A card that comes back from a foundation
 * always costs 15 points, even if they are taken from points scored later. Otherwise a player at 0 points could gain
 * points by moving it down and up again.
 */
export const standardScore: ScoreOf = (rules, line) => {
  let sum = 0;
  line.slice(1).forEach((after, index) => {
    const before = line[index] ?? after;
    sum += isRecycled(before, after)
      ? rules.draw === 1
        ? Math.max(POINTS.recycled, -Math.max(0, sum))
        : 0
      : pointsOf(rules, before, after);
  });
  return Math.max(0, sum);
};

/** In dollars; it can be below 0. */
export const vegasScore: ScoreOf = (_, line) => {
  const layout = line.at(-1);
  if (layout === undefined) return 0;
  const cards = FOUNDATIONS.reduce((sum, id) => sum + layout[id].cards.length, 0);
  return PAID_A_CARD * cards - PRICE;
};

/** The ways to score a game, by name. */
export const SCORES = { standard: standardScore, vegas: vegasScore } as const satisfies Record<
  string,
  ScoreOf
>;

/** How a game is scored; `none` if it has no score. */
export const SCORINGS = ['none', 'standard', 'vegas'] as const;

export type Scoring = (typeof SCORINGS)[number];

const isRecycled = (before: Layout, after: Layout): boolean =>
  after.stock.cards.length > before.stock.cards.length;

function pointsOf({ inPlay }: Rules, before: Layout, after: Layout): number {
  const gained = (id: PileId): number => after[id].cards.length - before[id].cards.length;
  let points = 0;
  if (FOUNDATIONS.some((id) => gained(id) > 0)) points += POINTS.toFoundation;
  if (TABLEAU.some((id) => gained(id) > 0)) {
    if (gained(inPlay) < 0) points += POINTS.toTableau;
    if (FOUNDATIONS.some((id) => gained(id) < 0)) points += POINTS.worriedBack;
  }
  if (TABLEAU.some((id) => isTurnedUp(before[id], after[id]))) points += POINTS.turnedUp;
  return points;
}

const isTurnedUp = (before: Pile, after: Pile): boolean => after.faceDown < before.faceDown;

/** Courses ask for a game without a score, so only the main house is scored, with or without changes. */
export const isScored = (house: string): boolean => house === ULG.name || house.startsWith(`${ULG.name}, `);
