/** Tapes record a session as a script. A replay of the script shows the same frames. */
import { checkGiven, valueText } from '../../core/given.js';
import type { EventItemOf, WrittenItem } from '../language/items.js';
import type { GameTypes, Stage, WrittenIn } from './stage.js';

/** A handler, for a tape. `deal` is the name of the deal in play. */
export interface Dealing {
  readonly deal?: string | undefined;
}

/**
 * Writes items as events happen. A tape that starts during a game waits for the next one, because a script must begin
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

  /** Notes a call that the view received. */
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

/** A comment for a call that has no word. */
function commentFor({ event, args }: GameTypes['call'], wasAccepted: boolean): WrittenItem<never> {
  const told = args.map(valueText).join(', ');
  return { kind: 'comment', text: `${event}(${told}) was ${wasAccepted ? 'accepted' : 'refused'}` };
}
