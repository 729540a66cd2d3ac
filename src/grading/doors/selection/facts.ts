/** Checks for the first milestone's classes (`Pile`, `Selection`, `KlondikeModel`) and for the deal by `initModel`. */
import type { Card } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf } from '../../../core/card.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../../games/klondike/words/piles.js';
import { TestedObject, factCheck } from '../facts.js';
import type { Ref } from '../port/object-port.js';
import { keyOf, objectIn, textIn } from '../port/object-port.js';
import { cardsText } from '../card-words.js';
import { placeName } from './table.js';
import type { SelectionWords } from './words.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import type { FactCheck } from '../facts.js';

const SAMPLE = [cardOf(10, DIAMONDS), cardOf(1, CLUBS), cardOf(13, SPADES), cardOf(7, HEARTS)];

class TestedPile extends TestedObject {
  constructor(override readonly words: SelectionWords) {
    super(words, words.port.construct('Pile', []));
  }

  get held(): string {
    return cardsText(this.words.cardsOf(this.object));
  }

  with(cards: readonly Card[] = SAMPLE): this {
    this.words.add(this.object, cards);
    return this;
  }
}

const OF_SAMPLE = `of a pile ${cardsText(SAMPLE)}`;

export const PILE_FACTS: readonly FactCheck<SelectionWords>[] = [
  factCheck('pile.new', 'a new pile is empty, with expose index 0', function* (words) {
    const pile = new TestedPile(words);
    yield ['new Pile().getNumCards()', pile.text('getNumCards')];
    yield ['new Pile().isEmpty()', pile.text('isEmpty')];
    yield ['new Pile().getExposeIndex()', pile.text('getExposeIndex')];
  }),
  factCheck('pile.add', 'addCard puts a card on top', function* (words) {
    yield [`the cards ${OF_SAMPLE}, added one by one`, new TestedPile(words).with().held];
  }),
  factCheck('pile.count', 'getNumCards and isEmpty agree with the number of cards', function* (words) {
    const pile = new TestedPile(words).with();
    yield [`getNumCards() ${OF_SAMPLE}`, pile.text('getNumCards')];
    yield [`isEmpty() ${OF_SAMPLE}`, pile.text('isEmpty')];
  }),
  factCheck('pile.expose', 'getExposeIndex returns the index that setExposeIndex set', function* (words) {
    const pile = new TestedPile(words).with();
    pile.tell('setExposeIndex', 2);
    yield ['pile.setExposeIndex(2); pile.getExposeIndex()', pile.text('getExposeIndex')];
  }),
  factCheck('pile.add-all', 'addCards puts cards on top and keeps their order', function* (words) {
    const pile = new TestedPile(words).with(SAMPLE.slice(0, 1));
    pile.tell(
      'addCards',
      SAMPLE.slice(1).map((card) => words.make(card)),
    );
    yield [`addCards of ${cardsText(SAMPLE.slice(1))} to a pile ${cardsText(SAMPLE.slice(0, 1))}`, pile.held];
  }),
  factCheck(
    'pile.get',
    'getCard returns a card, or throws NoSuchElementException if the index has no card',
    function* (words) {
      const pile = new TestedPile(words).with();
      for (const index of [0, 1, 3, 4, -1])
        yield [`getCard(${index}) ${OF_SAMPLE}`, pile.card('getCard', index)];
    },
  ),
  factCheck(
    'pile.top',
    'getTopCard returns the top card, or throws NoSuchElementException if the pile is empty',
    function* (words) {
      yield [`getTopCard() ${OF_SAMPLE}`, new TestedPile(words).with().card('getTopCard')];
      yield ['getTopCard() of an empty pile', new TestedPile(words).card('getTopCard')];
    },
  ),
  factCheck(
    'pile.top-index',
    'getIndexOfTopCard returns the index of the top card, or -1 if the pile is empty',
    function* (words) {
      yield [`getIndexOfTopCard() ${OF_SAMPLE}`, new TestedPile(words).with().text('getIndexOfTopCard')];
      yield ['getIndexOfTopCard() of an empty pile', new TestedPile(words).text('getIndexOfTopCard')];
    },
  ),
  factCheck(
    'pile.remove',
    'removeCards takes a number of cards from the top and returns them bottom to top',
    function* (words) {
      const pile = new TestedPile(words).with();
      yield [`removeCards(3) ${OF_SAMPLE}`, pile.cards('removeCards', 3)];
      yield [`removeCards(3) ${OF_SAMPLE}; the cards left`, pile.held];
    },
  ),
  factCheck(
    'pile.remove-many',
    'removeCards throws IllegalArgumentException if there are too few cards',
    function* (words) {
      const pile = new TestedPile(words).with();
      yield [`removeCards(5) ${OF_SAMPLE}`, pile.cards('removeCards', 5)];
    },
  ),
  factCheck('pile.remove-keeps', 'removeCards leaves the expose index as it is', function* (words) {
    const pile = new TestedPile(words).with();
    pile.tell('setExposeIndex', 3);
    pile.tell('removeCards', 2);
    yield [`setExposeIndex(3), removeCards(2), getExposeIndex() ${OF_SAMPLE}`, pile.text('getExposeIndex')];
  }),
  factCheck(
    'pile.draw',
    'drawCard takes the top card, or throws NoSuchElementException if the pile is empty',
    function* (words) {
      const pile = new TestedPile(words).with();
      yield [`drawCard() ${OF_SAMPLE}`, pile.card('drawCard')];
      yield [`drawCard() ${OF_SAMPLE}; the cards left`, pile.held];
      yield ['drawCard() of an empty pile', new TestedPile(words).card('drawCard')];
    },
  ),
  factCheck(
    'pile.populate',
    'populate adds the 52 cards, each suit from the ace to the king',
    function* (words) {
      const pile = new TestedPile(words);
      pile.tell('populate');
      yield ['the cards of a new pile after populate()', pile.held];
    },
  ),
  factCheck('pile.shuffle', 'shuffle changes the order of the cards and loses none', function* (words) {
    const pile = new TestedPile(words);
    pile.tell('populate');
    const before = pile.held;
    const orders = [1, 2, 3].map(() => {
      pile.tell('shuffle');
      return pile.held;
    });
    yield ['shuffle() keeps the order three times', String(orders.every((order) => order === before))];
    const cards = new Set(words.cardsOf(pile.object));
    yield ['different cards after populate() and shuffle()', `${cards.size}`];
  }),
];

