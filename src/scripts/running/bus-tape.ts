/** A tape that hears a bus and watches a view. It is told when an event begins, and when it was answered. */
import type { BusOf } from '../../core/bus.js';
import { checkBus, listenAround } from '../../core/bus.js';
import { checkGiven, checkMethods } from '../../core/given.js';
import type { VoidMethodName } from '../../core/protocol.js';
import type { Dealing } from './tape.js';
import type { RecordableHandler } from './game-tape.js';
import { GameTape } from './game-tape.js';
import type { GameTypes, ItemIn, ScriptIn, Stage } from './stage.js';
import { isAccepted } from './stage.js';

/** What to do about a wrong wiring. */
const ADVICE = 'or let recordSession (recordMonteCarloSession) wire it all';

const UNWATCHED = `The tape watches no view, so it cannot tell what is refused. \
Attach tape.watch(view) to the handler in place of the view, before the first event, ${ADVICE}.`;

const UNSHOWN = `A new game showed nothing in the view that the tape watches. \
Connect the handler to the bus, and attach tape.watch(view) to it in place of the view, ${ADVICE}.`;

const PAST_THE_BUS = `The view shows what no event of the bus has brought, so a script of the events would not. \
Deal and play by the bus alone: bus.emit('newGame', []), and a view whose handler is on the bus, ${ADVICE}.`;

const PLAYED_ON = `An event was played during another one, so the tape cannot tell which of the two was refused. \
A listener or a view that plays on must wait for the end of the event: queueMicrotask(() => controller.play(move)).`;

export class BusTape<Game extends GameTypes> {
  private readonly tape: GameTape<Game>;
  /** The view calls of the event being played, or since the last one. */
  private calls: Game['viewCall'][] = [];
  private isWatching = false;
  /**
   * True while a view attached in the middle of a game is shown the whole table. No event causes these calls.
   */
  private isAttaching = false;
  /** The event being played; also one whose handler threw, until the next event. */
  private playing: Game['call'] | undefined;
  /** Did the view throw during that event? Then it may not have been refreshed. */
  private hasViewThrown = false;
  /** Has an event begun before the one before it ended? It may have been played during that event, or after an error. */
  private hasOverlap = false;
  private hasEnded = false;
  /** Was there a game before the tape? It is not recorded. */
  private readonly isLate: boolean;
  /** Has the bus begun a game? */
  private hasBegun = false;
  /** What is wrong with the wiring: a script would not be what was played. Nothing more is written then. */
  private fault: string | undefined;

  constructor(
    private readonly stage: Stage<Game>,
    private readonly dealer: Dealing,
    onItem?: (item: ItemIn<Game>) => void,
  ) {
    this.tape = new GameTape(stage, dealer, onItem);
    this.isLate = dealer.deal !== undefined;
  }

  /** @throws Error if the tape is not wired so that it can write what is played */
  get script(): ScriptIn<Game> {
    if (this.hasViewThrown) this.endThrown();
    this.noteStrays();
    if (this.fault !== undefined) throw new Error(this.fault);
    return this.tape.script;
  }

  tag(key: string, text: string): void {
    this.tape.tag(key, text);
  }

  /** The view to attach at once, instead of `view`. @throws TypeError if `view` lacks a method */
  watch(view: Game['view']): Game['view'] {
    const { viewProtocol } = this.stage;
    checkMethods('view', view, viewProtocol.names);
    this.isWatching = true;
    this.isAttaching = this.hasBegun;
    return viewProtocol.from((call) => {
      try {
        viewProtocol.deliver(view, call);
      } catch (error) {
        this.hasViewThrown = true;
        throw error;
      } finally {
        this.see(call);
      }
    });
  }

  /** To be called when an event begins, before the handler hears of it. */
  expect(call: Game['call']): void {
    this.hasOverlap ||= this.playing !== undefined;
    this.endThrown();
    this.noteStrays();
    this.playing = call;
    this.hasViewThrown = false;
    this.isAttaching = false;
    this.calls = [];
  }

  /** To be called when the handler has answered. */
  hear(call: Game['call']): void {
    if (this.hasOverlap && this.playing === undefined) return this.fail(PLAYED_ON);
    this.write(call, isAccepted(this.stage, this.calls));
  }

