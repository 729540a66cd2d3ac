/**
 * Finds hints from what the player knows, without looking at hidden cards. Each hint is the first move of the shortest
 * line to a forward step, which is a step that no later move can undo. The choice of step depends only on the positions
 * reachable without a forward step. So each hint that the player follows shortens the line until that step is made, and
 * hints never loop.
 */
import type { FieldsOf } from '../../core/given.js';
import { checkOptions } from '../../core/given.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { SolveOptions } from '../budget.js';
import { indexOfCard } from '../card-index.js';
import { heightsSum } from '../heights.js';
import { movesOfSteps, played } from '../line.js';
import { HEIGHTS } from '../position.js';
import { solve } from '../solve.js';
import type { SearchStart } from '../start.js';
import { startOf, withCountedRedeals } from '../start.js';
import { DOWN_FROM_STOCK, UP_FROM_STOCK, cardOfStep, kindOf } from '../steps.js';
import { rowAt } from '../stock-reach.js';
import { finish } from './auto-moves.js';
import type { Hint, HintReason, NoHint } from './hint.js';
import { hintOf } from './hint.js';
import type { HintOptions } from './judge.js';
import { judge } from './judge.js';
import type { Knowledge } from './knowledge.js';
import { checkKnowledge, clicksToUnseen, filledWith, firstLook, nextLook, unseenIn } from './knowledge.js';
import type { CardBits, ForwardStep, NearPosition } from './neighbourhood.js';
import { Neighbourhood, cardBits, isUsefulLeft } from './neighbourhood.js';
import { plainHint } from './plain-hint.js';

/** The best next move for a player with this knowledge. @see knowledgeOf */
export function hint(known: Knowledge, options: HintOptions = {}): Hint | NoHint {
  checkKnowledge(known);
  checkOptions(options, { samples: true, visits: true } satisfies FieldsOf<HintOptions>);
  const { rules, layout } = known;
  if (rules.isWon(layout)) return { move: undefined, why: 'won' };
  const unseen = unseenIn(layout);
  const filled = filledWith(layout, unseen);
  const rest = finish(rules, layout);
  if (rest !== undefined) return hintOf(layout, rest, 'finish');
  const counted = withCountedRedeals(rules, layout);
  const start = startOf(counted, filled);
  if (start === undefined) return plainHint(known);
  return new HintFinder(
    { ...known, rules: counted },
    { start, filled, unseen: cardBits(unseen.map(indexOfCard)) },
    options,
  ).find();
}

class HintFinder {
  readonly rules: Rules;
  readonly layout: Layout;
  private readonly neighbourhood: Neighbourhood;

  constructor(
    known: Knowledge,
    private readonly facts: {
      /** The known layout, with any unseen card in each unknown place. */
      readonly filled: Layout;
      readonly start: SearchStart;
      /** The cards that the player has never seen. */
      readonly unseen: CardBits;
    },
    private readonly options: HintOptions,
  ) {
    this.rules = known.rules;
    this.layout = known.layout;
    this.neighbourhood = new Neighbourhood(facts.start, facts.unseen);
  }

  find(): Hint | NoHint {
    const [here] = this.neighbourhood.positions;
    if (here !== undefined && here.steps.length > 0) return this.hintTo(here.steps, 'safe');
    const safe = this.neighbourhood.forward.find(
      (forward) => forward.isSafe && forward.positions[0] === here,
    );
    if (safe !== undefined) {
      const told = this.hintTo([safe.step], reasonOf(safe.step, this.facts.start));
      return told.line.length === 1 ? told : (this.turnUp() ?? told);
    }
    const clicks = clicksToUnseen(this.rules, this.layout);
    if (clicks === 0 && !isUsefulLeft(this.facts.start, this.facts.unseen)) {
      return { move: undefined, why: 'nothing-left' };
    }
    if (clicks > 0 && this.canCycleStock()) return this.turnUp() ?? this.look(clicks);
    return this.best(clicks);
  }

  private look(clicks: number): Hint {
    return hintOf(this.layout, new Array<Move>(clicks).fill('stock'), 'look');
  }

