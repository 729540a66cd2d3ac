/**
 * A correct handler whose piles are linked lists. A table never changes, so the handler keeps whole tables for undo.
 */
import type { KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { Deal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import type { Constants, StudentCard } from '../student-cards.js';
import { FOUNDATION_NAMES, TABLEAU_NAMES, constantOf, isRed, newDeck } from '../student-cards.js';
import type { StudentView } from '../student-table.js';

/** A card with the cards below it, or undefined for an empty pile. */
type Chain = Link | undefined;

interface Link {
  readonly card: StudentCard;
  readonly isUp: boolean;
  readonly beneath: Chain;
}

/** The piles by name: `stock`, `waste`, and the constants of the columns and foundations. */
type Table = Readonly<Record<string, Chain>>;

const on = (beneath: Chain, card: StudentCard, isUp = true): Link => ({ card, isUp, beneath });

/** The chain as a list from the top card down. */
function* linksOf(chain: Chain): Generator<Link> {
  for (let link = chain; link !== undefined; link = link.beneath) yield link;
}

const topUp = (chain: Chain): Chain => chain && { ...chain, isUp: true };

/** Takes the top cards one by one. Returns the remaining chain and the taken cards in that order. */
function taken(chain: Chain, most = 52): [left: Chain, cards: StudentCard[]] {
  const links = [...linksOf(chain)];
  return [links[most], links.slice(0, most).map(({ card }) => card)];
}

const laid = (cards: readonly StudentCard[], chain?: Chain): Chain =>
  cards.reduce<Chain>((beneath, card) => on(beneath, card), chain);

export class Chains implements KlondikeEventsHandler {
  private tables: Table[] = [];
  private upcoming: Deal | undefined;

  constructor(
    private readonly view: StudentView,
    private readonly constants: Constants,
  ) {}

  getName(): string {
    return 'A third student';
  }

  nextDeal(deal: Deal): void {
    this.upcoming = deal;
  }

  newGame(): void {
    const table = this.upcoming === undefined ? this.shuffled() : this.tableOf(this.upcoming.start(ULG));
    this.upcoming = undefined;
    this.tables = [table];
    this.show(table);
  }

  private shuffled(): Table {
    const deck = newDeck(this.constants).map((card) => ({ card, lot: Math.random() }));
    const cards = deck.sort((one, other) => one.lot - other.lot).map(({ card }) => card);
    const table: Record<string, Chain> = {};
    TABLEAU_NAMES.forEach((name, index) => {
      for (const card of cards.splice(0, index + 1)) table[name] = on(table[name], card, false);
      table[name] = topUp(table[name]);
    });
    for (const card of cards) table['stock'] = on(table['stock'], card, false);
    return table;
  }

  /** The piles of a layout. `t1` is `TABLEAU_1` here. */
  private tableOf(layout: Layout): Table {
    const deck = newDeck(this.constants);
    const chainOf = (id: PileId): Chain =>
      layout[id].cards.reduce<Chain>((chain, number, index) => {
        const card = deck[number];
        return card && on(chain, card, index >= layout[id].faceDown);
      }, undefined);
    const nameOf = (id: PileId): string =>
      id.replace(/^t(?=\d)/, 'TABLEAU_').replace(/^f(?=\d)/, 'FOUNDATION_');
    return Object.fromEntries(PILES.map((id) => [nameOf(id), chainOf(id)]));
  }

  clickStock(): void {
    this.attempt((table) => {
      const { stock, waste } = table;
      if (stock === undefined && waste === undefined) return undefined;
      if (stock === undefined) return { ...table, waste: undefined, stock: laid(taken(waste)[1]) };
      const [left, cards] = taken(stock, 3);
      return { ...table, stock: left, waste: laid(cards, waste) };
    });
  }

  moveWasteToTableau(tableau: number): void {
    this.attempt((table) =>
      build(table, { from: 'waste', count: 1, to: this.nameOf(TABLEAU_NAMES, tableau) }),
    );
  }

  moveWasteToFoundation(foundation: number): void {
    this.attempt((table) => goUp(table, 'waste', this.nameOf(FOUNDATION_NAMES, foundation)));
  }

  moveTableauToFoundation(tableau: number, foundation: number): void {
    const from = this.nameOf(TABLEAU_NAMES, tableau);
    this.attempt((table) => goUp(table, from, this.nameOf(FOUNDATION_NAMES, foundation)));
  }

  moveTableauToTableau(source: number, count: number, target: number): void {
    const [from, to] = [this.nameOf(TABLEAU_NAMES, source), this.nameOf(TABLEAU_NAMES, target)];
    this.attempt((table) => build(table, { from, count, to }));
  }

  moveFoundationToTableau(foundation: number, tableau: number): void {
    const from = this.nameOf(FOUNDATION_NAMES, foundation);
    this.attempt((table) => build(table, { from, count: 1, to: this.nameOf(TABLEAU_NAMES, tableau) }));
  }

  undo(): void {
    if (this.tables.length < 2) return;
    this.tables.pop();
    const [table] = this.tables.slice(-1);
    if (table !== undefined) this.show(table);
  }

  private nameOf(names: readonly string[], number: number): string | undefined {
    return names.find((name) => constantOf(this.constants, name) === number);
  }

  private attempt(change: (table: Table) => Table | undefined): void {
    const [table] = this.tables.slice(-1);
    const next = table && change(table);
    if (next === undefined) return;
    this.tables.push(next);
    this.show(next);
  }

  private show(table: Table): void {
    const { view, constants } = this;
    const hidden = constantOf(constants, 'HIDDEN');
    const codes = (name: string, most: number): number[] =>
      [...linksOf(table[name])]
        .slice(0, most)
        .map(({ card, isUp }) => (isUp ? card.code : hidden))
        .reverse();
    const heights = FOUNDATION_NAMES.map((name) => [...linksOf(table[name])].length);
    view.updateMoves(this.tables.length - 1);
    for (const name of TABLEAU_NAMES) view.tableauCards(constantOf(constants, name), codes(name, 52));
    for (const name of FOUNDATION_NAMES) view.foundationCards(constantOf(constants, name), codes(name, 2));
    view.wasteCards(codes('waste', 3));
    view.stockEmpty(table['stock'] === undefined);
    if (heights.every((height) => height === 13)) view.win();
    view.refreshWindow();
  }
}

function goUp(table: Table, from?: string, to?: string): Table | undefined {
  const link = from === undefined ? undefined : table[from];
  if (from === undefined || to === undefined || link === undefined) return undefined;
  const onto = table[to]?.card;
  const { card } = link;
  const isNext =
    onto === undefined ? card.rank === 1 : card.suit === onto.suit && card.rank === onto.rank + 1;
  return isNext ? { ...table, [from]: topUp(link.beneath), [to]: on(table[to], card) } : undefined;
}

interface RequestedMove {
  readonly from: string | undefined;
  readonly count: number;
  readonly to: string | undefined;
}

function build(table: Table, { from, count, to }: RequestedMove): Table | undefined {
  if (from === undefined || to === undefined || from === to) return undefined;
  const links = [...linksOf(table[from])].slice(0, Number.isInteger(count) && count > 0 ? count : 0);
  const lowest = links.at(-1);
  if (lowest === undefined || links.length < count || !lowest.isUp) return undefined;
  const onto = table[to]?.card;
  const { card } = lowest;
  const fits =
    onto === undefined ? card.rank === 13 : isRed(card) !== isRed(onto) && card.rank + 1 === onto.rank;
  if (!fits) return undefined;
  const carried = links.reverse().reduce((chain, link) => on(chain, link.card), table[to]);
  return { ...table, [from]: topUp(lowest.beneath), [to]: carried };
}
