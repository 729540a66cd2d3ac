/** The solver's answers about a game of Klondike in play, in the words of its handler. */
import type { Advice, HintLevel } from '../core/assistance.js';
import { checkHintLevel, adviceUpTo } from '../core/advice.js';
import type { LineVerdict, StateVerdict } from '../core/line-verdicts.js';
import { LineVerdicts, WatchedLine } from '../core/line-verdicts.js';
import type { KlondikeAssistance } from '../games/klondike/contract/assistant.js';
import { callOf, carryingOf } from '../games/klondike/contract/calls.js';
import type { KlondikeCall } from '../games/klondike/contract/handler.js';
import type { KlondikeController } from '../games/klondike/controller/klondike-controller.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import { play } from '../games/klondike/model/play.js';
import { statesOf } from '../games/klondike/controller/saved-game.js';
import { keyUnder } from '../games/klondike/model/layout-key.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { viewOf } from '../games/klondike/views/view-call.js';
import type { PileId } from '../games/klondike/words/piles.js';
import type { SolveOptions } from '../solver/budget.js';
import type { Knowledge } from '../solver/hints/knowledge.js';
import { firstLook, nextLook } from '../solver/hints/knowledge.js';
import type { Solver } from '../solver/worker/start-solver.js';
import { startSolver } from '../solver/worker/start-solver.js';

/** How a game is advised on; all of it may be left out. */
export interface AdviceOptions {
  /** Finds hints; with a worker of its own by default. */
  readonly hints?: Solver | undefined;
  /** Finds verdicts, which may take long; with another worker by default. */
  readonly verdicts?: Solver | undefined;
  /** How much the verdict on one position may take: by default ten seconds and 256 MB. */
  readonly budget?: Omit<SolveOptions, 'signal' | 'progress'> | undefined;
}

const VERDICT_BUDGET: SolveOptions = { milliseconds: 10_000, bytes: 2 ** 28 };

/** Watches a game from now on: its player's knowledge grows with each event, and hints are from that alone. */
export class KlondikeAdvice implements KlondikeAssistance {
  private readonly line: WatchedLine<Layout>;
  private judged: { readonly rules: Rules; readonly verdicts: LineVerdicts<Layout> };
  private readonly hints: Solver;
  private readonly verdicts: Solver;
  private readonly own: readonly Solver[];
  private readonly detach: () => void;
  private readonly budget: NonNullable<AdviceOptions['budget']>;
  /**
   * What the player knows of the cards, undefined before the first layout. It grows with each layout of `knownDeal`, and
   * starts again with another deal, even one that begins alike.
   */
  private knowledge: Knowledge | undefined;
  private knownDeal: string | undefined;

  constructor(
    private readonly game: Pick<
      KlondikeController,
      'rules' | 'deal' | 'layout' | 'moves' | 'attach' | 'save'
    >,
    { hints, verdicts, budget = VERDICT_BUDGET }: AdviceOptions = {},
  ) {
    this.budget = budget;
    this.hints = hints ?? startSolver();
    this.verdicts = verdicts ?? startSolver();
    this.own = [this.hints, this.verdicts].filter((solver) => solver !== hints && solver !== verdicts);
    this.judged = this.newVerdicts();
    this.line = new WatchedLine(() => ({ state: game.layout, moves: game.moves }), statesOf(game));
    for (const layout of this.line.line) this.learn(layout);
    this.detach = game.attach(
      viewOf(({ call }) => {
        if (call === 'refreshWindow') this.look();
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
    return this.line.untilMoved(signal, (over) => this.lineVerdicts.verdict(line, over));
  }

  known(calls: readonly KlondikeCall[]): Promise<readonly LineVerdict['verdict'][]> {
    const states = statesAlong(this.game.rules, this.line.line[0], calls);
    return Promise.resolve(states.map((state) => this.lineVerdicts.known(state)));
  }

  async solution(signal?: AbortSignal): Promise<readonly KlondikeCall[] | undefined> {
    const { layout, rules } = this.game;
    if (layout === undefined) return undefined;
    return this.line.untilMoved(signal, async (over) => {
      const answer = await this.verdicts.solve(rules, layout, { short: true, ...this.budget, signal: over });
      return answer.verdict === 'winnable' ? callsOf(answer.moves) : undefined;
    });
  }

  /** Watches no more, and ends the workers that were started for it. */
  end(): void {
    this.detach();
    for (const solver of this.own) solver.end();
  }

  /** The verdicts under the rules in play. They start again when a game saved under other rules is restored. */
  private get lineVerdicts(): LineVerdicts<Layout> {
    if (this.judged.rules !== this.game.rules) this.judged = this.newVerdicts();
    return this.judged.verdicts;
  }

  private newVerdicts(): KlondikeAdvice['judged'] {
    const { rules } = this.game;
    const verdicts = new LineVerdicts<Layout>(keyUnder(rules), (layout, signal) =>
      this.decide(layout, { ...this.budget, ...(signal && { signal }) }),
    );
    return { rules, verdicts };
  }

  private look(): void {
    this.line.look();
    const now = this.line.line.at(-1);
    if (now !== undefined) this.learn(now);
  }

  /** Takes from the layout only what lies open in it. */
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
    const found = await this.hints.hint(known);
    if (found.move === undefined) return { isPossible: false, why: found.why };
    const { move, card, why } = found;
    const where = move === 'stock' ? move : namedPile(this.game.rules, move.from);
    return adviceUpTo(level, { isPossible: true, where, card, calls: callsOf([move]), why });
  }

  private async decide(layout: Layout, options: SolveOptions): Promise<StateVerdict<Layout>> {
    const { rules } = this.game;
    const answer = await this.verdicts.solve(rules, layout, options);
    if (answer.verdict !== 'winnable') return { verdict: answer.verdict };
    return { verdict: 'winnable', through: layoutsAlong(rules, layout, answer.moves) };
  }
}

/** The events that make these moves, in their order. */
const callsOf = (moves: readonly Move[]): KlondikeCall[] => moves.flatMap((move) => callOf(move) ?? []);

/** The name that events have for a pile: the one whose top card is in play is the waste. */
const namedPile = (rules: Rules, id: PileId): PileId => (id === rules.inPlay ? 'waste' : id);

/** The layouts after each of the moves of a win. @throws Error if the rules refuse one: then the search was wrong */
function layoutsAlong(rules: Rules, layout: Layout, moves: readonly Move[]): Layout[] {
  const passed: Layout[] = [];
  let now = layout;
  for (const move of moves) {
    const outcome = play(rules, now, move);
    if (!outcome.ok) throw new Error(`solver: ${JSON.stringify(move)} of a win is refused: ${outcome.why}`);
    now = outcome.next;
    passed.push(now);
  }
  return passed;
}

/** The states from a first one on, after each of the calls, up to the first that makes no move there. */
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
  const carrying = carryingOf(call);
  return carrying?.from === 'waste' ? { ...carrying, from: inPlay } : carrying;
}
