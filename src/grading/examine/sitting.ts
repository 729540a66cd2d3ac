/** A handler at work before the eye: each event is made, and what is then seen is held against what must be. */
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import { EMPTY_FRAME } from '../../games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { NEW_GAME } from '../../games/klondike/contract/calls.js';
import type { Running } from '../candidate/candidate.js';
import { Interruption } from '../candidate/candidate.js';
import type { Blame } from './blame.js';
import { blameFor, faultText } from './blame.js';
import type { Cause } from './cause.js';
import { causeOf, earlyKey } from './cause.js';
import { MIDDLE, NEW_GAMES, dealBlame, newGameFault } from './claims-of-deals.js';
import { misuseCheck, suspectsOf } from './claims-of-telling.js';
import { dueOf } from './due.js';
import type { Examined } from './examined.js';
import type { Evidence, PlayedCall } from './evidence.js';
import type { Eye } from './eye.js';
import { gameBegun } from './game-begun.js';
import { noteDealHeld, noteHeld, noteMadeAnyway, noteMisuse } from './held.js';
import { KnownGame } from './known-game.js';
import { noteReadings } from './readings.js';
import type { Memory } from './memory.js';
import { adopt, freshMemory, remember, rememberRefusedPlace } from './memory.js';
import { PlayedCalls } from './played-calls.js';
import type { Reply } from './reply.js';
import { deathIn, isDeath, isHalfDone, nameOf, replyTo } from './reply.js';
import type { Sight } from './sight.js';
import { seenBy } from './sight.js';
import { isDoubtful } from './refused-places.js';
import { ANEW, SHUFFLED_TEXTS, NOTHING_YET, dealText, frameTexts, orElse } from './told.js';

/** What became of an event: right; wrong, but the game goes on, or is as before; wrong, and nobody knows how; or over. */
export type Answer = 'right' | 'adopted' | 'refused' | 'lost' | 'ended';

export class Sitting {
  /** Undefined before the first game, and when nobody knows any more where it stands. */
  game: KnownGame | undefined;
  events = 0;
  private readonly played: PlayedCalls;
  private memory: Memory = freshMemory('nothing');
  private lastDeal = '';
  private firstMoves: number | undefined;
  private isOver = false;
  /** Does the handler deal before it gets an event, as the courses' own programs do? */
  private readonly dealsAtOnce: boolean;

  constructor(
    private readonly running: Running,
    private readonly eye: Eye,
    readonly examined: Examined & { readonly seed: number },
  ) {
    this.played = new PlayedCalls(examined.seed);
    eye.isKnown = (misuse) => examined.evidence.isMended(misuseCheck(misuse));
    this.dealsAtOnce = printFrame(eye.frame) !== printFrame(EMPTY_FRAME);
  }

