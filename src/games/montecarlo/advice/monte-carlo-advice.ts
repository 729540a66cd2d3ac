/**
 * Hints, solutions and verdicts on the game in play, from a search that sees the deck. A search takes less than a tenth
 * of a second.
 */
import type { Advice, HintLevel } from '../../../core/assistance.js';
import { checkHintLevel, adviceUpTo } from '../../../core/advice.js';
import { DECK_SIZE } from '../../../core/card.js';
import type { LineVerdict, StateVerdict } from '../../../core/line-verdicts.js';
import { LineVerdicts, WatchedLine } from '../../../core/line-verdicts.js';
import type { MonteCarloAssistance, MonteCarloAssistant, MonteCarloCall } from '../contract/handler.js';
import type { MonteCarloController } from '../controller/montecarlo-controller.js';
import type { Grid } from '../model/grid.js';
import { cardIn, isWon } from '../model/grid.js';
import type { MonteCarloMove } from '../model/play.js';
import { play } from '../model/play.js';
import { ADVICE, Advisor } from '../search/advisor.js';
import { findBestEnding } from '../search/ending.js';
import { viewProtocol } from '../views/view-call.js';
import type { Cell } from '../words/cell.js';
import { checkMethods } from '../../../core/given.js';
import type { Redoes } from '../../../core/redo.js';

/** Gives advice on a controller's games. It attaches a view to watch them. */
export class MonteCarloAdvice implements MonteCarloAssistance {
  private readonly advisor = new Advisor();
  private readonly verdicts = new LineVerdicts(keyOf, decide);
  private readonly watched: WatchedLine<Grid>;

  constructor(private readonly controller: MonteCarloController) {
    this.watched = new WatchedLine(() => ({ state: controller.grid, moves: controller.moves }));
    controller.attach(
      viewProtocol.from(({ call }) => {
        if (call === 'refreshWindow') this.watched.look();
      }),
    );
  }

  async hint(level: HintLevel): Promise<Advice<MonteCarloCall, Cell> | undefined> {
    checkHintLevel(level);
    await nextTask();
    const { grid } = this.controller;
    if (grid === undefined) return undefined;
    if (isWon(grid)) return { isPossible: false, why: 'won' };
    const move = this.advisor.advise(grid);
    if (move === undefined) return { isPossible: false, why: 'no-move' };
    const calls = callsOf([move]);
    if (move === 'consolidate') {
      const nowhere = { where: undefined, card: undefined };
      return adviceUpTo<MonteCarloCall, Cell>(level, {
        isPossible: true,
        ...nowhere,
        calls,
        why: 'no-pair-leads-on',
      });
    }
    const [where] = move;
    return adviceUpTo(level, {
      isPossible: true,
      where,
      card: cardIn(grid, where),
      calls,
      why: 'best-ending',
    });
  }

  /** The pairs up to the next consolidation on the way to a best ending. Empty if the search ran out of positions. */
  async safe(): Promise<readonly MonteCarloCall[]> {
    await nextTask();
    const { grid } = this.controller;
    if (grid === undefined) return [];
    const { line, isExact } = findBestEnding(grid, ADVICE);
    const round = line.findIndex((move) => move === 'consolidate');
    return isExact ? callsOf(round < 0 ? line : line.slice(0, round)) : [];
  }

  /** The moves that win from here. Undefined until the deck is empty, because the player can't see its cards. */
  async finish(): Promise<readonly MonteCarloCall[] | undefined> {
    await nextTask();
    const { grid } = this.controller;
    if (grid === undefined || grid.deck.length > 0) return undefined;
    const won = winFrom(grid);
    return won && callsOf(won);
  }

  /** Takes no signal, because the search is short. */
  async solution(): Promise<readonly MonteCarloCall[] | undefined> {
    await nextTask();
    const { grid } = this.controller;
    const won = grid && winFrom(grid);
    return won && callsOf(won);
  }

  /** After a restart, the advice ignores the moves before it. */
  async verdict(signal?: AbortSignal): Promise<LineVerdict | undefined> {
    const { line } = this.watched;
    const [first] = line;
    if (first === undefined) return undefined;
    const deal = keyOf(first);
    const from = line.findLastIndex((grid) => keyOf(grid) === deal);
    const found = await this.watched.untilMoved(signal, (over) =>
      this.verdicts.verdict(line.slice(from), over),
    );
    const moves = (at: number | undefined): number | undefined => (at === undefined ? at : at + from);
    return { ...found, winnableUntil: moves(found.winnableUntil), lostFrom: moves(found.lostFrom) };
  }
}

/** Lets the page draw before a search. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function decide(grid: Grid, signal: AbortSignal | undefined): Promise<StateVerdict<Grid>> {
  await nextTask();
  if (signal?.aborted === true) return { verdict: 'unknown' };
  const { score, line, isExact } = findBestEnding(grid, ADVICE);
  if (score === DECK_SIZE) return { verdict: 'winnable', through: gridsOn(grid, line) };
  return { verdict: isExact ? 'lost' : 'unknown' };
}

function winFrom(grid: Grid): readonly MonteCarloMove[] | undefined {
  const { score, line } = findBestEnding(grid, ADVICE);
  return score === DECK_SIZE ? line : undefined;
}

function gridsOn(grid: Grid, line: readonly MonteCarloMove[]): Grid[] {
  const passed: Grid[] = [];
  let now = grid;
  for (const move of line) {
    const outcome = play(now, move);
    if (!outcome.ok) throw new Error(`search: ${JSON.stringify(move)} of a win is refused: ${outcome.why}`);
    now = outcome.next;
    passed.push(now);
  }
  return passed;
}

/** The same text for grids with the same cards in the same places. */
const keyOf = ({ cells, deck }: Grid): string => `${cells.join()};${deck.join()}`;

const callsOf = (moves: readonly MonteCarloMove[]): MonteCarloCall[] =>
  moves.flatMap((move): MonteCarloCall[] =>
    move === 'consolidate'
      ? [{ event: 'consolidate', args: [] }]
      : move.map(({ row, column }) => ({ event: 'clickCard', args: [row, column] })),
  );

/**
 * The assistant for a view of this controller's games, with all parts except the time. A controller alone isn't an assistant, because
 * its `hint` is an event.
 */
export function monteCarloAssistant(
  controller: MonteCarloController,
): Required<Omit<MonteCarloAssistant, 'time'>> {
  checkMethods('controller', controller, ['attach', 'redo']);
  const advice = new MonteCarloAdvice(controller);
  return wholeAssistant(controller, () => ({ controller, advice }));
}

/** @param seat returns the seat of the game in play */
export const wholeAssistant = (
  game: Redoes,
  seat: () => {
    readonly controller: Pick<MonteCarloController, 'canUndo'>;
    readonly advice: MonteCarloAssistance;
  },
): ReturnType<typeof monteCarloAssistant> => ({
  get canUndo() {
    return seat().controller.canUndo;
  },
  get canRedo() {
    return game.canRedo;
  },
  redo: () => game.redo(),
  hint: (level) => seat().advice.hint(level),
  safe: () => seat().advice.safe(),
  finish: () => seat().advice.finish(),
  solution: (signal) => seat().advice.solution(signal),
  verdict: (signal) => seat().advice.verdict(signal),
});