  private see(call: Game['viewCall']): void {
    if (!this.isAttaching) this.calls.push(call);
    else if (call.call === 'refreshWindow') this.isAttaching = false;
  }

  /**
   * Writes the event that threw: nothing else tells the tape when such an event ends. If the view threw, the event was
   * accepted, because a handler tells its view of accepted events only. Otherwise the view must have been refreshed.
   */
  private endThrown(): void {
    const { playing, stage, calls } = this;
    if (playing === undefined) return;
    if (this.hasViewThrown) this.write(playing, stage.refusalIn(calls) === undefined);
    else if (isAccepted(stage, calls)) this.write(playing, true);
  }

  private write(call: Game['call'], wasAccepted: boolean): void {
    const { calls, stage, tape } = this;
    this.playing = undefined;
    this.hasViewThrown = false;
    this.calls = [];
    const isBeginning = stage.language.begins(call) && stage.language.isSayable(call);
    if (!this.isWatching) this.fail(UNWATCHED);
    else if (isBeginning && calls.length === 0) this.fail(UNSHOWN);
    if (this.fault !== undefined) return;
    this.hasBegun ||= isBeginning && wasAccepted;
    for (const made of calls) tape.see(made);
    tape.hear(call, wasAccepted);
    tape.tell();
  }

  /** To be called when no more events come. What is played then does not matter to the tape. */
  end(): void {
    this.endThrown();
    this.noteStrays();
    this.tape.tell();
    this.hasEnded = true;
  }

  /** Notes whether a game was dealt, or the view refreshed, between two events. */
  private noteStrays(): void {
    if (this.playing !== undefined || this.hasEnded) return;
    const isStray = this.hasBegun
      ? this.calls.some(({ call }) => call === 'refreshWindow')
      : !this.isLate && this.dealer.deal !== undefined;
    if (isStray) this.fail(PAST_THE_BUS);
  }

  /** The player is not disturbed: whoever reads the script gets the error, and `onItem` a comment. */
  private fail(fault: string): void {
    if (this.fault !== undefined) return;
    this.fault = fault;
    this.tape.comment(fault);
    this.tape.tell();
  }
}

/** A tape in use, and the function that ends it. */
interface RunningTape<Game extends GameTypes> {
  readonly tape: Pick<BusTape<Game>, 'script' | 'tag' | 'watch'>;
  readonly end: () => void;
}

/** Starts a tape. It writes what the handler reports, or else the events of the bus. */
export function startTape<Handler, Game extends GameTypes>(
  stage: Stage<Game>,
  {
    bus,
    protocol,
    dealer,
  }: {
    readonly bus: BusOf<Handler>;
    readonly protocol: { readonly names: readonly VoidMethodName<Handler>[] };
    readonly dealer: Dealing & Partial<RecordableHandler<Game['call']>>;
  },
  onItem?: (item: ItemIn<Game>) => void,
): RunningTape<Game> {
  checkBus(bus);
  checkGiven('dealer', dealer, 'an object');
  if (isRecordable(dealer)) {
    const tape = new GameTape(stage, dealer, onItem);
    const stop = dealer.recordBy({
      hear: (call, { isAccepted, hasWon }) => tape.hear(call, isAccepted, hasWon),
      finish: () => tape.tell(),
    });
    const end = (): void => {
      stop();
      tape.tell();
    };
    return { tape, end };
  }
  const tape = new BusTape(stage, dealer, onItem);
  return { tape, end: writeEventsOf(bus, protocol, tape) };
}

const isRecordable = <Call>(
  dealer: Dealing & Partial<RecordableHandler<Call>>,
): dealer is RecordableHandler<Call> => dealer.recordBy !== undefined;

/** Lets a tape hear every event of a bus. The returned function ends it. */
export function writeEventsOf<Handler, Game extends GameTypes>(
  bus: BusOf<Handler>,
  protocol: { readonly names: readonly VoidMethodName<Handler>[] },
  tape: BusTape<Game>,
): () => void {
  checkBus(bus);
  const stop = listenAround(
    protocol,
    bus,
    (event, args) => tape.expect({ event, args }),
    (event, args) => tape.hear({ event, args }),
  );
  return () => {
    stop();
    tape.end();
  };
}
