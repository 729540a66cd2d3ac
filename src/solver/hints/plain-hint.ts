/**
 * Hints under rules or in layouts that sets of cards do not tell, such as building by suit, or a tableau with all cards
 * face up. The positions around are gone through move by move, without any shortcut. As in `find-hint.ts`, who follows
 * the hints makes no circle: each leads to the nearest step of the best kind that can be reached, and no step is ever
 * taken back.
 */
import { HIDDEN } from '../../core/card.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { keyUnder } from '../../games/klondike/model/layout-key.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { isFoundation, isTableau } from '../../games/klondike/words/piles.js';
import { played } from '../plain-search.js';
import { rowOf } from '../stock-reach.js';
import { isSeen } from './knowledge.js';
import type { Hint, HintReason, NoHint } from './hint.js';
import { hintOf } from './hint.js';
import type { Knowledge } from './knowledge.js';

/** The most positions around that are gone through: some tenths of a second. */
const MOST_PLACES = 4000;

/** A position around, and the way to it. */
interface ReachedPlace {
  readonly layout: Layout;
  readonly from: ReachedPlace | undefined;
  readonly move: Move | undefined;
}

/** The steps that nothing takes back, the best kind first. */
type ForwardKind = 'turn-up' | 'free' | 'look' | 'raise-from-stock' | 'play-from-stock';

/** To look at the stock costs nothing where it can be gone through again and again. */
const orderIn = ({ redeals }: Rules): readonly (ForwardKind | 'rise')[] =>
  redeals === Infinity
    ? ['turn-up', 'free', 'look', 'raise-from-stock', 'rise', 'play-from-stock']
    : ['turn-up', 'free', 'raise-from-stock', 'rise', 'play-from-stock', 'look'];

/** A hint, by the model alone. The game is not won, and does not play itself. */
export const plainHint = ({ rules, layout }: Pick<Knowledge, 'rules' | 'layout'>): Hint | NoHint =>
  new PlainSearch(rules, layout).give();

/** Goes from position to position, the nearest first, by moves that can be taken back, and notes each step. */
class PlainSearch {
  private readonly start: ReachedPlace;
  private readonly places: ReachedPlace[];
  private readonly keyOf: (layout: Layout) => string;
  private readonly met: Set<string>;
  /** The nearest of each kind. */
  private readonly steps = new Map<ForwardKind, ReachedPlace>();
  /** The place with most cards on the foundations. */
  private highest: ReachedPlace;

  constructor(
    private readonly rules: Rules,
    layout: Layout,
  ) {
    this.start = this.highest = { layout, from: undefined, move: undefined };
    this.places = [this.start];
    this.keyOf = keyUnder(rules);
    this.met = new Set([this.keyOf(layout)]);
  }

  give(): Hint | NoHint {
    const { places, steps, start } = this;
    // It grows while it is gone through.
    for (const place of places) {
      if (steps.has('turn-up') || steps.has('free') || this.isCut) break;
      this.leave(place);
      if (!steps.has('play-from-stock') || !steps.has('raise-from-stock')) this.goThroughStock(place);
    }
    for (const kind of orderIn(this.rules)) {
      // If the search was cut short, the next hint may find a higher place and lead back: a circle.
      const place = kind !== 'rise' ? steps.get(kind) : this.isCut ? undefined : this.highest;
      if (place === undefined || place === start) continue;
      return hintOf(start.layout, lineTo(place), kind === 'rise' ? riseOf(start.layout, place.layout) : kind);
    }
    return { move: undefined, why: this.isCut ? 'not-known' : 'nothing-left' };
  }

  private get isCut(): boolean {
    return this.places.length > MOST_PLACES;
  }

  /** Moves cards on tableau and foundations. Clicks on the stock change nothing there. */
  private leave(place: ReachedPlace): void {
    const { rules, met, places } = this;
    for (const move of this.carriesAt(place.layout, false)) {
      const next: ReachedPlace = { layout: played(rules, place.layout, move), from: place, move };
      const step = stepOf(rules, place.layout, next);
      if (step !== undefined) {
        this.note(step, next);
        continue;
      }
      const key = this.keyOf(next.layout);
      if (met.has(key)) continue;
      met.add(key);
      places.push(next);
      if (height(next.layout) > height(this.highest.layout)) this.highest = next;
    }
  }

  /** Clicks on until every card that comes into play was seen, and notes what each can do at this place. */
  private goThroughStock(place: ReachedPlace): void {
    const { rules } = this;
    let at = place;
    for (let clicks = 0; clicks <= 2 * rowOf(place.layout).length + 2; clicks++) {
      for (const move of this.carriesAt(at.layout, true)) {
        const step = isFoundation(move.to) ? 'raise-from-stock' : 'play-from-stock';
        this.note(step, { layout: played(rules, at.layout, move), from: at, move });
      }
      const outcome = play(rules, at.layout, 'stock');
      if (!outcome.ok) return;
      at = { layout: outcome.next, from: at, move: 'stock' };
      const { layout } = at;
      if (rowOf(layout).some((card, index) => card === HIDDEN && isSeen(rules, layout, index)))
        return this.note('look', at);
    }
  }

  /** The legal carries of known cards: those from the pile in play, or all others. */
  private carriesAt(layout: Layout, isInPlay: boolean): Carry[] {
    return legalMoves(this.rules, layout).filter(
      (move): move is Carry =>
        move !== 'stock' && (move.from === this.rules.inPlay) === isInPlay && isKnown(layout, move),
    );
  }

  private note(step: ForwardKind, place: ReachedPlace): void {
    if (!this.steps.has(step)) this.steps.set(step, place);
  }
}

/** Are the cards known that a move lifts? */
const isKnown = (layout: Layout, { from, count }: Carry): boolean =>
  !layout[from].cards.slice(-count).includes(HIDDEN);

/** The step that a carry on the tableau is; undefined if it can be taken back. */
function stepOf(
  rules: Rules,
  before: Layout,
  { layout: after, move }: ReachedPlace,
): ForwardKind | undefined {
  if (move === undefined || move === 'stock') return undefined;
  if (after[move.from].faceDown < before[move.from].faceDown) return 'turn-up';
  return isOutOfOrder(rules, before, move) ? 'free' : undefined;
}

/** Do the cards lie on one on which they could not be built? Once they are away they never lie there again. */
function isOutOfOrder({ build }: Rules, layout: Layout, { from, count }: Carry): boolean {
  const { cards } = layout[from];
  const lowest = cards.at(-count);
  const under = cards.at(-count - 1);
  return isTableau(from) && lowest !== undefined && under !== undefined && build(lowest, under) !== undefined;
}

/** How many cards are up and then how many piles are empty, in one number. */
const height = (layout: Layout): number =>
  8 * cardsUp(layout) + tableauOf(layout).filter(({ cards }) => cards.length === 0).length;

const cardsUp = (layout: Layout): number =>
  foundationsOf(layout).reduce((sum, { cards }) => sum + cards.length, 0);

const riseOf = (before: Layout, after: Layout): HintReason =>
  cardsUp(after) > cardsUp(before) ? 'raise' : 'empty';

function lineTo(place: ReachedPlace): Move[] {
  const line: Move[] = [];
  for (let at: ReachedPlace | undefined = place; at?.move !== undefined; at = at.from) line.push(at.move);
  return line.reverse();
}
