/** Plays on after a win: wins again, takes the game apart, undoes it back to the deal, and starts the next game. */
import type { Suit } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, HIDDEN, SPADES, rankOf, suitOf } from '../../../core/card.js';
import { topOf } from '../../../core/pile.js';
import type { Random } from '../../../core/random.js';
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../../games/klondike/contract/calls.js';
import { randomPlay } from './random-play.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Move } from '../../../games/klondike/model/play.js';
import { play } from '../../../games/klondike/model/play.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import { eventOf } from '../game/effect.js';
import type { Excursions } from './excursions.js';
import type { EventOutcome, HandlerRun } from '../handler-run.js';
import { isOver } from '../handler-run.js';
import { clickStock } from './stock-tour.js';

/**
 * Takes a won game apart. First, all four suits come back from their foundations, down to the aces, and return to them.
 * Then two suits do the same while the other two stay complete. This moves cards of all ranks down and up, tries aces
 * on full foundations, and wins the game on the fourth foundation.
 */
export function takeApart(run: HandlerRun, excursions: Excursions): EventOutcome {
  downAndUp(run, excursions, 4);
  return run.hasEnded ? 'ended' : downAndUp(run, excursions, 2);
}

/** @param suits the number of suits that leave the foundations; with two, one is the suit of the fourth foundation */
function downAndUp(run: HandlerRun, excursions: Excursions, suits: 2 | 4): EventOutcome {
  if (run.game === undefined || run.undoTo(run.game.moves - 1) !== 'right') return 'lost';
  const last = topOf(run.game.layout.f4);
  if (last === undefined) return 'lost';
  const chosen: readonly Suit[] =
    suits === 4 ? [SPADES, HEARTS, DIAMONDS, CLUBS] : [suitOf(last), OTHER_COLOR[suitOf(last)]];
  const down = makeMoves(run, excursions, (move) => comesDown(run, move, chosen));
  if (down !== 'right') return down;
  return makeMoves(run, excursions, (move) => move !== 'stock' && isFoundation(move.to));
}

/** High ranks leave the foundations first. The fourth foundation is filled last. */
const byOrder =
  (layout: Layout) =>
  (one: Move, other: Move): number =>
    heightOf(layout, other) - heightOf(layout, one) || targetOf(one).localeCompare(targetOf(other));

/** The rank of the card that leaves a foundation; 0 for other moves. */
const heightOf = (layout: Layout, move: Move): number =>
  move !== 'stock' && isFoundation(move.from) ? rankOf(topOf(layout[move.from]) ?? HIDDEN) : 0;

const targetOf = (move: Move): string => (move === 'stock' ? '' : move.to);

/** Makes the requested moves until none are left, with detours before each. */
function makeMoves(run: HandlerRun, excursions: Excursions, isWanted: (move: Move) => boolean): EventOutcome {
  for (let moves = 0; moves < 60; moves++) {
    if (run.isWon) return 'right';
    const tried = excursions.from(run);
    if (isOver(tried)) return tried;
    const { game } = run;
    if (game === undefined) return 'lost';
    const [first] = run.legalMoves().filter(isWanted).sort(byOrder(game.layout));
    const move = first && (run.otherEmptyPile(first) ?? first);
    const call = move && eventOf(move);
    if (call === undefined) return 'right';
    if (run.openEffectOf(call) === undefined) return 'lost';
    const answer = run.step(call);
    if (isOver(answer)) return answer;
  }
  return run.game === undefined ? 'lost' : 'right';
}

/** Does the move take a card of these suits from a foundation, or the last king from the waste? */
function comesDown({ game }: HandlerRun, move: Move, suits: readonly Suit[]): boolean {
  if (game === undefined || move === 'stock' || !isTableau(move.to)) return false;
  if (move.from === 'waste') return true;
  const card = isFoundation(move.from) ? topOf(game.layout[move.from]) : undefined;
  return card !== undefined && suits.includes(suitOf(card));
}

const OTHER_COLOR: Readonly<Record<Suit, Suit>> = { 0: 1, 1: 0, 2: 3, 3: 2 };

/** The number of moves undone before each new win. */
const DEPTHS = [1, 1, 20] as const;

/** Undoes the win and wins again, several times. The result must always be the same. */
export function winAgain(run: HandlerRun): void {
  for (const depth of DEPTHS) if (!undoAndWin(run, depth)) return;
}

function undoAndWin(run: HandlerRun, depth: number): boolean {
  const moves: Move[] = [];
  while (moves.length < depth && run.game?.last !== undefined) {
    moves.unshift(run.game.last);
    if (run.undoTo(run.game.moves - 1) !== 'right') return false;
  }
  return moves.every((move) => {
    const answer = run.game === undefined ? 'lost' : run.step(eventOf(move));
    return !isOver(answer);
  });
}

/** Plays on in a new game. Nothing from the won game may be undone, counted or shown in the new one. */
export function playNextGame(run: HandlerRun, chance: Random): void {
  run.newGame();
  for (const call of [UNDO, STOCK, UNDO, ...new Array<KlondikeCall>(10).fill(STOCK)]) {
    if (run.game === undefined || run.isFatal(call)) return;
    // Any later fault would have the same cause.
    if (run.step(call) !== 'right') return;
  }
  randomPlay(run, chance, 150);
}

/** Enough clicks to turn over any stock, recycle the waste and turn it over again. */
const CLICKS = 17;

/** A pass must reach at least three untried events, and one for every three clicks. */
const LEAST_NEW = { least: 3, perClick: 1 / 3 } as const;

/**
 * Undoes a won game back to its deal. All cards are known by then, so the grader knows where a pass through the stock
 * brings untried cards to the waste.
 */
export function undoToDeal(run: HandlerRun, excursions: Excursions): EventOutcome {
  while (run.game !== undefined && run.game.moves > 0) {
    const undone = run.undoTo(run.game.moves - 1);
    if (undone !== 'right') return undone;
    const answer = excursions.from(run);
    if (answer !== 'right') return answer;
    const times = usefulClicks(run, excursions);
    const passed = times === 0 ? 'right' : passThroughStock(run, excursions, times);
    if (passed !== 'right') return passed;
  }
  return run.game === undefined ? 'lost' : 'right';
}

/** The clicks that bring all untried cards to the waste; 0 if there are too few such cards. */
function usefulClicks({ rules, game }: HandlerRun, excursions: Excursions): number {
  if (game === undefined) return 0;
  const news = new Set<string>();
  let layout: Layout = game.layout;
  let last = 0;
  for (let click = 1; click <= CLICKS; click++) {
    const clicked = play(rules, layout, 'stock');
    if (!clicked.ok) break;
    layout = clicked.next;
    const before = news.size;
    for (const to of [...FOUNDATIONS, ...TABLEAU]) {
      const move = { from: 'waste', count: 1, to } as const;
      const kind = play(rules, layout, move).ok ? 'carry' : 'refused';
      for (const key of excursions.newKeys(layout, { kind, move })) news.add(key);
    }
    if (news.size > before) last = click;
  }
  return news.size < Math.max(LEAST_NEW.least, LEAST_NEW.perClick * last) ? 0 : last;
}

function passThroughStock(run: HandlerRun, excursions: Excursions, times: number): EventOutcome {
  const { game } = run;
  if (game === undefined) return 'lost';
  const { moves } = game;
  const passed = clickStock(run, times, {
    isWanted: ({ kind }) => kind !== 'nothing left',
    then: () => excursions.from(run),
  });
  if (passed !== 'right') return passed;
  return run.undoTo(moves);
}
