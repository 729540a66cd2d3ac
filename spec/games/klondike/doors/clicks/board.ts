/** The piles of a window with a game, written and read as text. It shares no code with the door. */
import type { Suit } from '../../../../../src/clicks.js';
import { Card, CardPile, DiscardPile, Game, TableauColumn } from '../../../../../src/clicks.js';

const RANKS = 'A23456789TJQK';

/** The piles by the numbers of `Suit`. */
const SUITS = 'cdhs';

/** `Ah Td`, or nothing. */
export const cardsOf = (text: string): Card[] =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [cardOf(word)]));

export const cardOf = (word: string): Card =>
  new Card(
    RANKS.indexOf(word.charAt(0).toUpperCase()) + 1,
    SUITS.indexOf(word.charAt(1).toLowerCase()) as Suit,
  );

export const textOf = ({ rank, suit }: Card): string => RANKS.charAt(rank - 1) + SUITS.charAt(suit);

export const sevenColumns = (): TableauColumn[] => Array.from({ length: 7 }, () => new TableauColumn());

export class Board {
  readonly stock = new CardPile();
  readonly discard = new DiscardPile();
  readonly foundations = Array.from({ length: 4 }, () => new CardPile());
  readonly columns = sevenColumns();
  readonly game: Game;

  constructor(seed = 0) {
    this.game = new Game(this.stock, this.columns, seed);
  }

  /**
   * Makes the clicks of `stock w t3 t2*2 f1`; `t3` is a click on a top card or an empty column. Returns the result of
   * the last click.
   */
  click(words: string): boolean | undefined {
    return words.split(' ').reduce<boolean | undefined>((_, word) => this.clickOne(word), undefined);
  }

  /** Lays out `t1: 3c | 7s; stock: Ah`, bottom to top, and replaces all other cards. */
  lay(text: string): this {
    this.game.drawCardsFromStock(this.stock, this.discard);
    for (const pile of [this.stock, this.discard, ...this.foundations]) pile.pile.length = 0;
    for (const column of this.columns) {
      column.faceDownPile.length = 0;
      column.faceUpPile.clear();
    }
    for (const entry of text.split(/; ?|\n/)) this.layPile(entry.trim());
    return this;
  }

  /** The board as text, with one line for each pile that is not empty. Selected cards are in brackets. */
  get text(): string[] {
    const { stock, discard, foundations, columns } = this;
    const piles: [string, string][] = [
      ['stock', stock.pile.map(textOf).join(' ')],
      ['w', boxed(discard.pile, discard.isSelected ? 1 : 0)],
      ...foundations.map(({ pile }, index): [string, string] => [
        `f${index + 1}`,
        pile.map(textOf).join(' '),
      ]),
      ...columns.map((column, index): [string, string] => [`t${index + 1}`, columnText(column)]),
    ];
    return piles.flatMap(([id, text]) => (text === '' ? [] : [`${id}: ${text}`]));
  }

  /** The cards in all piles. */
  get cards(): Card[] {
    const down = this.columns.flatMap(({ faceDownPile, faceUpPile }) => [
      ...faceDownPile,
      ...faceUpPile.toArray(),
    ]);
    return [this.stock, this.discard, ...this.foundations].flatMap(({ pile }) => pile).concat(down);
  }

  get t1(): TableauColumn {
    return this.column('t1');
  }

  get t2(): TableauColumn {
    return this.column('t2');
  }

  column(word: string): TableauColumn {
    return there(this.columns[Number(word.charAt(1)) - 1]);
  }

  foundation(word: string): CardPile {
    return there(this.foundations[Number(word.charAt(1)) - 1]);
  }

  private clickOne(word: string): boolean | undefined {
    const { game } = this;
    if (word === 'stock') game.drawCardsFromStock(this.stock, this.discard);
    else if (word === 'w') game.selectDiscard(this.discard);
    else if (word.startsWith('f')) return game.selectFoundationPile(this.foundation(word));
    else return this.clickColumn(this.column(word), word.split('*')[1]);
    return undefined;
  }

  private clickColumn(column: TableauColumn, count: string | undefined): boolean {
    const n = count === undefined ? Math.min(1, column.faceUpPile.count) : Number(count);
    return this.game.selectTableauCards(column, n);
  }

  private layPile(entry: string): void {
    const [, id = '', text = ''] = /^(\w+): ?(.*)$/.exec(entry) ?? [];
    if (id.startsWith('t')) layColumn(this.column(id), text);
    else if (id.startsWith('f')) this.foundation(id).pile.push(...cardsOf(text));
    else (id === 'w' ? this.discard : this.stock).pile.push(...cardsOf(text));
  }
}

/** A board during a game. */
export const boardAt = (text: string): Board => new Board().lay(text);

function layColumn(column: TableauColumn, text: string): void {
  const [up = '', down = ''] = text
    .split('|')
    .map((part) => part.trim())
    .reverse();
  column.faceDownPile.push(...cardsOf(down));
  for (const card of cardsOf(up)) column.faceUpPile.enqueue(card);
}

function columnText({ faceDownPile, faceUpPile, numberSelected }: TableauColumn): string {
  const up = boxed(faceUpPile.toArray(), numberSelected);
  return faceDownPile.length === 0 ? up : `${faceDownPile.map(textOf).join(' ')} | ${up}`;
}

function boxed(cards: readonly Card[], count: number): string {
  const words = cards.map(textOf);
  if (count === 0) return words.join(' ');
  return [...words.slice(0, -count), `[${words.slice(-count).join(' ')}]`].join(' ');
}

function there<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('there is no such pile');
  return item;
}
