/** Writes down a session as a script that replays to the same frames. */
import { valueText } from '../../core/text/value-text.js';
import { readEvent, printEvent } from '../language/event-word.js';
import type { EventItemOf, ItemOf, ScriptOf } from '../language/items.js';
import type { EventWords } from '../language/language.js';
import type { GameTypes, Stage } from './stage.js';
import { isAccepted } from './stage.js';

/** What a tape asks of the handler: the name of the deal in play, if it has one. */
export interface Dealing {
  readonly deal?: string | undefined;
}

type ItemIn<Game extends GameTypes> = ItemOf<Game['call'], Game['fact']>;

/**
 * Writes each event it hears; the view calls since the one before tell whether it was refused. A tape begun in
 * the middle of a game waits for the next one, for a script cannot start there.
 */
export class GameTape<Game extends GameTypes> {
  private readonly items: ItemIn<Game>[] = [];
  private calls: Game['viewCall'][] = [];
  private isWaiting: boolean;
  /** Is a view that was attached in mid-game being told the whole table? No event is behind that. */
  private isAttaching = false;

  /** `onItem` hears of each item as it is written. */
  constructor(
    private readonly stage: Stage<Game>,
    private readonly dealer: Dealing,
    private readonly onItem?: (item: ItemIn<Game>) => void,
  ) {
    this.isWaiting = dealer.deal !== undefined;
    this.tag('Game', stage.name);
  }

  /** What was written so far. */
  get script(): ScriptOf<Game['call'], Game['fact']> {
    return this.items;
  }

  tag(key: string, text: string): void {
    this.write({ kind: 'tag', key, text });
  }

  /** The view to attach in place of `view`, at once, so that the tape knows what is refused. */
  watch(view: Game['view']): Game['view'] {
    this.isAttaching = this.dealer.deal !== undefined;
    return this.stage.viewProtocol.watched(view, (call) => {
      if (!this.isAttaching) this.see(call);
      else if (call.call === 'refreshWindow') this.isAttaching = false;
    });
  }

  /** A view that no `watch` is before was told this. */
  see(call: Game['viewCall']): void {
    this.calls.push(call);
  }

  /** The handler has answered this call. By default its view tells whether it was accepted. */
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

/** The call as an event; as a comment where no word says it, as for a pile that does not exist. */
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
