/** What is looked at after the calls that change a game of numbered piles, and at its end. */
import { faceUpCount } from '../../../core/pile.js';
import { YCP_TEXT } from '../../../games/klondike/model/rules.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { PILES, isTableau } from '../../../games/klondike/words/piles.js';
import type { Seen, Standing } from '../drive.js';
import type { CallNamed, Carrying, NumberedFacet } from './question-facets.js';
import { answer, carrying } from './question-facets.js';
import { placeOfNumber } from './table.js';

const place = ({ places }: Seen, number: number): string => places[placeOfNumber(number)] ?? '';

const countText = (text: string): string => `${text === '' ? 0 : text.split(' ').length} of the cards`;

/** All that lies elsewhere. */
const elsewhere = ({ places }: Seen, numbers: readonly number[]): string =>
  Object.entries(places)
    .filter(([name, text]) => text !== '' && !numbers.map(placeOfNumber).includes(name))
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');

const moveFacet = (
  id: string,
  title: string,
  {
    on,
    look,
  }: {
    on: (carry: Carrying, before: Standing) => boolean;
    look: (seen: Seen, call: CallNamed<'moveCards'>) => string;
  },
): NumberedFacet => ({
  id: `move.${id}`,
  title,
  on: (call, before) => {
    if (call.name !== 'moveCards') return false;
    const carry = carrying(before, call);
    return carry.why === undefined && on(carry, before);
  },
  look: (seen, call) => look(seen, call as CallNamed<'moveCards'>),
});

const target = (seen: Seen, { to }: CallNamed<'moveCards'>): string =>
  `${placeOfNumber(to)}: ${place(seen, to)}`;

const source = (seen: Seen, { pile }: CallNamed<'moveCards'>): string =>
  `${placeOfNumber(pile)}: ${place(seen, pile)}`;

/** Does the move uncover a hidden card? */
function uncovers({ from, count = 0 }: Carrying, { layout }: Standing): boolean {
  if (from === undefined || !isTableau(from)) return false;
  return layout[from].faceDown > 0 && faceUpCount(layout[from]) === count;
}

export const MOVE_FACETS: readonly NumberedFacet[] = [
  moveFacet('leaves', 'the cards that are moved leave their pile, and no others', {
    on: ({ from }) => from !== 'stock',
    look: (seen, { pile }) => `${placeOfNumber(pile)}: ${countText(place(seen, pile))}`,
  }),
  moveFacet('main', 'a card moved from the main deck leaves it, and the next card is on top', {
    on: ({ from }) => from === 'stock',
    look: source,
  }),
  moveFacet('run', 'several cards keep their order', {
    on: ({ count = 0, ontoEmpty }) => count > 1 && !ontoEmpty,
    look: target,
  }),
  moveFacet('king', 'cards moved to an empty working pile lie there exposed', {
    on: ({ toWorking, ontoEmpty }) => toWorking && ontoEmpty,
    look: target,
  }),
  moveFacet('finished', 'a card moved to a finished pile lies on top of it', {
    on: ({ toFinished }) => toFinished,
    look: target,
  }),
  moveFacet('lands', 'a card moved to a working pile lies on top of it', {
    on: ({ toWorking, ontoEmpty, count }) => toWorking && !ontoEmpty && count === 1,
    look: target,
  }),
  moveFacet('exposes', 'the new top card of the old pile is exposed', { on: uncovers, look: source }),
  moveFacet('keeps', 'the other cards of the old pile stay exposed or hidden as they were', {
    on: (carry, before) => carry.from !== 'stock' && !uncovers(carry, before),
    look: source,
  }),
  moveFacet('elsewhere', 'no other pile changes', {
    on: () => true,
    look: (seen, { pile, to }) => elsewhere(seen, [pile, to]),
  }),
];

const drawFacet = (
  id: string,
  title: string,
  { on, look }: { on: (before: Standing) => boolean; look: (seen: Seen) => string },
): NumberedFacet => ({
  id: `draw.${id}`,
  title,
  on: (call, before) => call.name === 'drawNextCard' && on(before),
  look,
});

const mainDeck = (seen: Seen): string => `Main deck: ${place(seen, 0)}`;

const isRecycle = ({ layout }: Standing): boolean =>
  layout.stock.cards.length === 0 && layout.waste.cards.length > 0;

export const DRAW_FACETS: readonly NumberedFacet[] = [
  drawFacet('buries', 'the top card of the main deck goes, and the next one is on top', {
    on: ({ layout }) => layout.stock.cards.length > 0,
    look: mainDeck,
  }),
  drawFacet('recycle', 'when the main deck is empty, all cards of the waste come back to it', {
    on: isRecycle,
    look: (seen) => `Main deck: ${countText(place(seen, 0))}`,
  }),
  drawFacet('order', 'the cards that come back lie in their first order again', {
    on: isRecycle,
    look: mainDeck,
  }),
  drawFacet('elsewhere', 'no other pile changes', { on: () => true, look: (seen) => elsewhere(seen, [0]) }),
];

const countOf = ({ layout }: Standing, piles: readonly PileId[]): number =>
  piles.reduce((count, id) => count + layout[id].cards.length, 0);

const finishedFacet = (id: string, title: string, on: (before: Standing) => boolean): NumberedFacet => ({
  id: `finished.${id}`,
  title,
  isOfAll: true,
  on: (call, before) => call.name === 'isFinished' && on(before),
  look: answer,
});

const isWon = ({ layout }: Standing): boolean => YCP_TEXT.isWon(layout);

const OUTSIDE = PILES.filter((id) => id === 'stock' || isTableau(id));

export const FINISHED_FACETS: readonly NumberedFacet[] = [
  finishedFacet('won', 'the game is finished when all cards lie on the finished piles', isWon),
  finishedFacet(
    'pile',
    'the game is not finished while a card lies on a working pile',
    (before) => countOf(before, OUTSIDE) > before.layout.stock.cards.length,
  ),
  finishedFacet(
    'main',
    'the game is not finished while a card lies in the main deck',
    ({ layout }) => layout.stock.cards.length > 0,
  ),
  finishedFacet(
    'waste',
    'the game is not finished while a card lies in the waste',
    (before) => !isWon(before),
  ),
];
