/** What `initModel` must make of a new model. */
import type { Card } from '../../../core/card.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../../games/klondike/words/piles.js';
import type { FactCheck } from '../facts.js';
import type { Ref } from '../port/object-port.js';
import { cardsText } from '../york/york-words.js';
import { placeName } from './table.js';
import type { SelectionWords } from './words.js';

type SelectionFacts = FactCheck<SelectionWords>;

export const factCheck = (id: string, title: string, facts: SelectionFacts['facts']): SelectionFacts => ({
  id,
  title,
  facts,
});

function dealt(words: SelectionWords): Ref {
  const { port } = words;
  const model = port.construct('KlondikeModel', []);
  port.tell(port.construct('KlondikeController', []), 'initModel', [model]);
  return model;
}

const allCards = (words: SelectionWords, model: Ref): Card[] =>
  PILES.flatMap((id) => words.cardsOf(words.pile(model, id)));

const sizes = (piles: readonly PileId[]): SelectionFacts['facts'] =>
  function* (words) {
    const model = dealt(words);
    for (const id of piles)
      yield [
        `controller.initModel(model); cards in ${placeName(id)}`,
        `${words.count(words.pile(model, id))}`,
      ];
  };

const exposed = (piles: readonly PileId[]): SelectionFacts['facts'] =>
  function* (words) {
    const model = dealt(words);
    for (const id of piles)
      yield [
        `controller.initModel(model); getExposeIndex() of ${placeName(id)}`,
        `${words.exposed(words.pile(model, id))}`,
      ];
  };

export const INIT_FACTS: readonly SelectionFacts[] = [
  factCheck(
    'init.sizes',
    'the tableau piles get 1 to 7 cards, and 24 stay in the main deck',
    sizes(['stock', ...TABLEAU]),
  ),
  factCheck('init.empty', 'waste and foundation piles are empty', sizes(['waste', ...FOUNDATIONS])),
  factCheck('init.exposed', 'the top card of each tableau pile is exposed, and no other', exposed(TABLEAU)),
  factCheck('init.main', 'the top card of the main deck is exposed, and no other', exposed(['stock'])),
  factCheck('init.distinct', 'each of the 52 cards is there exactly once', function* (words) {
    const cards = allCards(words, dealt(words));
    yield [
      'controller.initModel(model); different cards in all piles',
      `${new Set(cards).size} of ${cards.length}`,
    ];
  }),
  factCheck('init.shuffled', 'each deal has its own order', function* (words) {
    const orders = [1, 2, 3].map(() => cardsText(allCards(words, dealt(words))));
    yield ['three models are dealt alike', String(new Set(orders).size === 1)];
  }),
];
