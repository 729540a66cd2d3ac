/** Checks for a new game of numbered piles, and for its cards, locations and decks. */
import type { Card } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf } from '../../../core/card.js';
import { newDeck } from '../../../core/deck.js';
import type { PortFact, FactCheck } from '../facts.js';
import { UNKNOWN, factCheck, outcomeOf } from '../facts.js';
import type { Ref } from '../port/object-port.js';
import { SubmissionError, keyOf, textIn } from '../port/object-port.js';
import { cardText, cardsText } from '../card-words.js';
import type { NumberedWords } from './words.js';
import { PILE_COUNT } from './words.js';

const WORKING = [1, 2, 3, 4, 5, 6, 7];
const FINISHED = [8, 9, 10, 11];
const ALL = Array.from({ length: PILE_COUNT }, (_, number) => number);

const dealtCards = (words: NumberedWords, game: Ref): Card[] =>
  ALL.flatMap((number) => words.cardsOf(words.pile(game, number)));

export const DEAL_FACTS: readonly FactCheck<NumberedWords>[] = [
  factCheck(
    'deal.sizes',
    'a new game has 24 cards in the main deck, and 1 to 7 in the working piles',
    function* (words) {
      const game = words.newGame();
      for (const number of [0, ...WORKING])
        yield [`game.getPile(${number}).getNumCards()`, `${words.count(words.pile(game, number))}`];
    },
  ),
  factCheck('deal.finished', 'the finished piles are empty', function* (words) {
    const game = words.newGame();
    for (const number of FINISHED)
      yield [`game.getPile(${number}).getNumCards()`, `${words.count(words.pile(game, number))}`];
  }),
  factCheck('deal.exposed', 'the top card of each working pile is exposed, and no other', function* (words) {
    const game = words.newGame();
    for (const number of WORKING)
      yield [`game.getPile(${number}).getExposeIndex()`, `${words.exposed(words.pile(game, number))}`];
  }),
  factCheck('deal.distinct', 'each card is in one place only', function* (words) {
    const cards = dealtCards(words, words.newGame());
    const twice = cards.filter((card, index) => cards.indexOf(card) !== index);
    yield ['repeated cards in a new game', cardsText(twice)];
  }),
  factCheck('deal.shuffled', 'each new game is shuffled differently', function* (words) {
    const orders = [1, 2, 3].map(() => cardsText(dealtCards(words, words.newGame())));
    yield ['three new games got the same deal', String(new Set(orders).size === 1)];
  }),
  factCheck('print.cards', 'a card prints as its rank and the sign of its suit', function* (words) {
    for (const card of newDeck()) {
      const made = words.make(card);
      yield [`toString() of the card ${cardText(card)}`, textIn(words.port.call(made, 'toString', []))];
    }
  }),
];

export const CHOOSE_FACTS: readonly FactCheck<NumberedWords>[] = [
  factCheck('choose.location', 'a card location knows its pile and its index', function* (words) {
    const location = words.location(3, 5);
    yield ['new CardLocation(3, 5)', 'a location'];
    yield ['the pile of new CardLocation(3, 5)', firstAnswer(words, location, ['getPile', 'getPileIndex'])];
    yield ['the index of new CardLocation(3, 5)', firstAnswer(words, location, ['getIndex', 'getCardIndex'])];
  }),
  factCheck('choose.main', 'pile 0 is the main deck', function* (words) {
    const game = words.newGame();
    const main = words.port.call(game, 'getMainDeck', []);
    yield ['game.getPile(0) is game.getMainDeck()', String(keyOf(main) === keyOf(words.pile(game, 0)))];
  }),
  factCheck('choose.cards', 'a deck returns each of its cards, and the top one', function* (words) {
    const deck = emptyDeck(words);
    words.add(deck, SAMPLE);
    for (const index of SAMPLE.keys())
      yield [
        `deck.getCard(${index}) of ${cardsText(SAMPLE)}`,
        cardText(words.read(words.cardAt(deck, index))),
      ];
    yield ['deck.getTopCard()', cardText(words.read(words.port.call(deck, 'getTopCard', [])))];
  }),
  factCheck(
    'choose.top',
    'a deck returns the index of its top card, or -1 if it is empty',
    function* (words) {
      const deck = emptyDeck(words);
      yield ['deck.indexOfTopCard() of an empty deck', textIn(words.port.call(deck, 'indexOfTopCard', []))];
      words.add(deck, SAMPLE);
      yield [
        `deck.indexOfTopCard() of ${cardsText(SAMPLE)}`,
        textIn(words.port.call(deck, 'indexOfTopCard', [])),
      ];
    },
  ),
];

