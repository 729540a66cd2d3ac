/** Gives advice on the Klondike game in play: the solver's answers as calls of its handler. */
import type { Advice, HintLevel } from '../core/assistance.js';
import { checkHintLevel, adviceUpTo } from '../core/advice.js';
import type { LineVerdict, StateVerdict } from '../core/line-verdicts.js';
import { LineVerdicts, WatchedLine } from '../core/line-verdicts.js';
import type { KlondikeAssistance } from '../games/klondike/contract/assistant.js';
import { callForMove, moveOfCall } from '../games/klondike/contract/calls.js';
import type { KlondikeCall } from '../games/klondike/contract/handler.js';
import type { KlondikeController } from '../games/klondike/controller/klondike-controller.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import { play } from '../games/klondike/model/play.js';
import { statesOf } from '../games/klondike/controller/saved-game.js';
import { keyUnder } from '../games/klondike/model/layout-key.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { viewFromCalls } from '../games/klondike/views/view-call.js';
import type { PileId } from '../games/klondike/words/piles.js';
import type { SolveOptions } from '../solver/budget.js';
import { played } from '../solver/line.js';
import type { Hint, NoHint } from '../solver/hints/hint.js';
import { reasonIn } from '../solver/hints/hint.js';
import type { Knowledge } from '../solver/hints/knowledge.js';
import { firstLook, nextLook } from '../solver/hints/knowledge.js';
import { canPost } from '../solver/worker/messages.js';
import type { Solver } from '../solver/worker/start-solver.js';
import { startSolver } from '../solver/worker/start-solver.js';
import { WinningHints } from './winning-hints.js';

/** Options for advice on a game. */
export interface AdviceOptions {
  /** Finds hints. The default is a solver with its own worker. */
  readonly hints?: Solver | undefined;
  /** Finds verdicts, which may take a long time. The default is a solver with another worker. */
  readonly verdicts?: Solver | undefined;
  /** The budget for the verdict on one position. The default is ten seconds and 256 MB. */
  readonly budget?: Omit<SolveOptions, 'signal' | 'progress'> | undefined;
  /**
   * May hints look at every card, so that they never lose a winnable game? Asked for each hint. By default, hints use only
   * the cards that the player has seen.
   */
  readonly keepsWinnable?: (() => boolean) | undefined;
}

const VERDICT_BUDGET: SolveOptions = { milliseconds: 10_000, bytes: 2 ** 28 };

/** Watches a game from now on. The player's knowledge grows with each event, and hints use only that knowledge by default. */
export class KlondikeAdvice implements KlondikeAssistance {
  private readonly line: WatchedLine<Layout>;
  private searched: {
    readonly rules: Rules;
    readonly verdicts: LineVerdicts<Layout>;
    readonly hints: WinningHints;
  };
  private readonly hints: Solver;
  private readonly verdicts: Solver;
  private readonly startedSolvers: readonly Solver[];
  private readonly detach: () => void;
  private readonly budget: NonNullable<AdviceOptions['budget']>;
  private readonly keepsWinnable: () => boolean;
  /**
   * The player's knowledge of the cards; undefined before the first layout. It grows with each layout of `knownDeal`
   * and starts again with another deal, even one whose first cards are the same.
   */
  private knowledge: Knowledge | undefined;
  private knownDeal: string | undefined;

  constructor(
    private readonly game: Pick<
      KlondikeController,
      'rules' | 'deal' | 'layout' | 'moves' | 'attach' | 'save'
    >,
    { hints, verdicts, budget = VERDICT_BUDGET, keepsWinnable = () => false }: AdviceOptions = {},
  ) {
    this.budget = budget;
    this.keepsWinnable = keepsWinnable;
    this.hints = hints ?? startSolver();
    this.verdicts = verdicts ?? startSolver();
    this.startedSolvers = [this.hints, this.verdicts].filter(
      (solver) => solver !== hints && solver !== verdicts,
    );
    this.searched = this.newCache();
    this.line = new WatchedLine(() => ({ state: game.layout, moves: game.moves }), statesOf(game));
    for (const layout of this.line.line) this.learn(layout);
    this.detach = game.attach(
      viewFromCalls(({ call }) => {
        if (call === 'refreshWindow') this.update();
      }),
    );
  }

  async hint(level: HintLevel): Promise<Advice<KlondikeCall, PileId> | undefined> {
    checkHintLevel(level);
    const { knowledge } = this;
    return knowledge && this.line.unlessMoved(this.hintFrom(knowledge, level), undefined);
  }

  async safe(): Promise<readonly KlondikeCall[]> {
    const { layout, rules } = this.game;
    if (layout === undefined) return [];
    return callsOf(await this.line.unlessMoved(this.hints.safe(rules, layout), []));
  }

  async finish(): Promise<readonly KlondikeCall[] | undefined> {
    const { knowledge } = this;
    const { layout, rules } = this.game;
    if (layout === undefined || knowledge === undefined) return undefined;
    const rest = this.hints.finish(rules, layout, knowledge.layout);
    const moves = await this.line.unlessMoved(rest, undefined);
    return moves && callsOf(moves);
  }