  /** Can the player go through the stock and return to an equivalent position? */
  private canCycleStock(): boolean {
    const { reach, row, boundary } = this.facts.start;
    return (
      reach.isUnlimited && reach.alike[rowAt(row.length, boundary)] === reach.alike[rowAt(row.length, 0)]
    );
  }

  /** Turning up a face-down card reveals more than looking at the stock, and the stock can wait. */
  private turnUp(): Hint | undefined {
    const { neighbourhood, facts } = this;
    return this.bestOf(neighbourhood.forward.filter(({ step }) => reasonOf(step, facts.start) === 'turn-up'));
  }

  private best(clicks: number): Hint {
    return this.bestOf(this.neighbourhood.forward) ?? (clicks > 0 ? this.look(clicks) : this.raise());
  }

  /** Undefined for an empty list. */
  private bestOf(steps: readonly ForwardStep[]): Hint | undefined {
    const ranked = steps.slice().sort((one, other) => rankOfStep(one.step) - rankOfStep(other.step));
    const choices = ranked.map(({ step, positions }) => ({ step, now: canonical(positions).now }));
    const worth = choices.length === 1 ? [1] : judge(this, choices, this.options);
    const best = ranked[worth.indexOf(Math.max(...worth))] ?? ranked[0];
    return best && this.hintFor(best);
  }

  private hintFor({ step, positions }: ForwardStep): Hint {
    return this.hintTo([...(positions[0]?.steps ?? []), step], reasonOf(step, this.facts.start));
  }

  /** Moves as many cards up as possible, for a position without forward steps. */
  private raise(): Hint {
    const [best] = this.neighbourhood.positions
      .slice()
      .sort((one, other) => cardsUpIn(other) - cardsUpIn(one) || keyOf(one) - keyOf(other));
    return this.hintTo(best?.steps ?? [], 'raise');
  }

  private hintTo(steps: readonly number[], why: HintReason): Hint {
    return hintOf(this.layout, movesOfSteps(this.rules, this.facts.filled, steps), why);
  }
}

/** Picks the position in which to judge a step. The current position doesn't affect the choice. */
const canonical = (positions: readonly NearPosition[]): NearPosition =>
  positions.reduce((one, other) => (keyOf(other) < keyOf(one) ? other : one));

const keyOf = ({ now }: NearPosition): number => now[HEIGHTS] ?? 0;

const cardsUpIn = (position: NearPosition): number => heightsSum(keyOf(position));

/** Breaks ties: turning up a card comes first, and merely playing a stock card comes last. */
const rankOfStep = (step: number): number => [1, 0, 2, 3][kindOf(step)] ?? 4;

function reasonOf(step: number, { piles }: SearchStart): HintReason {
  switch (kindOf(step)) {
    case UP_FROM_STOCK:
      return 'raise-from-stock';
    case DOWN_FROM_STOCK:
      return 'play-from-stock';
    default:
      return piles.turned[cardOfStep(step)] === 1 ? 'turn-up' : 'empty';
  }
}

/**
 * X-ray: the first move of a winning line, found with all cards known, even the cards hidden from the player. Its
 * `line` goes to the end of the game. After the next move, the answer may be a different line.
 * @throws RangeError for the same arguments as `solve`
 */
export function xrayHint(rules: Rules, layout: Layout, options: SolveOptions = {}): Hint | NoHint {
  const answer = solve(rules, layout, options);
  if (answer.verdict === 'lost') return { move: undefined, why: 'lost' };
  if (answer.verdict === 'unknown') return { move: undefined, why: 'not-known' };
  return answer.moves.length === 0 ? { move: undefined, why: 'won' } : hintOf(layout, answer.moves, 'x-ray');
}

/**
 * Follows hints from this layout to the end. Hints see only the open cards.
 * @throws Error if the rules refuse a hint, which is a bug in `hint`
 */
export function playBlind(
  rules: Rules,
  layout: Layout,
  options: HintOptions = {},
): {
  readonly won: boolean;
  readonly moves: readonly Move[];
} {
  const moves: Move[] = [];
  let now = layout;
  let known = firstLook(rules, layout);
  for (;;) {
    const { move } = hint(known, options);
    if (move === undefined) return { won: rules.isWon(now), moves };
    now = played(rules, now, move);
    moves.push(move);
    known = nextLook(known, now);
  }
}