/** The statement doesn't name any methods of a location. Only methods with these names are judged. */
function firstAnswer({ port }: NumberedWords, location: Ref, names: readonly string[]): string {
  for (const name of names) {
    try {
      return textIn(port.call(location, name, []));
    } catch (error) {
      if (!(error instanceof SubmissionError && error.reason.endsWith(` has no ${name}`))) throw error;
    }
  }
  return UNKNOWN;
}

const SAMPLE = [cardOf(10, DIAMONDS), cardOf(1, CLUBS), cardOf(13, SPADES), cardOf(7, HEARTS)];

function emptyDeck(words: NumberedWords): Ref {
  const deck = words.pile(words.newGame(), 8);
  words.empty(deck);
  return deck;
}

export const DESTINATION_FACTS: readonly FactCheck<NumberedWords>[] = [
  factCheck('destination.piles', 'piles 0 to 11 are twelve different decks', function* (words) {
    const game = words.newGame();
    const piles = ALL.map((number) => keyOf(words.pile(game, number)));
    yield ['different piles among game.getPile(0) to game.getPile(11)', String(new Set(piles).size)];
  }),
  factCheck('destination.same', 'a number always names the same pile', function* (words) {
    const game = words.newGame();
    for (const number of ALL)
      yield [
        `game.getPile(${number}) is game.getPile(${number})`,
        String(keyOf(words.pile(game, number)) === keyOf(words.pile(game, number))),
      ];
  }),
];

/** Lays only these cards in the main deck, and draws. */
function* drawFacts(words: NumberedWords, cards: readonly Card[], draws: number): Generator<PortFact, void> {
  const { port } = words;
  const { game, main } = onlyMain(words, cards);
  for (let draw = 1; draw <= draws; draw++) {
    port.tell(game, 'drawNextCard', []);
    yield [
      `game.drawNextCard(), time ${draw}: the main deck, which was ${cardsText(cards)}`,
      cardsText(words.cardsOf(main)),
    ];
  }
}

function onlyMain(words: NumberedWords, cards: readonly Card[]): { game: Ref; main: Ref } {
  const game = words.newGame();
  for (const number of ALL) words.empty(words.pile(game, number));
  const main = words.pile(game, 0);
  words.add(main, cards);
  return { game, main };
}

export const DRAW_FACTS: readonly FactCheck<NumberedWords>[] = [
  factCheck('draw.again', 'the waste can come back any number of times', (words) =>
    drawFacts(words, SAMPLE.slice(0, 2), 9),
  ),
  factCheck('draw.playable', 'the next card on top of the main deck may be taken', function* (words) {
    const { game } = onlyMain(words, SAMPLE);
    words.port.tell(game, 'drawNextCard', []);
    const take = words.port.call(game, 'isValidTakeLocation', [words.location(0, SAMPLE.length - 2)]);
    yield [
      `main deck: ${cardsText(SAMPLE)}; game.drawNextCard(); game.isValidTakeLocation(new CardLocation(0, 2))`,
      textIn(take),
    ];
  }),
  factCheck(
    'draw.nothing-left',
    'no card appears when the main deck and the waste are empty',
    function* (words) {
      const { game, main } = onlyMain(words, []);
      outcomeOf(() => {
        words.port.tell(game, 'drawNextCard', []);
        return '';
      });
      yield ['game.drawNextCard() with main deck and waste empty', cardsText(words.cardsOf(main))];
    },
  ),
];

export const DECK_FACTS: readonly FactCheck<NumberedWords>[] = [
  factCheck(
    'deck.remove',
    'removeCards takes the card at the index and all above it, bottom to top',
    function* (words) {
      const deck = emptyDeck(words);
      words.add(deck, SAMPLE);
      yield [
        `deck.removeCards(1) of ${cardsText(SAMPLE)}`,
        cardsText(words.readAll(words.port.call(deck, 'removeCards', [1]))),
      ];
      yield ['what is left', cardsText(words.cardsOf(deck))];
    },
  ),
  factCheck('deck.place', 'placeCards puts cards on top and keeps their order', function* (words) {
    const deck = emptyDeck(words);
    words.add(deck, SAMPLE.slice(0, 1));
    words.port.tell(deck, 'placeCards', [SAMPLE.slice(1).map((card) => words.make(card))]);
    yield [
      `deck.placeCards of ${cardsText(SAMPLE.slice(1))} on ${cardsText(SAMPLE.slice(0, 1))}`,
      cardsText(words.cardsOf(deck)),
    ];
  }),
  factCheck('deck.expose', 'a deck keeps its expose index until it is set again', function* (words) {
    const deck = emptyDeck(words);
    words.add(deck, SAMPLE);
    words.port.tell(deck, 'setExposeIndex', [2]);
    yield ['deck.setExposeIndex(2); deck.getExposeIndex()', String(words.exposed(deck))];
  }),
];