function sampleSelection(words: SelectionWords): Ref {
  const cards = SAMPLE.map((card) => words.make(card));
  return words.port.construct('Selection', [words.location('t3', 2), cards]);
}

export const SELECTION_FACTS: readonly FactCheck<SelectionWords>[] = [
  factCheck('selection.origin', 'a selection returns its origin', function* (words) {
    const origin = words.port.call(sampleSelection(words), 'getOrigin', []);
    yield ['selection.getOrigin()', words.locationText(origin)];
  }),
  factCheck('selection.cards', 'a selection returns its cards in their order', function* (words) {
    const cards = words.port.call(sampleSelection(words), 'getCards', []);
    yield [`selection.getCards() of ${cardsText(SAMPLE)}`, cardsText(words.readAll(cards))];
  }),
  factCheck('selection.count', 'a selection returns its number of cards', function* (words) {
    const selection = sampleSelection(words);
    yield [
      `selection.getNumCards() of ${cardsText(SAMPLE)}`,
      textIn(words.port.call(selection, 'getNumCards', [])),
    ];
  }),
];

export const MODEL_FACTS: readonly FactCheck<SelectionWords>[] = [
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
  factCheck('model.same', 'a model always returns the same piles', function* (words) {
    const model = words.port.construct('KlondikeModel', []);
    for (const id of PILES)
      yield [
        `${placeName(id)} is the same pile each time`,
        String(keyOf(words.pile(model, id)) === keyOf(words.pile(model, id))),
      ];
  }),
  factCheck('model.own', 'two models share no piles', function* (words) {
    const piles = [1, 2].flatMap(() => {
      const model = words.port.construct('KlondikeModel', []);
      return PILES.map((id) => keyOf(objectIn(words.pile(model, id), 'the pile')));
    });
    yield ['different piles of two new models', String(new Set(piles).size)];
  }),
];

function dealt(words: SelectionWords): Ref {
  const { port } = words;
  const model = port.construct('KlondikeModel', []);
  port.tell(port.construct('KlondikeController', []), 'initModel', [model]);
  return model;
}

const allCards = (words: SelectionWords, model: Ref): Card[] =>
  PILES.flatMap((id) => words.cardsOf(words.pile(model, id)));

const sizes = (piles: readonly PileId[]): FactCheck<SelectionWords>['facts'] =>
  function* (words) {
    const model = dealt(words);
    for (const id of piles)
      yield [
        `controller.initModel(model); cards in ${placeName(id)}`,
        `${words.count(words.pile(model, id))}`,
      ];
  };

const exposed = (piles: readonly PileId[]): FactCheck<SelectionWords>['facts'] =>
  function* (words) {
    const model = dealt(words);
    for (const id of piles)
      yield [
        `controller.initModel(model); getExposeIndex() of ${placeName(id)}`,
        `${words.exposed(words.pile(model, id))}`,
      ];
  };

export const INIT_FACTS: readonly FactCheck<SelectionWords>[] = [
  factCheck(
    'init.sizes',
    'the tableau piles get 1 to 7 cards, and 24 stay in the main deck',
    sizes(['stock', ...TABLEAU]),
  ),
  factCheck('init.empty', 'waste and foundation piles are empty', sizes(['waste', ...FOUNDATIONS])),
  factCheck('init.exposed', 'the top card of each tableau pile is exposed, and no other', exposed(TABLEAU)),
  factCheck('init.main', 'the top card of the main deck is exposed, and no other', exposed(['stock'])),
  factCheck('init.distinct', 'each of the 52 cards appears exactly once', function* (words) {
    const cards = allCards(words, dealt(words));
    yield [
      'controller.initModel(model); different cards in all piles',
      `${new Set(cards).size} of ${cards.length}`,
    ];
  }),
  factCheck('init.shuffled', 'each deal is shuffled differently', function* (words) {
    const orders = [1, 2, 3].map(() => cardsText(allCards(words, dealt(words))));
    yield ['three models got the same deal', String(new Set(orders).size === 1)];
  }),
];
