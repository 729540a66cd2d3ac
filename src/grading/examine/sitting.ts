/** A handler at work before the eye: each event is made, and what is then seen is held against what must be. */
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import { EMPTY_FRAME } from '../../games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { NEW_GAME } from '../../games/klondike/contract/plain-calls.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Running } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Blame } from './blame.js';
import { blameFor, faultText } from './blame.js';
import type { Cause } from './cause.js';
import { causeOf, earlyKey } from './cause.js';
import { NEW_GAMES, dealBlame, dealChecks, dealFault } from './claims-of-deals.js';
import { misuseCheck, suspectsOf } from './claims-of-telling.js';
import type { Lenience } from './differences.js';
import { compared } from './differences.js';
import { dueOf } from './due.js';
import type { Evidence, Failed, PlayedCall } from './evidence.js';
import type { Eye } from './eye.js';
import { noteHeld } from './held.js';
import { KnownGame } from './known-game.js';
import { layoutSeen } from './layout-seen.js';
import type { Ledger } from './ledger.js';
import { noteReadings } from './readings.js';
import type { Memory } from './memory.js';
import { adopt, freshMemory, remember, rememberRefusedAce } from './memory.js';
import type { Reply } from './reply.js';
import { deathIn, isDeath, nameOf, replyTo } from './reply.js';
import type { Sight } from './sight.js';
import { seenBy } from './sight.js';
import { isDoubtful } from './refused-aces.js';
import { ANEW, NOTHING_YET, dealText, frameTexts, orElse } from './told.js';

/** What became of an event: right; wrong, but the game goes on, or is as before; wrong, and nobody knows how; or over. */
export type Answer = 'right' | 'adopted' | 'refused' | 'lost' | 'ended';

/** What all sittings share. */
export interface Examined {
  readonly rules: Rules;
  /** Where each game begins, if that is not as the rules say. */
  readonly start?: Layout;
  readonly evidence: Evidence;
  readonly ledger: Ledger;
  readonly lenience: Lenience & { refresh: boolean };
}

export class Sitting {
  /** Undefined before the first game, and when nobody knows any more where it stands. */
  game: KnownGame | undefined;
  events = 0;
  /** Those of the game in play, its `newGame` first. */
  calls: PlayedCall[] = [];
  private callsBefore: PlayedCall[] = [];
  private games = 0;
  private memory: Memory = freshMemory(false);
  private lastDeal = '';
  private isOver = false;

  constructor(
    private readonly running: Running,
    private readonly eye: Eye,
    readonly examined: Examined & { readonly seed: number },
  ) {}

  get evidence(): Evidence {
    return this.examined.evidence;
  }

  get frame(): Frame {
    return this.eye.frame;
  }

