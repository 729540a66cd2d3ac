/** Tapes record a session as a script. A replay of the script shows the same frames. */
import { checkGiven, valueText } from '../../core/given.js';
import type { EventItemOf, WrittenItem } from '../language/items.js';
import type { GameTypes, Stage, WrittenIn } from './stage.js';

/** What a tape needs to know of the handler: the name of the deal in play, if there is one. */
export interface Dealing {
  readonly deal?: string | undefined;
}

/**
 * A tape that begins in the middle of a game waits for the next game, because a script cannot start in the
 * middle.
 */
export class WrittenTape<Game extends GameTypes> {
  private calls: Game['viewCall'][] = [];
  private isWaiting: boolean;

  constructor(
    protected readonly stage: Stage<Game>,
    private readonly dealer: Dealing,
    private readonly to: {
      /** Undefined if no word can say the event, such as a call with a pile that does not exist. */
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

  /** Tells the tape of a call of the view. */
  see(call: Game['viewCall']): void {
    this.calls.push(call);
  }

  /** Records a call that the handler has answered. By default, the view calls tell whether it won the game. */
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
    to.onItem(to.eventOf(call, !wasAccepted) ?? unsaid(call, wasAccepted));
  }
}

/** A call that no word can say, as a comment. */
function unsaid({ event, args }: GameTypes['call'], wasAccepted: boolean): WrittenItem<never> {
  const told = args.map(valueText).join(', ');
  return { kind: 'comment', text: `${event}(${told}) was ${wasAccepted ? 'accepted' : 'refused'}` };
}
