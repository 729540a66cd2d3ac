/** Plays games until one is won with the last card from a column, and one with the last card from the waste. */
import { JavaRandom } from '../../../core/random.js';
import type { Evidence } from '../record/evidence.js';
import { Excursions, QUOTA, TriedRanks } from './excursions.js';
import { playNextGame, undoToDeal, takeApart, winAgain } from './won-game.js';
import type { CandidateStarter } from '../candidate-starter.js';
import type { HandlerFindings } from '../record/handler-findings.js';
import type { Random } from '../../../core/random.js';
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import { STOCK } from '../../../games/klondike/contract/calls.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { eventOf } from '../game/effect.js';
import type { KnownGame } from '../game/known-game.js';
import type { LastFrom } from './win-plan.js';
import { WinPlan, lineWonFromWaste } from './win-plan.js';
import type { EventOutcome, HandlerRun } from '../handler-run.js';
import { isOver } from '../handler-run.js';

/** The most games played to get both wins. The grader plays fewer games if faults make a win unlikely. */
const MOST_GAMES = { usually: 24, ifHard: 6, ifHopeless: 1 } as const;

function mostGamesWith(evidence: Evidence): number {
  const isDealtWrongly = evidence.failures.some(
    ({ check }) => check === 'deal.columns' || check === 'deal.faces',
  );
  if (isDealtWrongly || evidence.isAvoided('draw')) return MOST_GAMES.ifHopeless;
  const isHard = evidence.avoidsAny || evidence.hasFailed('deal.shuffled');
  return isHard ? MOST_GAMES.ifHard : MOST_GAMES.usually;
}

/** @param isSure true if no known fault rules out a win, so that only the right deal is missing */
export function playWinningGames(
  starter: CandidateStarter,
  findings: HandlerFindings,
  { seed, isSure }: { readonly seed: number; readonly isSure: boolean },
): void {
  const { evidence } = findings;
  const mostGames = (): number => (isSure ? MOST_GAMES.usually : mostGamesWith(evidence));
  const chance = new JavaRandom(BigInt(seed));
  const excursions = new Excursions(QUOTA, new TriedRanks());
  const isTried = (check: 'win.waste' | 'win.tableau'): boolean =>
    evidence.hasPassed(check) || evidence.hasFailed(check);
  const isDone = (): boolean => isTried('win.waste') && isTried('win.tableau');
  let games = 0;
  let hasTakenApart = false;
  while (games < mostGames() && !isDone() && !starter.isClosed) {
    starter.run(findings, (run) => {
      for (; games < mostGames() && !isDone() && !run.hasEnded; games++) {
        const last = isTried('win.tableau') ? 'waste' : 'tableau';
        if (playToWin(run, { chance, excursions, last, isFirst: games === 0 }) !== 'won') continue;
        winAgain(run);
        if (run.isWon && !hasTakenApart) {
          hasTakenApart = true;
          const isWonAgain = takeApart(run, excursions) === 'right';
          if (isWonAgain) playNextGame(run, new JavaRandom(BigInt(seed)));
        } else undoToDeal(run, excursions);
        if (isDone() && !evidence.hasPassed('new-game.won')) run.newGame();
      }
    });
  }
}

interface WinAttempt {
  readonly chance: Random;
  readonly excursions: Excursions;
  readonly last: LastFrom;
  /** In the first game, excursions start from every position. In later games, they start from random positions. */
  readonly isFirst: boolean;
}

type AttemptResult = 'won' | 'given up' | 'lost' | 'ended';

/** The most events in one game. */
const MOST_EVENTS = 1_500;

/** How often to undo a game back to its deal and try again with the cards known by then. */
const MOST_RETURNS = 6;

/** Plays one game towards a win, with excursions on the way. */
export function playToWin(run: HandlerRun, attempt: WinAttempt): AttemptResult {
  const begun = run.newGame();
  if (run.hasEnded) return 'ended';
  if (begun === 'lost') return 'lost';
  const game = new GameToWin(run, attempt, planRules(run));
  const last = run.events + MOST_EVENTS;
  while (run.events < last) {
    if (run.isWon) return 'won';
    const answer = game.advance();
    if (answer === 'stuck') return 'given up';
    if (isOver(answer)) return answer;
  }
  return 'given up';
}

class GameToWin {
  private plan: WinPlan;
  private returns = 0;
  private isLooking: boolean;

  constructor(
    private readonly run: HandlerRun,
    private readonly attempt: WinAttempt,
    private readonly rules: Rules,
  ) {
    this.plan = new WinPlan(rules, attempt.chance, attempt.last);
    this.isLooking = attempt.last === 'waste';
  }

  /** May make excursions, then makes a move towards the win. */
  advance(): EventOutcome | 'stuck' {
    const { run, attempt } = this;
    const looks = attempt.isFirst || attempt.chance.nextInt(4) === 0;
    const answer = looks ? attempt.excursions.from(run) : 'right';
    const { game } = run;
    if (game === undefined || isOver(answer)) return run.hasEnded ? 'ended' : 'lost';
    if (this.isLooking && game.unknownCards.length < 2) return this.lookForWaste(game);
    if (this.isNothingLeft(game)) run.step(STOCK);
    const move = this.plan.next(game);
    const other = move && run.otherEmptyPile(move);
    if (other !== undefined) this.plan.swapPiles(other);
    const open = other ?? move;
    const call = open && eventOf(open);
    if (call !== undefined && run.openEffectOf(call) !== undefined) return this.send(call);
    if (this.returns++ >= MOST_RETURNS || game.unknownCards.length < 2 || game.moves === 0) return 'stuck';
    this.plan = new WinPlan(this.rules, this.attempt.chance, this.attempt.last);
    return run.undoTo(0);
  }

  /** Are the stock and the waste empty, and has a click on them not been tried yet? */
  private isNothingLeft({ layout }: KnownGame): boolean {
    const { stock, waste } = layout;
    return (
      stock.cards.length + waste.cards.length === 0 &&
      this.run.evidence.timesTried('nothing left') === 0 &&
      this.run.openEffectOf(STOCK) !== undefined
    );
  }

  /** If an empty pile refuses the card, the plan repeats the move with another pile. */
  private send(call: KlondikeCall): EventOutcome {
    const answer = this.run.step(call);
    if (answer === 'refused') this.plan.repeatMove();
    return answer;
  }

  /** Once all cards are known, looks for a win with the last card from the waste. */
  private lookForWaste(game: KnownGame): EventOutcome | 'stuck' {
    this.isLooking = false;
    const here = lineWonFromWaste(this.rules, game.layout);
    if (here !== undefined) {
      this.plan.follow(game, here);
      return 'right';
    }
    const line = lineWonFromWaste(this.rules, game.start);
    if (line === undefined) return 'stuck';
    const answer = this.run.undoTo(0);
    if (answer === 'right') this.plan.follow(game, line);
    return answer;
  }
}

/** The rules to plan with: fewer redeals if the handler cannot recycle. */
function planRules({ rules, evidence }: HandlerRun): Rules {
  if (evidence.isAvoided('recycle')) return { ...rules, redeals: 0 };
  return evidence.isAvoided('recycle again') ? { ...rules, redeals: 1 } : rules;
}
