/** One run of a handler: sends events and judges what its view shows. */
import { NEW_GAME, UNDO } from '../../games/klondike/contract/calls.js';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import { EMPTY_FRAME } from '../../games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { CardMove } from '../../games/klondike/words/piles.js';
import type { RunningHandler } from '../candidate/candidate.js';
import { Interruption } from '../candidate/candidate.js';
import { startedGame } from './game/started-game.js';
import type { Effect } from './game/effect.js';
import { earlyKey, effectOf } from './game/effect.js';
import type { Blame } from './judge/blame.js';
import { blameFor, faultText, isDoubtful } from './judge/blame.js';
import { rejectedCheck, suspectsOf } from './judge/checks-of-event.js';
import {
  EMPTY_VIEW,
  NEW_TABLE,
  NO_EXCEPTION,
  SHUFFLED_TEXTS,
  dealText,
  frameTexts,
  orElse,
} from './judge/fault-texts.js';
import { noteDealPassed, notePassed, noteMadeAnyway, noteRejected } from './judge/passed-checks.js';
import { INTERRUPTING_GAME, NEW_GAMES, dealBlame, newGameFault } from './judge/new-game-checks.js';
import type { Observation } from './judge/observation.js';
import { noteReadings, observe } from './judge/observation.js';
import type { HandlerFindings } from './record/handler-findings.js';
import { RunState } from './record/run-state.js';
import type { Reply } from './watch/reply.js';
import { crashIn, isCrash, isUnfinished, nameOf, replyTo } from './watch/reply.js';
import type { WatchingView } from './watch/watching-view.js';

/**
 * `adopted`: the answer was wrong, but the game goes on from what the view shows. `refused`: an empty pile refused a
 * card, and nothing changed. `lost`: the answer was wrong, and the state of the game is unknown. `ended`: the run is
 * over.
 */
export type EventOutcome = 'right' | 'adopted' | 'refused' | 'lost' | 'ended';

/** Is the state of the game unknown, or has the run ended? Either way, this game can't go on. */
export const isOver = (outcome: string): outcome is 'lost' | 'ended' =>
  outcome === 'lost' || outcome === 'ended';

export class HandlerRun extends RunState {
  events = 0;
  /** Has the handler ended? If so, no more events are sent. */
  hasEnded = false;
  private lastDeal = '';
  private firstMoves: number | undefined;
  /** Does the handler deal before it gets an event, as the courses' own programs do? */
  private readonly dealsAtOnce: boolean;

  constructor(
    private readonly running: RunningHandler,
    view: WatchingView,
    findings: HandlerFindings & { readonly seed: number },
  ) {
    super(view, findings);
    view.isKnown = (rejected) => findings.evidence.isRepaired(rejectedCheck(rejected));
    this.dealsAtOnce = printFrame(view.frame) !== printFrame(EMPTY_FRAME);
  }

  get frame(): Frame {
    return this.view.frame;
  }

  /** The result of `getName`, or undefined if it is not a string. */
  get name(): string | undefined {
    return nameOf(this.running);
  }

  /** The required effect of the call. Undefined for a new game, and if the state of the game is unknown. */
  effectOf(call: KlondikeCall): Effect | undefined {
    return effectOf(this.rules, this.game, call);
  }

  /** Is the call known to crash the handler? */
  isFatal(call: KlondikeCall): boolean {
    const effect = this.effectOf(call);
    return effect !== undefined && this.evidence.isFatal(effect.key);
  }

  /** The effect of a call that is worth sending. Undefined if the call is known to lead nowhere. */
  openEffectOf(call: KlondikeCall): Effect | undefined {
    const effect = this.effectOf(call);
    return effect === undefined || this.evidence.leadsNowhere(effect) ? undefined : effect;
  }

  legalMoves(): Move[] {
    return this.game === undefined ? [] : legalMoves(this.rules, this.game.layout);
  }

  /** The same move to another empty pile, if the pile of this legal move is known to refuse it. */
  otherEmptyPile(move: Move): CardMove | undefined {
    return this.game && this.evidence.otherEmptyPile(this.rules, this.game.layout, move);
  }

  end(): void {
    if (!this.hasEnded) this.running.end();
    this.hasEnded = true;
  }

