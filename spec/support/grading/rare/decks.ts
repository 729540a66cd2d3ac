/** Handlers that shuffle their decks only in part or not at all. */
import { BaseHandler } from '../base-handler.js';
import type { HandlerClass } from '../faulty/faulty-handler.js';
import { faultsOf } from '../faulty/faulty-handler.js';
import type { StudentCard } from '../student-cards.js';
import { SUITS } from '../student-cards.js';

type Shuffle = (deck: StudentCard[]) => StudentCard[];

interface Shuffling {
  /** From spades to clubs, from ace to king. */
  readonly deck: StudentCard[];
  /** Shuffles correctly. */
  readonly shuffle: Shuffle;
  /** The deck of the previous game. It is empty in the first game. */
  readonly before: readonly StudentCard[];
  /** The number of games that were dealt before. */
  readonly games: number;
}

/** A handler that prepares its decks with this function. */
const deckBy = (prepare: (shuffling: Shuffling) => StudentCard[]): HandlerClass =>
  class extends BaseHandler {
    private before: readonly StudentCard[] = [];
    private games = 0;

    protected override shuffled(deck: StudentCard[]): StudentCard[] {
      const shuffle: Shuffle = (cards) => super.shuffled(cards);
      const prepared = prepare({ deck, shuffle, before: this.before, games: this.games });
      this.before = prepared.slice();
      this.games++;
      return prepared;
    }
  };

const below = (limit: number): number => Math.floor(Math.random() * limit);

const cut = (deck: readonly StudentCard[], at: number): StudentCard[] => [
  ...deck.slice(at),
  ...deck.slice(0, at),
];

function swapped(deck: StudentCard[], swaps: number): StudentCard[] {
  for (let swap = 0; swap < swaps; swap++) {
    const [one, other] = [below(deck.length), below(deck.length)];
    const [first, second] = [deck[one], deck[other]];
    if (first !== undefined && second !== undefined) [deck[one], deck[other]] = [second, first];
  }
  return deck;
}

/** Riffles two halves once. Each half keeps its order. */
function riffled(deck: readonly StudentCard[]): StudentCard[] {
  const halves = [deck.slice(0, 26), deck.slice(26)];
  return deck.flatMap(() => {
    const [one = [], other = []] = below(2) === 0 ? halves : halves.slice().reverse();
    return one.shift() ?? other.shift() ?? [];
  });
}

const isCard = (suit: string, rank: number) => (card: StudentCard) =>
  card.suit === suit && card.rank === rank;

/** Splits off some cards. */
const apart = (
  deck: readonly StudentCard[],
  isApart: (card: StudentCard) => boolean,
): [rest: StudentCard[], apart: StudentCard[]] => [
  deck.filter((card) => !isApart(card)),
  deck.filter(isApart),
];

export const RARE_DECKS = faultsOf('deal', {
  'deck-cut-only': {
    fault: 'The deck is cut, not shuffled.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck }) => cut(deck, 1 + below(51))),
  },
  'deck-cut-thrice': {
    fault: 'A deck in a different order is cut, not shuffled.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck }) => {
      const order = deck.map((_, index) => deck[(index * 11) % 52] ?? deck[0]).flatMap((card) => card ?? []);
      return cut(order, 1 + below(51));
    }),
  },
  'ace-at-the-bottom': {
    fault: 'The ace of spades is always the last card of the deck.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle }) => {
      const [rest, ace] = apart(deck, isCard('SPADES', 1));
      return [...ace, ...shuffle(rest)];
    }),
  },
  'king-on-top': {
    fault: 'The king of clubs is always the first card of the deck.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle }) => {
      const [rest, king] = apart(deck, isCard('CLUBS', 13));
      return [...shuffle(rest), ...king];
    }),
  },
  'aces-in-the-stock': {
    fault: 'The four aces always lie in the stock.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle }) => {
      const [rest, aces] = apart(deck, ({ rank }) => rank === 1);
      const mixed = shuffle(rest);
      return [...shuffle([...aces, ...mixed.slice(0, 20)]), ...mixed.slice(20)];
    }),
  },
  'every-second-deal-again': {
    fault: 'Two deals alternate.',
    check: 'deal.shuffled',
    handler: class extends BaseHandler {
      private readonly decks: StudentCard[][] = [];
      private games = 0;

      protected override shuffled(deck: StudentCard[]): StudentCard[] {
        const known = (this.decks[this.games++ % 2] ??= super.shuffled(deck));
        return known.slice();
      }
    },
  },
  'twelve-deals': {
    fault: 'One of only twelve deals is picked at random.',
    check: 'deal.shuffled',
    handler: class extends BaseHandler {
      private readonly decks: StudentCard[][] = [];

      protected override shuffled(deck: StudentCard[]): StudentCard[] {
        const known = (this.decks[below(12)] ??= super.shuffled(deck));
        return known.slice();
      }
    },
  },
  'reversed-every-second': {
    fault: 'Every second deal is the previous one in reverse order.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle, before, games }) =>
      games % 2 === 1 ? before.toReversed() : shuffle(deck),
    ),
  },
  'deck-moved-on': {
    fault: 'The deck is shuffled once. Each later game moves its first five cards to the end.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle, before, games }) => (games === 0 ? shuffle(deck) : cut(before, 5))),
  },
  'sorted-by-rank': {
    fault: 'The suits are mixed, but the ranks stay in order.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle }) => shuffle(deck).sort((one, other) => one.rank - other.rank)),
  },
  'suits-never-mixed': {
    fault: 'Each suit is shuffled separately.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle }) =>
      shuffle([])
        .concat(...SUITS.map((suit) => shuffle(deck.filter((card) => card.suit === suit))))
        .slice(),
    ),
  },
  'colors-in-turn': {
    fault: 'Red and black cards alternate in the deck.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle }) => {
      const [black, red] = apart(deck, ({ suit }) => suit === 'HEARTS' || suit === 'DIAMONDS');
      const mixed = shuffle(red);
      return shuffle(black).flatMap((card, index) => [card, ...mixed.slice(index, index + 1)]);
    }),
  },
  'half-shuffled': {
    fault: 'Only the upper half of the deck is shuffled.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck, shuffle }) => [...deck.slice(0, 26), ...shuffle(deck.slice(26))]),
  },
  'few-swaps': {
    fault: 'Only ten pairs of cards swap places.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck }) => swapped(deck, 10)),
  },
  'riffled-once': {
    fault: 'The deck is cut in half and riffled once.',
    check: 'deal.shuffled',
    handler: deckBy(({ deck }) => riffled(deck)),
  },
});
