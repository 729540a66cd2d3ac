/** Tapes record a session as a script. A replay of the script shows the same frames. */
import type { EventRecorder } from '../../core/event-recorders.js';
import { checkGiven, checkMethods, valueText } from '../../core/given.js';
import { readEvent } from '../language/event-word.js';
import type { EventItemOf, WrittenItem } from '../language/items.js';
import type { EventWords } from '../language/language.js';
import { printEvent } from '../language/print.js';
import type { GameTypes, ScriptIn, Stage, WrittenIn } from './stage.js';

/** A handler, for a tape. `deal` is the name of the deal in play. */
export interface Dealing {
  readonly deal?: string | undefined;
}

/**
 * Writes items as events happen. A tape that starts during a game waits for the next game, because a script must begin
 * with a deal.
 */
export class WrittenTape<Game extends GameTypes> {
  private calls: Game['viewCall'][] = [];
  private isWaiting: boolean;

  constructor(
    protected readonly stage: Stage<Game>,
    private readonly dealer: Dealing,
    private readonly to: {
      /** Undefined if the event has no word, such as a call with a pile that doesn't exist. */
      readonly eventOf: (call: Game['call'], refused: boolean) => EventItemOf<Game['call']> | undefined;
      /** Called with each item as it is written. */
      readonly onItem: (item: WrittenIn<Game>) => void;
    },
  ) {
    checkGiven('dealer', dealer, 'an object');
    this.isWaiting = dealer.deal !== undefined;
    this.tag('Game', stage.name);
  }

  tag(key: string, text: string): void {
    this.to.onItem({ kind: 'tag', key, text });
  }

  comment(text: string): void {
    this.to.onItem({ kind: 'comment', text });
  }

  /** Notes a call of the view. */
  see(call: Game['viewCall']): void {
    this.calls.push(call);
  }

  /** Records a call after the handler's answer. By default, `hasWon` is true if the view announced a win. */
  hear(
    call: Game['call'],
    wasAccepted: boolean,
    hasWon = this.calls.some((made) => made.call === 'win'),
  ): void {
    if (wasAccepted && this.stage.language.begins(call)) this.isWaiting = false;
    if (!this.isWaiting) this.writeDown(call, wasAccepted);
    if (!this.isWaiting && hasWon) this.to.onItem({ kind: 'win' });
    this.calls = [];
  }

  private writeDown(call: Game['call'], wasAccepted: boolean): void {
    const { stage, dealer, to } = this;
    if (stage.takesDeal(call) && dealer.deal !== undefined) this.tag('Deal', dealer.deal);
    to.onItem(to.eventOf(call, !wasAccepted) ?? commentFor(call, wasAccepted));
  }
}

/** A call without a word, as a comment. */
function commentFor({ event, args }: GameTypes['call'], wasAccepted: boolean): WrittenItem<never> {
  const told = args.map(valueText).join(', ');
  return { kind: 'comment', text: `${event}(${told}) was ${wasAccepted ? 'accepted' : 'refused'}` };
}

/** A tape that keeps its items as a script. */
export class GameTape<Game extends GameTypes> extends WrittenTape<Game> {
  private readonly items: readonly WrittenIn<Game>[];
  /** The number of items that `onItem` has been called with. */
  private told = 0;

  /** Only `tell` calls `onItem`, because the first tags are written before the caller has the tape. */
  constructor(
    stage: Stage<Game>,
    dealer: Dealing,
    private readonly onItem?: (item: WrittenIn<Game>) => void,
  ) {
    const items: WrittenIn<Game>[] = [];
    super(stage, dealer, {
      eventOf: (call, refused) => eventOf(stage.language, call, refused),
      onItem: (item) => items.push(item),
    });
    this.items = items;
  }

  /** All items written so far. */
  get script(): ScriptIn<Game> {
    return this.items;
  }

  /** Returns the view itself, because the handler reports refusals. @throws TypeError if the view lacks a method */
  watch(view: Game['view']): Game['view'] {
    checkMethods('view', view, this.stage.viewProtocol.names);
    return view;
  }

  /** Calls `onItem` with the items written since the last time. */
  tell(): void {
    for (let item = this.items[this.told]; item !== undefined; item = this.items[this.told]) {
      this.told++;
      this.onItem?.(item);
    }
  }
}

/** Prints the event and parses it again, because programs may call handlers with any values. */
function eventOf<Call>(words: EventWords<Call>, call: Call, refused: boolean): EventItemOf<Call> | undefined {
  const word = words.isSayable(call) ? printEvent(words, { kind: 'event', call, times: 1, refused }) : '';
  const reading = readEvent(words, word);
  return 'event' in reading ? reading.event : undefined;
}

/** A handler that reports its own events. */
export interface RecordableHandler<Call> extends Dealing {
  /** Reports every event to the recorder, however it is called, until the returned function is called. */
  recordBy(recorder: EventRecorder<Call>): () => void;
}