  async verdict(signal?: AbortSignal): Promise<LineVerdict | undefined> {
    const line = this.line.line.slice();
    if (line.length === 0) return undefined;
    return this.line.untilMoved(signal, (over) => this.cache.verdicts.verdict(line, over));
  }

  known(calls: readonly KlondikeCall[]): Promise<readonly LineVerdict['verdict'][]> {
    const states = statesAlong(this.game.rules, this.line.line[0], calls);
    return Promise.resolve(states.map((state) => this.cache.verdicts.known(state)));
  }

  async solution(signal?: AbortSignal): Promise<readonly KlondikeCall[] | undefined> {
    const { layout, rules } = this.game;
    if (layout === undefined) return undefined;
    return this.line.untilMoved(signal, async (over) => {
      const answer = await this.verdicts.solve(rules, layout, { short: true, ...this.budget, signal: over });
      return answer.verdict === 'winnable' ? callsOf(answer.moves) : undefined;
    });
  }

  /** Stops watching, and ends the workers that were started for it. */
  end(): void {
    this.detach();
    for (const solver of this.startedSolvers) solver.end();
  }

  /** What the searches under the current rules found. It starts again when a game with other rules is restored. */
  private get cache(): KlondikeAdvice['searched'] {
    if (this.searched.rules !== this.game.rules) this.searched = this.newCache();
    return this.searched;
  }

  private newCache(): KlondikeAdvice['searched'] {
    const { rules } = this.game;
    const verdicts = new LineVerdicts<Layout>(keyUnder(rules), (layout, signal) =>
      this.decide(layout, { ...this.budget, ...(signal && { signal }) }),
    );
    return { rules, verdicts, hints: new WinningHints(rules, this.hints) };
  }

  private update(): void {
    this.line.look();
    const now = this.line.line.at(-1);
    if (now !== undefined) this.learn(now);
  }

  /** Learns only from the open cards in the layout. */
  private learn(layout: Layout): void {
    const { knowledge, knownDeal } = this;
    const { deal, rules } = this.game;
    this.knowledge =
      knowledge === undefined || deal !== knownDeal || rules !== knowledge.rules
        ? firstLook(rules, layout)
        : nextLook(knowledge, layout);
    this.knownDeal = deal;
  }

  private async hintFrom(known: Knowledge, level: HintLevel): Promise<Advice<KlondikeCall, PileId>> {
    const found = await this.bestHint(known);
    if (found.move === undefined) return { isPossible: false, why: found.why };
    const { move, card } = found;
    const where = move === 'stock' ? move : namedPile(this.game.rules, move.from);
    return adviceUpTo(level, { isPossible: true, where, card, calls: callsOf([move]), why: reasonIn(found) });
  }

  /** Custom rules can't be solved in a worker, so hints for them use only the seen cards. */
  private async bestHint(known: Knowledge): Promise<Hint | NoHint> {
    const { rules, layout } = this.game;
    const seen = await this.hints.hint(known);
    if (layout === undefined || !this.keepsWinnable() || !canPost(rules)) return seen;
    if (this.cache.verdicts.known(layout) === 'lost') return seen;
    return this.line.untilMoved(undefined, (signal) => this.cache.hints.hintFor({ layout, seen, signal }));
  }

  private async decide(layout: Layout, options: SolveOptions): Promise<StateVerdict<Layout>> {
    const { rules } = this.game;
    const answer = await this.verdicts.solve(rules, layout, options);
    if (answer.verdict !== 'winnable') return { verdict: answer.verdict };
    return { verdict: 'winnable', through: layoutsAlong(rules, layout, answer.moves) };
  }
}

/** The calls that make these moves, in order. */
const callsOf = (moves: readonly Move[]): KlondikeCall[] => moves.flatMap((move) => callForMove(move) ?? []);

/** The pile's name in calls: the pile in play is always called the waste. */
const namedPile = (rules: Rules, id: PileId): PileId => (id === rules.inPlay ? 'waste' : id);

/** The layouts after each winning move. @throws Error if the rules refuse one, which is a bug in the search */
function layoutsAlong(rules: Rules, layout: Layout, moves: readonly Move[]): Layout[] {
  let now = layout;
  return moves.map((move) => (now = played(rules, now, move)));
}

/** The first state and the state after each call, up to the first call that makes no move. */
function statesAlong(rules: Rules, first: Layout | undefined, calls: readonly KlondikeCall[]): Layout[] {
  const states = first === undefined ? [] : [first];
  for (const call of calls) {
    const move = moveOf(rules, call);
    const now = states.at(-1);
    const outcome = move && now && play(rules, now, move);
    if (outcome?.ok !== true) break;
    states.push(outcome.next);
  }
  return states;
}

/** The move that a call makes; undefined if it makes none. */
function moveOf({ inPlay }: Rules, call: KlondikeCall): Move | undefined {
  if (call.event === 'clickStock') return 'stock';
  const carrying = moveOfCall(call);
  return carrying?.from === 'waste' ? { ...carrying, from: inPlay } : carrying;
}
