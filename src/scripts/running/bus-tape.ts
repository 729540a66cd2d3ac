/** A tape that listens to a bus and watches a view. The bus reports the start and the end of each event. */
import type { BusOf } from '../../core/bus.js';
import { checkBus, listenAround } from '../../core/bus.js';
import { checkGiven, checkMethods } from '../../core/given.js';
import type { VoidMethodName } from '../../core/protocol.js';
import type { Dealing } from './tape.js';
import type { RecordableHandler } from './game-tape.js';
import { GameTape } from './game-tape.js';
import type { GameTypes, ItemIn, ScriptIn, Stage } from './stage.js';
import { isAccepted } from './stage.js';

/** The last words of the messages about wrong connections. */
const ADVICE = 'or let recordSession (recordMonteCarloSession) connect everything';

const UNWATCHED = `The tape doesn't watch a view, so it can't tell which events are refused. \
Attach tape.watch(view) to the handler instead of the view, before the first event, ${ADVICE}.`;

const UNSHOWN = `A new game showed nothing in the view that the tape watches. \
Connect the handler to the bus, and attach tape.watch(view) to it instead of the view, ${ADVICE}.`;

const PAST_THE_BUS = `The view changed without an event on the bus, so the script would be wrong. \
Deal and play only through the bus: bus.emit('newGame', []), and a view whose handler is on the bus, ${ADVICE}.`;

const PLAYED_ON = `An event was played during another one, so the tape can't tell which of them was refused. \
A listener or a view that plays on must wait for the end of the event: queueMicrotask(() => controller.play(move)).`;

export class BusTape<Game extends GameTypes> {
  private readonly tape: GameTape<Game>;
  /** The view calls since the start of the current event, or since the end of the last one. */
  private calls: Game['viewCall'][] = [];
  private isWatching = false;
  /**
   * True while a view that was attached during a game receives the whole table. These calls don't belong to an event.
   */
  private isAttaching = false;
  /** The current event. An event whose handler threw stays here until the next one. */
  private playing: Game['call'] | undefined;
  /** Did the view throw during that event? Then it may not have been refreshed. */
  private hasViewThrown = false;
  /** Did an event begin before the previous one ended, either during it or after an error? */
  private hasOverlap = false;
  private hasEnded = false;
  /** Did the tape start during a game? It doesn't record that game. */
  private readonly isLate: boolean;
  /** Did an event on the bus start a game? */
  private hasBegun = false;
  /** A wrong connection, which would make the script wrong. The tape then writes nothing more. */
  private fault: string | undefined;

  constructor(
    private readonly stage: Stage<Game>,
    private readonly dealer: Dealing,
    onItem?: (item: ItemIn<Game>) => void,
  ) {
    this.tape = new GameTape(stage, dealer, onItem);
    this.isLate = dealer.deal !== undefined;
  }

  /** @throws Error if the tape's connections are wrong */
  get script(): ScriptIn<Game> {
    if (this.hasViewThrown) this.endThrown();
    this.checkForStrayCalls();
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

  /** Call this before the handler receives an event. */
  expect(call: Game['call']): void {
    this.hasOverlap ||= this.playing !== undefined;
    this.endThrown();
    this.checkForStrayCalls();
    this.playing = call;
    this.hasViewThrown = false;
    this.isAttaching = false;
    this.calls = [];
  }

  /** Call this after the handler's answer. */
  hear(call: Game['call']): void {
    if (this.hasOverlap && this.playing === undefined) return this.fail(PLAYED_ON);
    this.write(call, isAccepted(this.stage, this.calls));
  }

  private see(call: Game['viewCall']): void {
    if (!this.isAttaching) this.calls.push(call);
    else if (call.call === 'refreshWindow') this.isAttaching = false;
  }

  /**
   * Writes an event whose handler threw an error, because the bus doesn't report its end. If the view threw an error,
   * the event was accepted, because a handler updates its view only for accepted events. Otherwise, the event was
   * accepted if the view was refreshed.
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

  /** Call this after the last event. The tape ignores everything after it. */
  end(): void {
    this.endThrown();
    this.checkForStrayCalls();
    this.tape.tell();
    this.hasEnded = true;
  }

  /** Reports a deal or a refresh between two events. */
  private checkForStrayCalls(): void {
    if (this.playing !== undefined || this.hasEnded) return;
    const isStray = this.hasBegun
      ? this.calls.some(({ call }) => call === 'refreshWindow')
      : !this.isLate && this.dealer.deal !== undefined;
    if (isStray) this.fail(PAST_THE_BUS);
  }

  /**
   * Doesn't throw an error, so that the player can go on. The getter `script` throws the error, and `onItem` gets a
   * comment.
   */
  private fail(fault: string): void {
    if (this.fault !== undefined) return;
    this.fault = fault;
    this.tape.comment(fault);
    this.tape.tell();
  }
}

interface RunningTape<Game extends GameTypes> {
  readonly tape: Pick<BusTape<Game>, 'script' | 'tag' | 'watch'>;
  readonly end: () => void;
}

/**
 * Starts a tape that records the events that the handler reports. A handler that doesn't report its events is recorded
 * from the bus.
 */
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

/** Records every event on a bus. The returned function ends the tape. */
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