  /** Those of the game in play, its `newGame` first. */
  get calls(): readonly PlayedCall[] {
    return this.played.calls;
  }

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
    this.played.add(call, true);
    const reply = this.make(call);
    const { frame, misuse } = this.eye;
    const message = faultText(reply, misuse);
    this.evidence.noteEnd(earlyKey(call), reply.fault === undefined ? 'answered' : 'died');
    if (message === '' && (this.dealsAtOnce || printFrame(frame) === printFrame(EMPTY_FRAME))) {
      this.evidence.hold('robust.first');
      return 'right';
    }
    const texts = { before: '', expected: NOTHING_YET, seen: printFrame(frame) };
    const told = {
      check: 'robust.first',
      message: orElse(message, 'the view shows something before the first game'),
    } as const;
    this.evidence.fail({ ...this.played.place('early'), ...texts, ...told, ...deathIn(reply, call) });
    return reply.fault === undefined ? 'adopted' : this.ended();
  }

  newGame(): Answer {
    if (this.isOver || (this.played.games > 0 && NEW_GAMES.some(this.evidence.hasFailed)))
      return this.ended();
    const earlier = {
      games: this.played.games,
      wasWon: this.memory.timesAnnounced > 0,
      isInTheMiddle: this.calls.length > 1,
      isShuffled: this.evidence.hasHeld('deal.shuffled') && !this.evidence.hasHeld('new-game.middle'),
      isRightInTheMiddle: this.evidence.wasRight(MIDDLE),
    };
    const before = this.eye.frame;
    this.memory = freshMemory(earlier.wasWon ? 'a won game' : earlier.games > 0 ? 'a game' : 'nothing');
    this.played.beginGame();
    this.examined.lenience.moves = false;
    const reply = this.make(NEW_GAME);
    const isForced = this.eye.isUnseen && !this.examined.lenience.refresh;
    const [visible, frame] = [this.eye.frame, this.eye.shownAnyway()];
    const [last, tops] = [this.lastDeal, frame.tableau.map((cards) => cards.at(-1)).join()];
    const isSame = (this.lastDeal = tops) === last;
    const seen = newGameFault(frame, { isSame, isForced, isThrown: reply.thrown !== '' });
    const misused = this.eye.misuse && misuseCheck(this.eye.misuse);
    const fault = misused && !this.evidence.isMended(misused) ? misused : seen;
    this.firstMoves ??= frame.moves;
    const isAnother = fault === 'count.start' && frame.moves !== this.firstMoves;
    const isKnown = fault !== undefined && this.evidence.hasFailed(fault) && !isAnother;
    if (reply.fault !== undefined || (fault !== undefined && !isKnown)) {
      const check = dealBlame(reply.fault === undefined ? fault : undefined, frame, earlier);
      const message = orElse(faultText(reply, this.eye.misuse), dealText(check, frame));
      const deal = check === 'deal.shuffled' ? SHUFFLED_TEXTS : { expected: ANEW, seen: printFrame(visible) };
      const texts = { before: printFrame(before), ...deal };
      const failed = { check, message, ...deathIn(reply, NEW_GAME) };
      this.evidence.fail({ ...this.played.place('new', check), ...texts, ...failed });
      if (reply.fault !== undefined) return this.ended();
    }
    noteMisuse(this.examined, this.eye.misuse);
    const dealt = { earlier, frame, fault: isKnown ? undefined : fault, isSame, isForced };
    noteDealHeld(this.examined, dealt, before.moves);
    if (this.played.games > 1 && NEW_GAMES.some(this.evidence.hasFailed)) return this.ended();
    this.game = gameBegun(this.examined, frame, fault);
    return this.game === undefined ? 'lost' : fault === undefined ? 'right' : 'adopted';
  }

  step(call: KlondikeCall): Answer {
    const { game, examined, eye, memory } = this;
    const cause = causeOf(examined.rules, game, call);
    if (cause === undefined || game === undefined) return this.newGame();
    const before = call.event === 'undo' ? { ...eye.frame, won: false } : eye.frame;
    const reply = this.make(call);
    this.evidence.note(cause.key);
    this.played.add(call, cause.kind === 'refused' || cause.kind === 'undo refused');
    const { ledger, rules, lenience } = examined;
    if (eye.hasWrongMoves && this.evidence.isMended('view.moves')) lenience.moves = true;
    const due = dueOf(cause, { memory, shown: before.moves, ledger, rules });
    const sight = seenBy(eye, game, { asked: { cause, due, before, reply }, lenience });
    const blame = blameFor({ eye, memory, evidence: this.evidence, lenience }, game, { cause, sight });
    if (blame?.goesOn === true) noteMisuse(examined, eye.misuse);
    const isBroken = this.isBroken(cause, reply, blame);
    const isDead = isBroken || (blame?.goesOn === false && reply.thrown !== '');
    this.evidence.noteEnd(cause.key, isDead ? 'died' : 'answered');
    const isRefreshed = !sight.isForced && !lenience.refresh;
    const told = { cause, misused: eye.misuse !== undefined, isRefreshed, isCounted: !lenience.moves };
    noteHeld(this.evidence, game, { sight, memory, ...told });
    if (blame === undefined) return this.goOn(game, cause, { sight, answer: 'right' });
    const isDoubted = isDoubtful(memory, blame, { sight, hasFailed: this.evidence.hasFailed });
    if (!isDoubted) this.blame(game, cause, { blame, sight });
    noteMadeAnyway(this.evidence, { cause, sight, blame });
    if (isBroken) return this.ended();
    if (blame.isRefusedPlace) {
      this.played.lastWasRefused();
      rememberRefusedPlace(memory, game.moves);
      return 'refused';
    }
    if (blame.goesOn && !isDoubted) return this.goOn(game, cause, { sight, answer: 'adopted' });
    this.game = undefined;
    return 'lost';
  }

  private isBroken({ kind, key }: Cause, reply: Reply, blame: Blame | undefined): boolean {
    if (!isHalfDone(kind, reply)) return false;
    this.memory.hasThrown = blame?.check === 'robust.throws' && this.evidence.noteThrown(key);
    return !this.memory.hasThrown;
  }

  /** @throws Interruption if the time is up */
  private make(call: KlondikeCall): Reply {
    if (this.examined.isLate?.() === true) throw new Interruption('hung', 'The time is up.');
    this.events++;
    this.eye.open(call.event === 'newGame' || call.event === 'undo');
    return replyTo(this.running, call);
  }

  /** Goes on to where the event has led, and to what is seen there. */
  private goOn(game: KnownGame, cause: Cause, { sight, answer }: { sight: Sight; answer: Answer }): Answer {
    const { memory, examined } = this;
    const { kind, move, next } = cause;
    const added = sight.frame.moves - sight.before.moves;
    const depth = game.moves;
    const isCounted = added === 1 && !this.evidence.hasFailed('count.refused');
    if (kind === 'undo') game.undo();
    else if (move !== undefined && (kind === 'draw' || kind === 'recycle' || kind === 'carry'))
      game.go(move, next);
    else if (kind === 'nothing left' && isCounted) game.go('stock', next);
    if (game.moves > depth) memory.counts.push({ before: sight.before.moves, added });
    if (game.moves < depth) memory.counts.pop();
    game.learnAll(sight.news);
    noteReadings(examined.ledger, { cause, sight });
    if (answer === 'adopted') adopt(examined.lenience, sight);
    else this.evidence.noteRight(cause);
    remember(memory, cause, { sight, isWon: examined.rules.isWon(game.layout), moves: game.moves });
    return answer;
  }

  private blame(game: KnownGame, cause: Cause, { blame, sight }: { blame: Blame; sight: Sight }): void {
    // A throw is reported even if the same check has already failed.
    const isKnown = this.evidence.hasFailed(blame.check) && sight.reply.thrown !== '';
    const check = isKnown ? 'robust.throws' : blame.check;
    const message = isKnown ? sight.reply.thrown : blame.message;
    this.evidence.fail({
      ...this.played.place(cause.key, check),
      ...frameTexts(game, cause, sight),
      ...{ check, message },
      ...deathIn(sight.reply, cause.call),
      ...(sight.reply.fault !== undefined && { suspects: suspectsOf(cause, sight.due) }),
    });
    if (check === 'view.own-moves' && sight.isAnnounced) {
      this.memory.timesAnnounced++;
      this.evidence.hold('win.tableau');
    }
    const key = blame.isRefusedPlace ? cause.placeKey : cause.key;
    if (!blame.goesOn && !isDeath(sight.reply)) this.evidence.avoid(key ?? cause.key);
  }

  private ended(): Answer {
    this.isOver = true;
    this.game = undefined;
    this.running.end();
    return 'ended';
  }
}
