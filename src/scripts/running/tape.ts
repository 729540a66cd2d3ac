/** Records a session as a script. A replay of the script shows the same frames. */
import { valueText } from '../../core/text/value-text.js';
import { readEvent, printEvent } from '../language/event-word.js';
import type { EventItemOf, ItemOf, ScriptOf } from '../language/items.js';
import type { EventWords } from '../language/language.js';
import type { GameTypes, Stage } from './stage.js';
import { isAccepted } from './stage.js';

/** What a tape needs to know of the handler: the name of the deal in play, if there is one. */
export interface Dealing {
  readonly deal?: string | undefined;
}

type ItemIn<Game extends GameTypes> = ItemOf<Game['call'], Game['fact']>;

/**
 * Records each event. The view calls since the event before tell whether it was refused. A tape that begins
 * in the middle of a game waits for the next game, because a script cannot start in the middle.
 */
export class GameTape<Game extends GameTypes> {
  private readonly items: ItemIn<Game>[] = [];
  private calls: Game['viewCall'][] = [];
  private isWaiting: boolean;

  /** `onItem` is called with each item as it is written. */
  constructor(
    private readonly stage: Stage<Game>,
    private readonly dealer: Dealing,
    private readonly onItem?: (item: ItemIn<Game>) => void,
  ) {
    this.isWaiting = dealer.deal !== undefined;
    this.tag('Game', stage.name);
  }

  /** All items written so far. */
  get script(): ScriptOf<Game['call'], Game['fact']> {
    return this.items;
  }

  tag(key: string, text: string): void {
    this.write({ kind: 'tag', key, text });
  }

  comment(text: string): void {
    this.write({ kind: 'comment', text });
  }

  /** Tells the tape of a call of the view. */
  see(call: Game['viewCall']): void {
    this.calls.push(call);
  }

  /**
   * Records a call that the handler has answered. By default, the view calls tell whether it was accepted.
   */
  hear(call: Game['call'], wasAccepted = isAccepted(this.stage, this.calls)): void {
    if (wasAccepted && this.stage.language.begins(call)) this.isWaiting = false;
    if (!this.isWaiting) this.writeDown(call, wasAccepted);
    this.calls = [];
  }

  private writeDown(call: Game['call'], wasAccepted: boolean): void {
    const { stage, dealer, calls } = this;
    if (stage.takesDeal(call) && dealer.deal !== undefined) this.tag('Deal', dealer.deal);
    this.write(itemOf(stage.language, call, !wasAccepted));
    if (calls.some((made) => made.call === 'win')) this.write({ kind: 'win' });
  }

  private write(item: ItemIn<Game>): void {
    this.items.push(item);
    this.onItem?.(item);
  }
}

/** The call as an event; a comment if no word can say it, such as a call with a pile that does not exist. */
function itemOf<Call extends GameTypes['call']>(
  words: EventWords<Call>,
  call: Call,
  refused: boolean,
): EventItemOf<Call> | { readonly kind: 'comment'; readonly text: string } {
  const word = words.isSayable(call) ? printEvent(words, { kind: 'event', call, times: 1, refused }) : '';
  const reading = readEvent(words, word);
  if ('event' in reading) return reading.event;
  const args = call.args.map(valueText).join(', ');
  return { kind: 'comment', text: `${call.event}(${args}) was ${refused ? 'refused' : 'accepted'}` };
}
