/** Records a session as a script. A replay of the script shows the same frames. */
import { readEvent } from '../language/event-word.js';
import type { EventItemOf, ScriptOf } from '../language/items.js';
import type { EventWords } from '../language/language.js';
import { printEvent } from '../language/written.js';
import type { GameTypes, Stage, WrittenIn } from './stage.js';
import { isAccepted } from './stage.js';
import type { Dealing } from './written-tape.js';
import { WrittenTape } from './written-tape.js';

export type { Dealing } from './written-tape.js';

/** Records each event. The view calls since the event before tell whether it was refused. */
export class GameTape<Game extends GameTypes> extends WrittenTape<Game> {
  private readonly items: readonly WrittenIn<Game>[];
  private readonly isTaken: (calls: readonly Game['viewCall'][]) => boolean;
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
    this.isTaken = (calls) => isAccepted(stage, calls);
  }

  /** All items written so far. */
  get script(): ScriptOf<Game['call'], Game['fact']> {
    return this.items;
  }

  /** Calls `onItem` with the items written since the last time. */
  tell(): void {
    for (let item = this.items[this.told]; item !== undefined; item = this.items[this.told]) {
      this.told++;
      this.onItem?.(item);
    }
  }

  /** By default, the view calls tell whether the call was accepted. */
  override hear(call: Game['call'], wasAccepted = this.isTaken(this.calls), hasWon?: boolean): void {
    super.hear(call, wasAccepted, hasWon);
  }
}

/** The event that is read back from its word: handlers may be called with anything. */
function eventOf<Call>(words: EventWords<Call>, call: Call, refused: boolean): EventItemOf<Call> | undefined {
  const word = words.isSayable(call) ? printEvent(words, { kind: 'event', call, times: 1, refused }) : '';
  const reading = readEvent(words, word);
  return 'event' in reading ? reading.event : undefined;
}
