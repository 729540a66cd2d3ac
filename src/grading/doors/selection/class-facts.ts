/** What the classes of the first milestone answer: `Pile`, `Selection`, `KlondikeModel`. */
import type { Card } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf } from '../../../core/card.js';
import { PILES } from '../../../games/klondike/words/piles.js';
import { outcomeOf } from '../facts.js';
import type { Crossing, Ref } from '../port/object-port.js';
import { keyOf, objectIn, textIn } from '../port/object-port.js';
import { cardText, cardsText } from '../york/york-words.js';
import { factCheck } from './deal-facts.js';
import { placeName } from './table.js';
import type { SelectionWords } from './words.js';

const SAMPLE = [cardOf(10, DIAMONDS), cardOf(1, CLUBS), cardOf(13, SPADES), cardOf(7, HEARTS)];

/** A new pile, and calls to it as text. */
class PileDesk {
  readonly pile: Ref;

  constructor(readonly words: SelectionWords) {
    this.pile = words.port.construct('Pile', []);
  }

  call(method: string, ...args: Crossing[]): Crossing {
    return this.words.port.call(this.pile, method, args);
  }

  tell(method: string, ...args: Crossing[]): void {
    this.words.port.tell(this.pile, method, args);
  }

  text(method: string, ...args: Crossing[]): string {
    return outcomeOf(() => textIn(this.call(method, ...args)));
  }

  card(method: string, ...args: Crossing[]): string {
    return outcomeOf(() => cardText(this.words.cards.read(this.call(method, ...args))));
  }

  cards(method: string, ...args: Crossing[]): string {
    return outcomeOf(() => cardsText(this.words.cards.readAll(this.call(method, ...args))));
  }

  get held(): string {
    return cardsText(this.words.cardsOf(this.pile));
  }

  with(cards: readonly Card[] = SAMPLE): this {
    this.words.add(this.pile, cards);
    return this;
  }
}

const OF_SAMPLE = `of a pile ${cardsText(SAMPLE)}`;

export const PILE_FACTS = [
  factCheck('pile.new', 'a new pile is empty, with expose index 0', function* (words) {
    const desk = new PileDesk(words);
    yield ['new Pile().getNumCards()', desk.text('getNumCards')];
    yield ['new Pile().isEmpty()', desk.text('isEmpty')];
    yield ['new Pile().getExposeIndex()', desk.text('getExposeIndex')];
  }),
  factCheck('pile.add', 'addCard puts a card on top', function* (words) {
    yield [`the cards ${OF_SAMPLE}, added one by one`, new PileDesk(words).with().held];
  }),
  factCheck('pile.count', 'getNumCards and isEmpty agree with the number of cards', function* (words) {
    const desk = new PileDesk(words).with();
    yield [`getNumCards() ${OF_SAMPLE}`, desk.text('getNumCards')];
    yield [`isEmpty() ${OF_SAMPLE}`, desk.text('isEmpty')];
  }),
  factCheck('pile.expose', 'getExposeIndex returns the index that setExposeIndex set', function* (words) {
    const desk = new PileDesk(words).with();
    desk.tell('setExposeIndex', 2);
    yield ['pile.setExposeIndex(2); pile.getExposeIndex()', desk.text('getExposeIndex')];
  }),
  factCheck('pile.add-all', 'addCards puts cards on top in their order', function* (words) {
    const desk = new PileDesk(words).with(SAMPLE.slice(0, 1));
    desk.tell(
      'addCards',
      SAMPLE.slice(1).map((card) => words.cards.make(card)),
    );
    yield [`addCards of ${cardsText(SAMPLE.slice(1))} to a pile ${cardsText(SAMPLE.slice(0, 1))}`, desk.held];
  }),
  factCheck(
    'pile.get',
    'getCard returns a card, or throws NoSuchElementException if there is none',
    function* (words) {
      const desk = new PileDesk(words).with();
      for (const index of [0, 1, 3, 4, -1])
        yield [`getCard(${index}) ${OF_SAMPLE}`, desk.card('getCard', index)];
    },
  ),
  factCheck(
    'pile.top',
    'getTopCard returns the top card, or throws NoSuchElementException if there is none',
    function* (words) {
      yield [`getTopCard() ${OF_SAMPLE}`, new PileDesk(words).with().card('getTopCard')];
      yield ['getTopCard() of an empty pile', new PileDesk(words).card('getTopCard')];
    },
  ),
  factCheck(
    'pile.top-index',
    'getIndexOfTopCard returns the index of the top card, or -1 if there is none',
    function* (words) {
      yield [`getIndexOfTopCard() ${OF_SAMPLE}`, new PileDesk(words).with().text('getIndexOfTopCard')];
      yield ['getIndexOfTopCard() of an empty pile', new PileDesk(words).text('getIndexOfTopCard')];
    },
  ),
  factCheck(
    'pile.remove',
    'removeCards takes a number of cards from the top and returns them bottom to top',
    function* (words) {
      const desk = new PileDesk(words).with();
      yield [`removeCards(3) ${OF_SAMPLE}`, desk.cards('removeCards', 3)];
      yield [`removeCards(3) ${OF_SAMPLE}; the cards left`, desk.held];
    },
  ),
  factCheck(
    'pile.remove-many',
    'removeCards throws IllegalArgumentException if there are too few cards',
    function* (words) {
      const desk = new PileDesk(words).with();
      yield [`removeCards(5) ${OF_SAMPLE}`, desk.cards('removeCards', 5)];
    },
  ),
  factCheck('pile.remove-keeps', 'removeCards leaves the expose index as it is', function* (words) {
    const desk = new PileDesk(words).with();
    desk.tell('setExposeIndex', 3);
    desk.tell('removeCards', 2);
    yield [`setExposeIndex(3), removeCards(2), getExposeIndex() ${OF_SAMPLE}`, desk.text('getExposeIndex')];
  }),
  factCheck(
    'pile.draw',
    'drawCard takes the top card, or throws NoSuchElementException if there is none',
    function* (words) {
      const desk = new PileDesk(words).with();
      yield [`drawCard() ${OF_SAMPLE}`, desk.card('drawCard')];
      yield [`drawCard() ${OF_SAMPLE}; the cards left`, desk.held];
      yield ['drawCard() of an empty pile', new PileDesk(words).card('drawCard')];
    },
  ),
  factCheck(
    'pile.populate',
    'populate adds the 52 cards, each suit from the ace to the king',
    function* (words) {
      const desk = new PileDesk(words);
      desk.tell('populate');
      yield ['the cards of a new pile after populate()', desk.held];
    },
  ),
  factCheck('pile.shuffle', 'shuffle changes the order of the cards, and loses none', function* (words) {
    const desk = new PileDesk(words);
    desk.tell('populate');
    const before = desk.held;
    const orders = [1, 2, 3].map(() => {
      desk.tell('shuffle');
      return desk.held;
    });
    yield ['three times shuffle() leaves the order', String(orders.every((order) => order === before))];
    const cards = new Set(words.cardsOf(desk.pile));
    yield ['different cards after populate() and shuffle()', `${cards.size}`];
  }),
];

