/** A tape that keeps what it records as a script. */
import type { EventRecorder } from '../../core/event-recorders.js';
import { checkMethods } from '../../core/given.js';
import { readEvent } from '../language/event-word.js';
import type { EventItemOf } from '../language/items.js';
import type { EventWords } from '../language/language.js';
import { printEvent } from '../language/print-word.js';
import type { GameTypes, ScriptIn, Stage, WrittenIn } from './stage.js';
import type { Dealing } from './tape.js';
import { WrittenTape } from './tape.js';

/** Keeps the items as a script. */
export class GameTape<Game extends GameTypes> extends WrittenTape<Game> {
  private readonly items: readonly WrittenIn<Game>[];
  /** The number of items that `onItem` has been called with. */
  private told = 0;

  /** `onItem` is called with each item, but only by `tell`: the tags are written before the caller has the tape. */
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

  /** The view itself: the handler of this tape reports refusals. @throws TypeError if the view lacks a method */
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

/** The event that is read back from its word: handlers may be called with anything. */
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