  /** Sends an event before the first game. The event must change nothing. */
  sendEarly(call: KlondikeCall): EventOutcome {
    this.addCall(call, true);
    const reply = this.send(call);
    const { frame, rejected } = this.view;
    const message = faultText(reply, rejected);
    this.evidence.noteReply(earlyKey(call), reply.fault === undefined ? 'answered' : 'crashed');
    if (message === '' && (this.dealsAtOnce || printFrame(frame) === printFrame(EMPTY_FRAME))) {
      this.evidence.pass('robust.first');
      return 'right';
    }
    const isThrown = reply.fault === undefined && message !== '';
    const texts = isThrown
      ? { expected: NO_EXCEPTION, seen: message }
      : { expected: EMPTY_VIEW, seen: orElse(message, printFrame(frame)) };
    const failed = {
      before: '',
      check: 'robust.first',
      message: orElse(message, 'the view shows something before the first game'),
    } as const;
    this.evidence.fail({ ...this.place('early'), ...texts, ...failed, ...crashIn(reply, call) });
    return reply.fault === undefined ? 'adopted' : this.endRun();
  }

  newGame(): EventOutcome {
    if (this.hasEnded || (this.games > 0 && NEW_GAMES.some(this.evidence.hasFailed))) return this.endRun();
    const earlier = {
      games: this.games,
      wasWon: this.timesAnnounced > 0,
      isInTheMiddle: this.calls.length > 1,
      isShuffled: this.evidence.hasPassed('deal.shuffled') && !this.evidence.hasPassed('new-game.middle'),
      isRightInTheMiddle: this.evidence.wasRight(INTERRUPTING_GAME),
    };
    const before = this.view.frame;
    this.beginGame();
    this.lenience.moves = false;
    const reply = this.send(NEW_GAME);
    const isForced = this.view.hasUnseenUpdates && !this.lenience.refresh;
    const [visible, frame] = [this.view.frame, this.view.refreshedFrame()];
    const [last, tops] = [this.lastDeal, frame.tableau.map((cards) => cards.at(-1)).join()];
    const isSame = (this.lastDeal = tops) === last;
    const seen = newGameFault(frame, { isSame, isForced, isThrown: reply.thrown !== '' });
    const rejectedAs = this.view.rejected && rejectedCheck(this.view.rejected);
    const fault = rejectedAs && !this.evidence.isRepaired(rejectedAs) ? rejectedAs : seen;
    this.firstMoves ??= frame.moves;
    const isAnother = fault === 'count.start' && frame.moves !== this.firstMoves;
    const isKnown = fault !== undefined && this.evidence.hasFailed(fault) && !isAnother;
    if (reply.fault !== undefined || (fault !== undefined && !isKnown)) {
      const check = dealBlame(reply.fault === undefined ? fault : undefined, frame, earlier);
      const message = orElse(faultText(reply, this.view.rejected), dealText(check, frame));
      const deal =
        check === 'deal.shuffled' ? SHUFFLED_TEXTS : { expected: NEW_TABLE, seen: printFrame(visible) };
      const texts = { before: printFrame(before), ...deal };
      const failed = { check, message, ...crashIn(reply, NEW_GAME) };
      this.evidence.fail({ ...this.place('new', check), ...texts, ...failed });
      if (reply.fault !== undefined) return this.endRun();
    }
    noteRejected(this);
    const dealt = { earlier, frame, fault: isKnown ? undefined : fault, isSame, isForced };
    noteDealPassed(this, dealt, before.moves);
    if (this.games > 1 && NEW_GAMES.some(this.evidence.hasFailed)) return this.endRun();
    this.game = startedGame(this.findings, frame, fault);
    return this.game === undefined ? 'lost' : fault === undefined ? 'right' : 'adopted';
  }

