/** What is looked at after clicks that draw, and that select. */
import type { Facet, Seen } from '../drive.js';
import type { Click, ClicksStanding } from './table.js';
import { SELECTED, placeName } from './table.js';

export type ClicksFacet = Facet<Click, ClicksStanding>;

export const placeText = ({ places }: Seen, name: string): string => `${name}: ${places[name] ?? ''}`;

/** How all cards lie, but for some places. */
export const cardsBut = ({ places }: Seen, but: readonly string[] = []): string =>
  Object.entries(places)
    .filter(([name, text]) => text !== '' && name !== SELECTED && !but.includes(name))
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');

const selected = (seen: Seen): string => placeText(seen, SELECTED);

const STOCK = placeName('stock');
const DISCARD = placeName('waste');

const drawFacet = (
  id: string,
  title: string,
  {
    on,
    look,
  }: {
    on: (counts: { readonly stock: number; readonly discard: number }) => boolean;
    look: (seen: Seen) => string;
  },
): ClicksFacet => ({
  id: `draw.${id}`,
  title,
  on: (click, { layout: { stock, waste } }) =>
    click.name === 'drawCardsFromStock' && on({ stock: stock.cards.length, discard: waste.cards.length }),
  look,
});

const discard = (seen: Seen): string => placeText(seen, DISCARD);
const stock = (seen: Seen): string => placeText(seen, STOCK);

export const DRAW_FACETS: readonly ClicksFacet[] = [
  drawFacet('three', 'three cards go to the discard pile, one by one', {
    on: (before) => before.stock >= 3,
    look: discard,
  }),
  drawFacet('short', 'if fewer than three are left, all of them go', {
    on: (before) => before.stock === 1 || before.stock === 2,
    look: discard,
  }),
  drawFacet('stock', 'the cards that are drawn leave the stock', {
    on: (before) => before.stock > 0,
    look: stock,
  }),
  drawFacet('return', 'when the stock is empty, the discard pile is turned over to it', {
    on: (before) => before.stock === 0 && before.discard > 0,
    look: stock,
  }),
  drawFacet('return-all', 'the discard pile is empty after it is turned over', {
    on: (before) => before.stock === 0 && before.discard > 0,
    look: discard,
  }),
  drawFacet('nothing', 'nothing changes when the stock and the discard pile are empty', {
    on: (before) => before.stock + before.discard === 0,
    look: (seen) => cardsBut(seen),
  }),
  drawFacet('elsewhere', 'drawing changes no column and no foundation', {
    on: () => true,
    look: (seen) => cardsBut(seen, [STOCK, DISCARD]),
  }),
];

const selectFacet = (
  id: string,
  title: string,
  {
    on,
    look = selected,
  }: { on: (click: Click, before: ClicksStanding) => boolean; look?: (seen: Seen) => string },
): ClicksFacet => ({ id: `select.${id}`, title, on, look });

const isFree = ({ chosen }: ClicksStanding): boolean => chosen === undefined;

/** A click that only ends the selection. */
const isOnlyEnding = (click: Click): boolean =>
  click.name === 'selectDiscard' || (click.name === 'selectTableauCards' && click.n > 1);

export const SELECT_FACETS: readonly ClicksFacet[] = [
  selectFacet('discard', 'a click on the discard pile selects its top card', {
    on: (click, before) => click.name === 'selectDiscard' && isFree(before),
  }),
  selectFacet('one', 'a click on the top card of a column selects it', {
    on: (click, before) => click.name === 'selectTableauCards' && click.n === 1 && isFree(before),
  }),
  selectFacet('several', 'a click on a card of a column selects it and all cards on it', {
    on: (click, before) => click.name === 'selectTableauCards' && click.n > 1 && isFree(before),
  }),
  selectFacet('empty', 'a click on an empty column selects nothing', {
    on: (click, before) => click.name === 'selectTableauCards' && click.n === 0 && isFree(before),
  }),
  selectFacet('foundation', 'a click on a foundation selects nothing', {
    on: (click, before) => click.name === 'selectFoundationPile' && isFree(before),
  }),
  selectFacet('moves-nothing', 'selecting moves no card', {
    on: (click, before) => click.name !== 'drawCardsFromStock' && isFree(before),
    look: (seen) => cardsBut(seen),
  }),
  selectFacet('draw-ends', 'drawing ends the selection', {
    on: (click, before) => click.name === 'drawCardsFromStock' && !isFree(before),
  }),
  selectFacet('discard-ends', 'a click on the discard pile ends the selection, and selects nothing', {
    on: (click, before) => click.name === 'selectDiscard' && !isFree(before),
  }),
  selectFacet('column-ends', 'a click on a lower card of a column ends the selection, and selects nothing', {
    on: (click, before) => click.name === 'selectTableauCards' && click.n > 1 && !isFree(before),
  }),
  selectFacet('target-ends', 'a click on a destination ends the selection, moved or not', {
    on: (click, before) =>
      !isFree(before) &&
      (click.name === 'selectFoundationPile' || (click.name === 'selectTableauCards' && click.n <= 1)),
  }),
  selectFacet('ending-moves-nothing', 'a click that is no destination moves no card', {
    on: (click, before) => isOnlyEnding(click) && !isFree(before),
    look: (seen) => cardsBut(seen),
  }),
];