  get isWon(): boolean {
    return this.game !== undefined && this.examined.rules.isWon(this.game.layout);
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  /** What `getName` answers; undefined if that is no string. */
  get name(): string | undefined {
    return nameOf(this.running);
  }

  end(): void {
    if (!this.isOver) this.running.end();
    this.isOver = true;
  }

  /** An event before the first game: it must do no harm. */
  early(call: KlondikeCall): Answer {
    this.calls.push({ call, refused: true });
    const reply = this.make(call);
    const { frame, misuse } = this.eye;
    const message = faultText(reply, misuse);
    this.evidence.noteEnd(earlyKey(call), reply.fault === undefined ? 'answered' : 'died');
    if (message === '' && printFrame(frame) === printFrame(EMPTY_FRAME)) {
      this.evidence.hold('robust.first');
      return 'right';
    }
    const texts = { before: '', expected: NOTHING_YET, seen: printFrame(frame) };
    const told = { check: 'robust.first', message: orElse(message, 'something is shown') } as const;
    this.evidence.fail({ ...this.place('early'), ...texts, ...told, ...deathIn(reply, call) });
    return reply.fault === undefined ? 'adopted' : this.ended();
  }

  newGame(): Answer {
    if (this.isOver || (this.games > 0 && NEW_GAMES.some(this.evidence.hasFailed))) return this.ended();
    const earlier = {
      games: this.games,
      wasWon: this.memory.timesAnnounced > 0,
      isInTheMiddle: this.calls.length > 1,
      isShuffled: this.evidence.timesHeld('deal.shuffled') > 0,
    };
    const before = this.eye.frame;
    this.callsBefore = this.calls;
    this.calls = [{ call: NEW_GAME, refused: false }];
    this.memory = freshMemory(this.games > 0);
    this.games++;
    const reply = this.make(NEW_GAME);
    const isForced = this.eye.isUnseen && !this.examined.lenience.refresh;
    const [visible, frame] = [this.eye.frame, this.eye.shownAnyway()];
    const tops = frame.tableau.map((cards) => cards.at(-1)).join();
    const isSame = tops === this.lastDeal;
    this.lastDeal = tops;
    const told = isForced ? 'view.refresh' : reply.thrown === '' ? undefined : 'robust.throws';
    const seen = dealFault(frame) ?? (isSame ? 'deal.shuffled' : told);
    const fault = this.eye.misuse ? misuseCheck(this.eye.misuse) : seen;
    const isKnown = fault !== undefined && this.evidence.failureOf(fault) !== undefined;
    if (reply.fault !== undefined || (fault !== undefined && !isKnown)) {
      const check = dealBlame(reply.fault === undefined ? fault : undefined, frame, earlier);
      const message = orElse(faultText(reply, this.eye.misuse), dealText(check, frame));
      const texts = { before: printFrame(before), expected: ANEW, seen: printFrame(visible) };
      const death = deathIn(reply, NEW_GAME);
      this.evidence.fail({ ...this.place('new', check), ...texts, check, message, ...death });
      if (reply.fault !== undefined) return this.ended();
    }
    const dealt = { earlier, frame, fault: isKnown ? undefined : fault, isSame };
    for (const held of dealChecks(dealt)) this.evidence.hold(held);
    if (isForced) this.examined.lenience.refresh = true;
    if (this.games > 1 && NEW_GAMES.some(this.evidence.hasFailed)) return this.ended();
    return this.begun(frame, fault);
  }

  step(call: KlondikeCall): Answer {
    const { game, examined, eye, memory } = this;
    const cause = causeOf(examined.rules, game, call);
    if (cause === undefined || game === undefined) return this.newGame();
    const before = call.event === 'undo' ? { ...eye.frame, won: false } : eye.frame;
    const reply = this.make(call);
    this.evidence.note(cause.key);
    this.calls.push({ call, refused: cause.kind === 'refused' || cause.kind === 'undo refused' });
    const { ledger, rules } = examined;
    const due = dueOf(cause, { memory, shown: before.moves, ledger, rules });
    const sight = seenBy(eye, game, { asked: { cause, due, before, reply }, lenience: examined.lenience });
    const { hasHeld, hasFailed } = this.evidence;
    const blame = blameFor({ eye, memory, hasHeld, hasFailed }, game, { cause, sight });
    const isDead = reply.fault !== undefined || (reply.thrown !== '' && blame?.goesOn === false);
    this.evidence.noteEnd(cause.key, isDead ? 'died' : 'answered');
    noteHeld(this.evidence, game, { cause, sight, memory, misused: eye.misuse !== undefined });
    if (blame === undefined) return this.goOn(game, cause, { sight, answer: 'right' });
    const isDoubted = isDoubtful(memory, blame, { sight, hasFailed });
    const isUncertain = isDoubted || (memory.isUncertain && cause.kind.startsWith('undo'));
    if (!isUncertain) this.blame(game, cause, { blame, sight });
    if (reply.fault !== undefined) return this.ended();
    if (blame.isRefusedAce) return this.stay(call);
    if (blame.goesOn && !isDoubted) return this.goOn(game, cause, { sight, answer: 'adopted' });
    this.game = undefined;
    return 'lost';
  }

  private stay(call: KlondikeCall): Answer {
    this.calls.splice(-1, 1, { call, refused: true });
    rememberRefusedAce(this.memory);
    return 'refused';
  }

  private make(call: KlondikeCall): Reply {
    this.events++;
    this.eye.open(call.event === 'newGame' || call.event === 'undo');
    const reply = replyTo(this.running, call);
    if (this.eye.misuse?.setter === 'updateMoves') this.examined.lenience.moves = true;
    return reply;
  }

  /** Goes on to where the event has led, and to what is seen there. */
  private goOn(game: KnownGame, cause: Cause, { sight, answer }: { sight: Sight; answer: Answer }): Answer {
    const { memory, examined } = this;
    const { kind, move, next } = cause;
    const added = sight.frame.moves - sight.before.moves;
    const depth = game.moves;
    if (kind === 'undo') game.undo();
    else if (move !== undefined && (kind === 'draw' || kind === 'recycle' || kind === 'carry'))
      game.go(move, next);
    else if (kind === 'nothing left' && added === 1) game.go('stock', next);
    if (game.moves > depth) memory.added.push(added);
    if (game.moves < depth) memory.added.pop();
    game.learnAll(sight.news);
    noteReadings(examined.ledger, { cause, sight });
    if (answer === 'adopted') adopt({ memory, lenience: examined.lenience, cause, sight });
    remember(memory, cause, { sight, isWon: examined.rules.isWon(game.layout) });
    return answer;
  }

  private blame(game: KnownGame, cause: Cause, { blame, sight }: { blame: Blame; sight: Sight }): void {
    this.evidence.fail({
      ...this.place(cause.key, blame.check),
      ...frameTexts(game, cause, sight),
      ...{ check: blame.check, message: blame.message },
      ...deathIn(sight.reply, cause.call),
      ...(sight.reply.fault !== undefined && { suspects: suspectsOf(cause, sight.due) }),
    });
    // What the handler dies of is avoided by and by.
    const key = blame.isRefusedAce ? cause.aceKey : cause.key;
    if (!blame.goesOn && !isDeath(sight.reply)) this.evidence.avoid(key ?? cause.key);
  }

  /** What is wrong with a later game is shown together with the game before. */
  private place(key: string, check?: EventCheckId): Pick<Failed, 'key' | 'seed' | 'calls' | 'earlierGames'> {
    const { seed } = this.examined;
    const isOfTwo = this.games > 1 && (check === 'deal.shuffled' || check?.startsWith('new-game.') === true);
    const calls = isOfTwo ? [...this.callsBefore, ...this.calls] : this.calls.slice();
    return { key, seed, calls, earlierGames: Math.max(0, this.games - (isOfTwo ? 2 : 1)) };
  }

  /** The game that has begun, as it must be dealt or else as it is seen. */
  private begun(frame: Frame, fault: EventCheckId | undefined): Answer {
    const { rules, lenience, start } = this.examined;
    this.game = undefined;
    if (fault === 'deal.rest' && frame.stockEmpty && start === undefined) lenience.stock = true;
    const asDealt = new KnownGame(rules, start);
    const isDealt = compared(asDealt, asDealt.layout, { frame, lenience }).wrong.length === 0;
    const seen = isDealt ? undefined : layoutSeen(frame);
    if (!isDealt && seen === undefined) return 'lost';
    const game = isDealt ? asDealt : new KnownGame(rules, seen);
    this.game = game;
    game.learnAll(compared(game, game.layout, { frame, lenience }).news);
    return fault === undefined ? 'right' : 'adopted';
  }

  private ended(): Answer {
    this.isOver = true;
    this.game = undefined;
    this.running.end();
    return 'ended';
  }
}