function sampleSelection(words: SelectionWords): Ref {
  const cards = SAMPLE.map((card) => words.cards.make(card));
  return words.port.construct('Selection', [words.location('t3', 2), cards]);
}

export const SELECTION_FACTS = [
  factCheck('selection.origin', 'a selection returns its origin', function* (words) {
    const origin = words.port.call(sampleSelection(words), 'getOrigin', []);
    yield ['selection.getOrigin()', words.locationText(origin)];
  }),
  factCheck('selection.cards', 'a selection returns its cards in their order', function* (words) {
    const cards = words.port.call(sampleSelection(words), 'getCards', []);
    yield [`selection.getCards() of ${cardsText(SAMPLE)}`, cardsText(words.cards.readAll(cards))];
  }),
  factCheck('selection.count', 'a selection returns its number of cards', function* (words) {
    const selection = sampleSelection(words);
    yield [
      `selection.getNumCards() of ${cardsText(SAMPLE)}`,
      textIn(words.port.call(selection, 'getNumCards', [])),
    ];
  }),
];

export const MODEL_FACTS = [
  factCheck('model.empty', 'all piles of a new model are empty', function* (words) {
    const model = words.port.construct('KlondikeModel', []);
    for (const id of PILES)
      yield [`cards in ${placeName(id)} of a new model`, `${words.count(words.pile(model, id))}`];
  }),
  factCheck('model.piles', 'the thirteen piles of a model are all different', function* (words) {
    const model = words.port.construct('KlondikeModel', []);
    const piles = PILES.map((id) => keyOf(words.pile(model, id)));
    yield ['different piles of a new model', String(new Set(piles).size)];
  }),
  factCheck('model.same', 'a pile is the same one each time it is asked for', function* (words) {
    const model = words.port.construct('KlondikeModel', []);
    for (const id of PILES)
      yield [
        `${placeName(id)} is the same pile each time`,
        String(keyOf(words.pile(model, id)) === keyOf(words.pile(model, id))),
      ];
  }),
  factCheck('model.own', 'two models have no pile in common', function* (words) {
    const piles = [1, 2].flatMap(() => {
      const model = words.port.construct('KlondikeModel', []);
      return PILES.map((id) => keyOf(objectIn(words.pile(model, id), 'the pile')));
    });
    yield ['different piles of two new models', String(new Set(piles).size)];
  }),
];
