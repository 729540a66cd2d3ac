/** One game, played towards a win, with excursions on the way. */
import type { Random } from '../../core/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { causeOf } from './cause.js';
import type { Excursions } from './excursions.js';
import type { KnownGame } from './known-game.js';
import type { LastFrom } from './last-card.js';
import { eventOf } from './move-of.js';
import { Plan } from './plan.js';
import { elsewhere } from './refused-places.js';
import type { Answer, Sitting } from './sitting.js';
import { lineWonFromWaste } from './won-from-waste.js';

interface Course {
  readonly chance: Random;
  readonly excursions: Excursions;
  readonly last: LastFrom;
  /** In the first game everything is tried wherever it stands, later here and there. */
  readonly isFirst: boolean;
}

type Ending = 'won' | 'given up' | 'lost' | 'ended';

/** No line of play is longer. */
const MOST_EVENTS = 1_500;

/** How often a game is undone to the deal to begin anew with what is known by then. */
const MOST_RETURNS = 6;

export function playToWin(sitting: Sitting, course: Course): Ending {
  const begun = sitting.newGame();
  if (sitting.hasEnded) return 'ended';
  if (begun === 'lost') return 'lost';
  const game = new GameToWin(sitting, course, planRules(sitting));
  const last = sitting.events + MOST_EVENTS;
  while (sitting.events < last) {
    if (sitting.isWon) return 'won';
    const answer = game.goOn();
    if (answer === 'stuck') return 'given up';
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return 'given up';
}

class GameToWin {
  private plan: Plan;
  private returns = 0;
  private isLooking: boolean;

  constructor(
    private readonly sitting: Sitting,
    private readonly course: Course,
    private readonly rules: Rules,
  ) {
    this.plan = new Plan(rules, course.chance, course.last);
    this.isLooking = course.last === 'waste';
  }

  /** Makes excursions, and a move towards the win. */
  goOn(): Answer | 'stuck' {
    const { sitting, course } = this;
    const looks = course.isFirst || course.chance.nextInt(4) === 0;
    const answer = looks ? course.excursions.from(sitting) : 'right';
    const { game } = sitting;
    if (game === undefined || answer === 'lost' || answer === 'ended')
      return sitting.hasEnded ? 'ended' : 'lost';
    if (this.isLooking && game.unknownCards.length < 2) return this.lookForWaste(game);
    if (this.isNothingLeft(game)) sitting.step(STOCK);
    const move = this.plan.next(game);
    const other = move && elsewhere(this.rules, game.layout, { evidence: sitting.evidence, move });
    if (other !== undefined) this.plan.exchange(other);
    const open = other ?? move;
    if (open !== undefined && !isAvoided(sitting, eventOf(open))) return this.make(eventOf(open));
    if (this.returns++ >= MOST_RETURNS || game.unknownCards.length < 2 || game.moves === 0) return 'stuck';
    this.plan = new Plan(this.rules, this.course.chance, this.course.last);
    return undoTo(sitting, 0);
  }

  /** Are the stock and the waste empty, and has no click been tried there yet? */
  private isNothingLeft({ layout }: KnownGame): boolean {
    const { stock, waste } = layout;
    return (
      stock.cards.length + waste.cards.length === 0 &&
      this.sitting.evidence.timesTried('nothing left') === 0 &&
      !isAvoided(this.sitting, STOCK)
    );
  }

  /** What an empty pile refuses is due again, to another one. */
  private make(call: KlondikeCall): Answer {
    const answer = this.sitting.step(call);
    if (answer === 'refused') this.plan.again();
    return answer;
  }

  /** Now that all cards are known, is there a win with the last card from the waste? */
  private lookForWaste(game: KnownGame): Answer | 'stuck' {
    this.isLooking = false;
    const here = lineWonFromWaste(this.rules, game.layout);
    if (here !== undefined) {
      this.plan.follow(game, here);
      return 'right';
    }
    const line = lineWonFromWaste(this.rules, game.start);
    if (line === undefined) return 'stuck';
    const answer = undoTo(this.sitting, 0);
    if (answer === 'right') this.plan.follow(game, line);
    return answer;
  }
}

/** Without recycling that does not work. */
function planRules({ examined, evidence }: Sitting): Rules {
  if (evidence.isAvoided('recycle')) return { ...examined.rules, redeals: 0 };
  return evidence.isAvoided('recycle again') ? { ...examined.rules, redeals: 1 } : examined.rules;
}

function isAvoided({ examined, game, evidence }: Sitting, call: KlondikeCall): boolean {
  const cause = causeOf(examined.rules, game, call);
  return cause === undefined || evidence.leadsNowhere(cause);
}

/** Would the handler die of the call, as is known? */
export function isDeadly({ examined, game, evidence }: Sitting, call: KlondikeCall): boolean {
  const cause = causeOf(examined.rules, game, call);
  return cause !== undefined && evidence.isDeadly(cause.key);
}

/** Undoes down to this number of moves. */
export function undoTo(sitting: Sitting, moves: number): Answer {
  while (sitting.game !== undefined && sitting.game.moves > moves) {
    const cause = causeOf(sitting.examined.rules, sitting.game, UNDO);
    if (cause === undefined || sitting.evidence.isAvoided(cause.key)) return 'lost';
    const answer = sitting.step(UNDO);
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return sitting.game === undefined ? 'lost' : 'right';
}
