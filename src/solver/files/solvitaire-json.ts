/**
 * The deals of Solvitaire, by Blake and Gent (thecharlieblake/Solvitaire at commit 2398305): an object with `"tableau
 * piles"`, `"stock"`, and optionally `"waste"` and `"foundations"`. All lists are bottom to top, so the last card of
 * the stock is drawn first (`pile::take`). In the tableau, a small letter for the suit means that the card is face down
 * (`card::face_down_from_str`). The foundations are one list, as in its schema, or one list each, as in its output,
 * which shows an empty pile as "".
 *
 * Solvitaire's examples `klondikeSM1.json` and `klondikeSM2.json` are older than these small letters. So we read a
 * table with one to seven cards in each pile, 24 stock cards and no small letters as a deal before the first move.
 */
import type { Card } from '../../core/card.js';
import { printCard } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import { topTurnedUp } from '../../core/pile.js';
import type { JsonNode } from '../../core/text/json-tree.js';
import { parseJson } from '../../core/text/json-tree.js';
import { TextError, placeAt } from '../../core/text/text-error.js';
import type { Place } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import type { TableauId } from '../../games/klondike/words/piles.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { layoutOfTable, orderOfDeal, readForeignCard, turnedPile } from './foreign-table.js';
import type { ForeignCard } from './foreign-table.js';

const KEYS = ['tableau piles', 'stock', 'waste', 'foundations'] as const;
type SolvitaireKey = (typeof KEYS)[number];

const EXPECTED_KEY = '"tableau piles", "stock", "waste" or "foundations", each once';

/** @throws TextError for a text in another format, or if a card appears twice. Cards may be missing. */
export function readSolvitaire(text: string): Layout {
  const seen = new Set<Card>();
  const table = new SolvitaireTable(text);
  const cardsOf = (key: SolvitaireKey): Card[] => table.cards(key).map((word) => readForeignCard(word, seen));
  const piles = table.piles().map((words) =>
    words.map((word): ForeignCard => {
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

/** Prints one object on one line. It doesn't say how many redeals were used, or which foundation holds which suit. */
export function printSolvitaire(layout: Layout): string {
  const waste = layout.waste.cards.map(nameOf);
  const foundations = foundationsOf(layout).flatMap(({ cards }) => cards.map(nameOf));
  const fields: Partial<Record<SolvitaireKey, unknown>> = {
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

/** Turns each pile face down except its top card, if that gives a deal before the first move. */
function turnedIfDealt(layout: Layout): Layout {
  const piles = TABLEAU.map((id): [TableauId, Pile] => [id, topTurnedUp(layout[id].cards)]);
  const turned: Layout = { ...layout, ...Object.fromEntries(piles) };
  return orderOfDeal(turned) === undefined ? layout : turned;
}

/** Reads the words of a text in Solvitaire's format. */
class SolvitaireTable {
  private readonly nodes = new Map<SolvitaireKey, JsonNode>();

  constructor(private readonly text: string) {
    const root = parseJson(text);
    if (root.kind !== 'object') throw this.wrong(root, 'an object in braces');
    for (const { key, keyOffset, value } of root.members) {
      const known = KEYS.find((name) => name === key);
      if (known === undefined || this.nodes.has(known))
        throw new TextError(this.placeIn(keyOffset), key, EXPECTED_KEY);
      this.nodes.set(known, value);
    }
  }

  cards(key: SolvitaireKey): Word[] {
    return this.wordsIn(this.nodes.get(key), key === 'foundations');
  }

  piles(): Word[][] {
    const node = this.nodes.get('tableau piles');
    if (node === undefined) return [];
    const items = this.itemsOf(node, 'a list of piles');
    const extra = items[TABLEAU.length];
    if (extra !== undefined) throw this.wrong(extra, 'at most seven piles');
    return items.map((item) => this.wordsIn(item, false));
  }

  /** The cards in a list and, where piles are allowed, in the lists inside it. */
  private wordsIn(node: JsonNode | undefined, takesPiles: boolean): Word[] {
    if (node === undefined || (node.kind === 'leaf' && node.value === '')) return [];
    return this.itemsOf(node, 'a list of cards').flatMap((item) => {
      if (item.kind === 'leaf' && typeof item.value === 'string' && item.value !== '')
        return [{ text: item.value, ...this.placeIn(item.offset) }];
      if (takesPiles) return this.wordsIn(item, false);
      throw this.wrong(item, 'a card such as "AH" or "10d"');
    });
  }

  private itemsOf(node: JsonNode, expected: string): readonly JsonNode[] {
    if (node.kind === 'list') return node.items;
    throw this.wrong(node, expected);
  }

  /** @param offset the offset of a string's opening quote */
  private placeIn(offset: number): Place {
    return placeAt(this.text, offset + '"'.length);
  }

  private wrong(node: JsonNode, expected: string): TextError {
    if (node.kind === 'leaf' && typeof node.value === 'string')
      return new TextError(this.placeIn(node.offset), node.value, expected);
    return new TextError(placeAt(this.text, node.offset), startOf(node), expected);
  }
}

/** The start of a value that is not a string, for an error. */
function startOf(node: JsonNode): string {
  if (node.kind === 'leaf') return String(node.value);
  return node.kind === 'list' ? '[' : '{';
}
