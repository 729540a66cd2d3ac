/**
 * Hints that never lose a winnable game. They look at every card. A hint from the seen cards stands if its line keeps the
 * game winnable; otherwise the hint is the next move of a winning line.
 */
import { keyUnder } from '../games/klondike/model/layout-key.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { tableauOf } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { SolveOptions } from '../solver/budget.js';
import type { Hint, HintReason, NoHint } from '../solver/hints/hint.js';
import { hintOf } from '../solver/hints/hint.js';
import { played } from '../solver/line.js';
import type { Solver } from '../solver/worker/start-solver.js';

/** The limits of each search. Nearly all deals that are found for players are proved winnable within 20,000 visits. */
const BUDGET: SolveOptions = { visits: 20_000, milliseconds: 1500, bytes: 2 ** 26 };

/** Moves that never lose a game. */
const HARMLESS: ReadonlySet<HintReason> = new Set(['safe', 'finish']);

/** The most positions to remember. */
const MOST_KEPT = 1000;

interface HintedLayout {
  readonly layout: Layout;
  /** The hint from the cards that the player has seen. */
  readonly seen: Hint | NoHint;
  readonly signal: AbortSignal;
}

/** The rest of a line, by the key of the layout before it. */
type LineRests = ReadonlyMap<string, readonly Move[]>;

/** Hints for games under the same rules. */
export class WinningHints {
  private readonly keyOf: (layout: Layout) => string;
  /** The last winning line. */
  private won: LineRests = new Map();
  /**
   * The part of a winning line that hints have begun, up to the first move that can't be undone. Hints follow it to there,
   * so that they never lead in a circle.
   */
  private begun: LineRests = new Map();
  private readonly verdicts = new Map<string, boolean>();

  constructor(
    private readonly rules: Rules,
    private readonly solver: Pick<Solver, 'solve'>,
  ) {
    this.keyOf = keyUnder(rules);
  }

  async hintFor(hinted: HintedLayout): Promise<Hint | NoHint> {
    const { layout, seen } = hinted;
    if (seen.move === undefined || HARMLESS.has(seen.why)) return seen;
    const begun = this.begun.get(this.keyOf(layout));
    if (begun !== undefined) return hintOf(layout, begun, 'keeps-win');
    if (await this.isWinnableAfter(seen.line, hinted)) return seen;
    const line = await this.winningLine(hinted);
    const [next] = line ?? [];
    if (line === undefined || next === undefined) return seen;
    this.begun = this.restsOf(layout, line, isForGood);
    return hintOf(layout, line, 'keeps-win');
  }

  private async isWinnableAfter(moves: readonly Move[], { layout, signal }: HintedLayout): Promise<boolean> {
    const end = moves.reduce((now, move) => played(this.rules, now, move), layout);
    const key = this.keyOf(end);
    const known = this.won.has(key) || this.verdicts.get(key);
    if (known !== undefined) return known;
    const answer = await this.solver.solve(this.rules, end, { ...BUDGET, signal });
    if (signal.aborted) return false;
    const isWinnable = answer.verdict === 'winnable';
    if (this.verdicts.size >= MOST_KEPT) this.verdicts.clear();
    this.verdicts.set(key, isWinnable);
    if (isWinnable) this.won = this.restsOf(layout, [...moves, ...answer.moves]);
    return isWinnable;
  }

  private async winningLine({ layout, signal }: HintedLayout): Promise<readonly Move[] | undefined> {
    const answer = await this.solver.solve(this.rules, layout, { ...BUDGET, short: true, signal });
    if (answer.verdict !== 'winnable') return this.won.get(this.keyOf(layout));
    this.won = this.restsOf(layout, answer.moves);
    return answer.moves;
  }

  /** @param isLast true for the last move to include; by default, all moves are included */
  private restsOf(
    layout: Layout,
    line: readonly Move[],
    isLast: (before: Layout, after: Layout) => boolean = () => false,
  ): LineRests {
    const rests = new Map<string, readonly Move[]>();
    let now = layout;
    for (const [at, move] of line.entries()) {
      rests.set(this.keyOf(now), line.slice(at));
      const before = now;
      now = played(this.rules, now, move);
      if (isLast(before, now)) return rests;
    }
    return rests;
  }
}

/** Can no later move take this move back? It turns up a card, or plays one from the stock or waste. */
const isForGood = (before: Layout, after: Layout): boolean => cardsToFree(after) < cardsToFree(before);

const cardsToFree = (layout: Layout): number =>
  tableauOf(layout).reduce(
    (sum, { faceDown }) => sum + faceDown,
    layout.stock.cards.length + layout.waste.cards.length,
  );
