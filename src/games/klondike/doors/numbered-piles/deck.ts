/** The cards and the piles of the course: the main deck, a working pile, a finished pile or the waste. */
import { faultOf } from '../../../../core/door.js';
import { JavaRandom, secureNumber } from '../../../../core/random.js';
import type { Random } from '../../../../core/random.js';
import { valueText, checkGiven } from '../../../../core/given.js';
import { Rank, Suit, YorkCard } from '../york/york-card.js';
import { shuffle } from '../../../../core/deck.js';

/** A playing card. Its constructor takes the suit first. */
export class Card extends YorkCard {
  /** @throws TypeError unless the suit comes first and the rank second */
  constructor(suit: Suit, rank: Rank) {
    const fault = faultOf(Suit, suit) ?? faultOf(Rank, rank);
    if (fault !== undefined) throw new TypeError(fault);
    super(rank, suit);
  }
}

/** Cards from index 0, the bottom, to the top. A new deck is empty, with expose index 0. */
export class Deck {
  private cards: Card[] = [];
  private exposeIndex = 0;

  /** Adds the 52 cards: ace to king of clubs, of diamonds, of hearts, of spades. */
  populate(): void {
    for (const suit of Suit.values()) for (const rank of Rank.values()) this.add(new Card(suit, rank));
  }

  /**
   * Shuffles as `Collections.shuffle` does; with `new JavaRandom(seed)` the order is that of Java. By default
   * each shuffle is different.
   */
  shuffle(random: Random = new JavaRandom(BigInt(secureNumber()))): void {
    const order = shuffle([...this.cards.keys()], random);
    this.cards = order.map((index) => this.getCard(index));
  }

  /**
   * Takes the top card. An expose index beyond the new top is lowered to it, and to 0 once the deck is empty.
   * @throws RangeError if the deck is empty
   */
  drawCard(): Card {
    const card = this.getTopCard();
    this.removeCards(this.indexOfTopCard());
    return card;
  }

  getNumCards(): number {
    return this.cards.length;
  }

  /** @throws RangeError unless there is a card at this index */
  getCard(index: number): Card {
    const card = this.cards[index];
    if (card !== undefined) return card;
    throw new RangeError(
      this.cards.length === 0
        ? `there is no card ${valueText(index)} in an empty deck`
        : `the cards of this deck run from 0 to ${this.indexOfTopCard()}, not to ${valueText(index)}`,
    );
  }

  /**
   * Puts a card on top.
   * @throws TypeError for anything but a card
   */
  add(card: Card): void {
    this.cards.push(checked(card));
  }

  /** @throws RangeError if the deck is empty */
  getTopCard(): Card {
    const card = this.cards.at(-1);
    if (card === undefined) throw new RangeError('an empty deck has no top card');
    return card;
  }

  /** Any index is kept unchanged, because cards may be added later. */
  setExposeIndex(index: number): void {
    this.exposeIndex = index;
  }

  /** The index of the first exposed card; the cards below it are hidden. */
  getExposeIndex(): number {
    return this.exposeIndex;
  }

  /** -1 if the deck is empty. */
  indexOfTopCard(): number {
    return this.cards.length - 1;
  }

  /**
   * Takes the card at the index and all above it, bottom to top. An expose index beyond the new top is lowered
   * to it, and to 0 once the deck is empty.
   * @throws RangeError unless there is a card at this index
   */
  removeCards(index: number): Card[] {
    this.getCard(index);
    const removed = this.cards.splice(index);
    this.exposeIndex = Math.min(this.exposeIndex, Math.max(0, this.indexOfTopCard()));
    return removed;
  }

  /**
   * Puts cards on top, given bottom to top.
   * @throws TypeError if anything else is among them; then no card is put down
   */
  placeCards(cards: readonly Card[]): void {
    checkGiven('cards', cards, 'an array');
    this.cards = this.cards.concat(cards.map(checked));
  }
}

/** Java's compiler would refuse such an argument, but JavaScript passes it on. */
function checked(card: Card): Card {
  if (!((card as unknown) instanceof Card)) throw new TypeError(`a deck takes cards, not ${valueText(card)}`);
  return card;
}