  step(call: KlondikeCall): EventOutcome {
    const { game, view, evidence, lenience } = this;
    const effect = this.effectOf(call);
    if (effect === undefined || game === undefined) return this.newGame();
    const before = call.event === 'undo' ? { ...view.frame, won: false } : view.frame;
    const reply = this.send(call);
    evidence.noteTry(effect.key);
    this.addCall(call, effect.kind === 'refused' || effect.kind === 'undo refused');
    if (view.hasWrongMoves && evidence.isRepaired('view.moves')) lenience.moves = true;
    const observed = observe(this, { game, effect, before, reply });
    const blame = blameFor(this, observed);
    if (blame?.goesOn === true) noteRejected(this);
    const isBroken = this.isBroken(observed, blame);
    const hasCrashed = isBroken || (blame?.goesOn === false && reply.thrown !== '');
    evidence.noteReply(effect.key, hasCrashed ? 'crashed' : 'answered');
    notePassed(this, observed);
    if (blame === undefined) return this.continueFrom(observed, 'right');
    const isDoubted = isDoubtful(this, blame, observed);
    if (!isDoubted) this.blame(observed, blame);
    noteMadeAnyway(evidence, observed, blame.check);
    if (isBroken) return this.endRun();
    if (blame.isRefusedPlace === true) {
      this.refusePlace(game.moves);
      return 'refused';
    }
    if (blame.goesOn && !isDoubted) return this.continueFrom(observed, 'adopted');
    this.game = undefined;
    return 'lost';
  }

  /** Undoes moves until this many are left. */
  undoTo(moves: number): EventOutcome {
    while (this.game !== undefined && this.game.moves > moves) {
      const effect = this.effectOf(UNDO);
      if (effect === undefined || this.evidence.isAvoided(effect.key)) return 'lost';
      const outcome = this.step(UNDO);
      if (isOver(outcome)) return outcome;
    }
    return this.game === undefined ? 'lost' : 'right';
  }

  private isBroken({ effect, reply }: Observation, blame: Blame | undefined): boolean {
    if (!isUnfinished(effect.kind, reply)) return false;
    this.hasThrown = blame?.check === 'robust.throws' && this.evidence.noteThrown(effect.key);
    return !this.hasThrown;
  }

  /** @throws Interruption if the time is up */
  private send(call: KlondikeCall): Reply {
    if (this.findings.isLate?.() === true) throw new Interruption('hung', 'The time is up.');
    this.events++;
    this.view.open(call.event === 'newGame' || call.event === 'undo');
    return replyTo(this.running, call);
  }

  /** Continues from the position after the event, and notes what the view showed. */
  private continueFrom(observed: Observation, outcome: 'right' | 'adopted'): EventOutcome {
    const { game, effect, before, frame } = observed;
    this.carryOut(game, effect, { before: before.moves, now: frame.moves });
    game.learnAll(observed.news);
    noteReadings(this.ledger, observed);
    if (outcome === 'adopted') this.tolerate(observed);
    else this.evidence.noteRight(effect);
    this.remember(effect, game, observed.isAnnounced && !observed.isWinWrong);
    return outcome;
  }

  /** Stops checking the parts that this event showed to be wrong. */
  private tolerate({ isForced, wrongCards }: Observation): void {
    if (isForced) this.lenience.refresh = true;
    if (wrongCards.includes('stock')) this.lenience.stock = true;
    if (wrongCards.some((field) => field.startsWith('f'))) this.lenience.foundation = true;
  }

  private blame(observed: Observation, blame: Blame): void {
    const { effect, reply, due, isAnnounced } = observed;
    // An exception is reported even if the same check has already failed.
    const isKnown = this.evidence.hasFailed(blame.check) && reply.thrown !== '';
    const check = isKnown ? 'robust.throws' : blame.check;
    const message = isKnown ? reply.thrown : blame.message;
    this.evidence.fail({
      ...this.place(effect.key, check),
      ...frameTexts(observed),
      check,
      message,
      ...crashIn(reply, effect.call),
      ...(reply.fault !== undefined && { suspects: suspectsOf(effect, due.win === 'due') }),
    });
    if (check === 'view.own-moves' && isAnnounced) {
      this.timesAnnounced++;
      this.evidence.pass('win.tableau');
    }
    const key = blame.isRefusedPlace === true ? effect.placeKey : effect.key;
    if (!blame.goesOn && !isCrash(reply)) this.evidence.avoid(key ?? effect.key);
  }

  private endRun(): EventOutcome {
    this.game = undefined;
    this.hasEnded = true;
    this.running.end();
    return 'ended';
  }
}
