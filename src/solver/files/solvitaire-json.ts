/**
 * The deals of Solvitaire, by Blake and Gent (thecharlieblake/Solvitaire at commit 2398305): an object of
 * `"tableau piles"`, `"stock"`, and if need be `"waste"` and `"foundations"`. All lists are bottom to top, so that the
 * last card of the stock is drawn first (`pile::take`). In the tableau a small letter for the suit means that the card
 * lies face down (`card::face_down_from_str`). The foundations are one list, as its schema wants, or one list each, as
 * it prints them; for an empty pile it prints "".
 *
 * Its own examples `klondikeSM1.json` and `klondikeSM2.json` are older than the small letters. So a table of one to
 * seven cards a pile, 24 in the stock and no small letter is taken for a deal before the first move.
 */
import type { Card } from '../../core/card.js';
import { printCard } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import { topTurnedUp } from '../../core/pile.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import type { TableauId } from '../../games/klondike/words/piles.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { orderOfDeal } from './deal-order.js';
import { readForeignCard } from './foreign-card.js';
import type { TurnedCard } from './foreign-table.js';
import { layoutOfTable, turnedPile } from './foreign-table.js';
import type { JsonList, JsonNode } from './json-nodes.js';
import { readJson } from './json-nodes.js';

const KEYS = ['tableau piles', 'stock', 'waste', 'foundations'] as const;
type Key = (typeof KEYS)[number];

const EXPECTED_KEY = '"tableau piles", "stock", "waste" or "foundations", each once';

/** @throws TextError, also if a card occurs twice. Cards may be missing. */
export function readSolvitaire(text: string): Layout {
  const seen = new Set<Card>();
  const nodes = fieldsOf(readJson(text));
  const cardsOf = (key: Key): Card[] =>
    wordsIn(nodes.get(key), key === 'foundations').map((word) => readForeignCard(word, seen));
  const piles = pilesIn(nodes.get('tableau piles')).map((words) =>
    words.map((word): TurnedCard => {
      return { word, card: readForeignCard(word, seen), isDown: /[cdhs]$/.test(word.text) };
    }),
  );
  const layout = layoutOfTable({
    stock: cardsOf('stock'),
    waste: cardsOf('waste'),
    foundations: cardsOf('foundations'),
    tableau: piles.map(turnedPile),
  });
  return piles.flat().some(({ isDown }) => isDown) ? layout : turnedIfDealt(layout);
}

/**
 * One object in one line. How often the waste has been turned over is not told, nor which foundation a suit lies on.
 */
export function printSolvitaire(layout: Layout): string {
  const waste = layout.waste.cards.map(nameOf);
  const foundations = foundationsOf(layout).flatMap(({ cards }) => cards.map(nameOf));
  const fields: Partial<Record<Key, unknown>> = {
    'tableau piles': tableauOf(layout).map(turnedNames),
    stock: layout.stock.cards.map(nameOf),
    ...(waste.length > 0 && { waste }),
    ...(foundations.length > 0 && { foundations }),
  };
  return JSON.stringify(fields);
}

const nameOf = (card: Card): string => printCard(card).replace('T', '10').toUpperCase();

const turnedNames = ({ cards, faceDown }: Pile): string[] =>
  cards.map((card, index) => (index < faceDown ? printCard(card).replace('T', '10') : nameOf(card)));

/** The layout with each pile turned down but for its top card, if that makes a deal before the first move. */
function turnedIfDealt(layout: Layout): Layout {
  const piles = TABLEAU.map((id): [TableauId, Pile] => [id, topTurnedUp(layout[id].cards)]);
  const turned: Layout = { ...layout, ...Object.fromEntries(piles) };
  return orderOfDeal(turned) === undefined ? layout : turned;
}

function fieldsOf(node: JsonNode): Map<Key, JsonNode> {
  if (node.kind !== 'fields') throw new TextError(node.word, node.word.text, 'an object in braces');
  const nodes = new Map<Key, JsonNode>();
  for (const { key, value } of node.fields) {
    const known = KEYS.find((name) => name === key.text);
    if (known === undefined || nodes.has(known)) throw new TextError(key, key.text, EXPECTED_KEY);
    nodes.set(known, value);
  }
  return nodes;
}

function pilesIn(node: JsonNode | undefined): Word[][] {
  if (node === undefined) return [];
  const { items } = listOf(node, 'a list of piles');
  const extra = items[TABLEAU.length];
  if (extra !== undefined) throw new TextError(extra.word, extra.word.text, 'seven piles at most');
  return items.map((item) => wordsIn(item, false));
}

/** The cards of a list and, where piles may stand, of the lists in it. */
function wordsIn(node: JsonNode | undefined, takesPiles: boolean): Word[] {
  if (node === undefined || isEmptyPile(node)) return [];
  return listOf(node, 'a list of cards').items.flatMap((item) => {
    if (item.kind === 'text' && item.word.text !== '') return [item.word];
    if (takesPiles) return wordsIn(item, false);
    throw new TextError(item.word, item.word.text, 'a card such as "AH" or "10d"');
  });
}

const isEmptyPile = (node: JsonNode): boolean => node.kind === 'text' && node.word.text === '';

function listOf(node: JsonNode, expected: string): JsonList {
  if (node.kind === 'list') return node;
  throw new TextError(node.word, node.word.text, expected);
}
