/** What is looked at when cards are selected, and put back. The model tells which may be. */
import { refuseTake } from '../../../games/klondike/model/refuse.js';
import { YCP_SELECTION } from '../../../games/klondike/model/rules.js';
import { isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { Facet, Seen } from '../drive.js';
import type { SelectionCall, SelectionStanding } from './table.js';
import { placeName } from './table.js';

export type SelectionFacet = Facet<SelectionCall, SelectionStanding>;

type SelectCall = Extract<SelectionCall, { name: 'select' }>;

/** What is selected, as the model sees it. */
interface Selecting extends SelectCall {
  readonly cards: number;
  readonly count: number;
  readonly isLegal: boolean;
  readonly isThere: boolean;
}

export function selecting({ layout }: SelectionStanding, call: SelectCall): Selecting {
  const cards = layout[call.pile].cards.length;
  const count = cards - call.index;
  const isLegal = refuseTake(YCP_SELECTION, layout, { from: call.pile, count }) === undefined;
  return { ...call, cards, count, isLegal, isThere: call.index >= 0 && call.index < cards };
}

const isSelection = ({ answer }: Seen): string => (answer.startsWith('a selection') ? 'a selection' : answer);

export const allPlaces = ({ places }: Seen, but: readonly string[]): string =>
  Object.entries(places)
    .filter(([name, text]) => text !== '' && !but.includes(name))
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');

export const placeText = ({ places }: Seen, name: string): string => `${name}: ${places[name] ?? ''}`;

const facet = (
  id: string,
  title: string,
  on: (select: Selecting) => boolean,
): { but: (look: (seen: Seen, call: SelectCall) => string) => SelectionFacet } & SelectionFacet => {
  const made: SelectionFacet = {
    id: `select.${id}`,
    title,
    on: (call, before) => call.name === 'select' && before.hand === undefined && on(selecting(before, call)),
    look: isSelection,
  };
  return { ...made, but: (look) => ({ ...made, look: (seen, call) => look(seen, call as SelectCall) }) };
};

const inTableau = ({ pile }: Selecting): boolean => isTableau(pile);

/** The cards of a place, without the bar that tells which are exposed. */
const cardsIn = ({ places }: Seen, name: string): string =>
  `${name}: ${(places[name] ?? '').replace(/ ?\|/, '').trim()}`;

export const SELECT_FACETS: readonly SelectionFacet[] = [
  facet(
    'main',
    'the top card of the main deck can be selected',
    ({ pile, isLegal }) => pile === 'stock' && isLegal,
  ),
  facet(
    'top',
    'the top card of a tableau pile can be selected',
    (select) => inTableau(select) && select.isLegal && select.count === 1,
  ),
  facet(
    'run',
    'an exposed card can be selected with the cards on it',
    (select) => inTableau(select) && select.isLegal && select.count > 1,
  ),
  facet(
    'hidden',
    'a hidden card cannot be selected: null',
    (select) => inTableau(select) && select.isThere && !select.isLegal,
  ),
  facet(
    'main-lower',
    'no other card of the main deck can be selected: null',
    ({ pile, isThere, isLegal }) => pile === 'stock' && isThere && !isLegal,
  ),
  facet(
    'empty',
    'nothing can be selected in an empty main deck or tableau pile: null',
    (select) => (inTableau(select) || select.pile === 'stock') && select.cards === 0,
  ),
  facet(
    'range',
    'nothing can be selected at an index without a card: null',
    (select) => (inTableau(select) || select.pile === 'stock') && !select.isThere,
  ),
  facet('waste', 'nothing can be selected in the waste pile: null', ({ pile }) => pile === 'waste'),
  facet('foundation', 'nothing can be selected on a foundation pile: null', ({ pile }) => isFoundation(pile)),
  facet(
    'cards',
    'the selection has the card and all cards on it, in their order',
    ({ isLegal }) => isLegal,
  ).but(({ answer }) => answer.split(' from ')[0] ?? ''),
  facet('origin', 'the selection knows where it comes from', ({ isLegal }) => isLegal).but(
    ({ answer }) => answer.split(' from ')[1] ?? '',
  ),
  facet('lifts', 'the selected cards are taken out of their pile', ({ isLegal }) => isLegal).but(
    (seen, { pile }) => cardsIn(seen, placeName(pile)),
  ),
  facet('keeps', 'selecting leaves the expose index as it is', ({ isLegal }) => isLegal).but(
    (seen, { pile }) => placeText(seen, placeName(pile)),
  ),
  facet('elsewhere', 'selecting changes no other pile', ({ isLegal }) => isLegal).but((seen, { pile }) =>
    allPlaces(seen, [placeName(pile)]),
  ),
  facet('nothing', 'a call that selects nothing changes nothing', ({ isLegal }) => !isLegal).but((seen) =>
    allPlaces(seen, []),
  ),
].map(({ id, title, on, look }) => ({ id, title, on, look }));

const unselectFacet = (id: string, title: string, look: (seen: Seen) => string): SelectionFacet => ({
  id: `unselect.${id}`,
  title,
  on: (call, { hand }) => call.name === 'unselect' && hand !== undefined,
  look,
});

export const UNSELECT_FACETS: readonly SelectionFacet[] = [
  unselectFacet('cards', 'unselect puts the cards back where they were, in their order', ({ places }) =>
    Object.keys(places)
      .map((name) => cardsIn({ answer: '', places }, name))
      .filter((text) => !text.endsWith(': '))
      .join('\n'),
  ),
  unselectFacet('exposed', 'after unselect the same cards are exposed as before', (seen) =>
    allPlaces(seen, []),
  ),
];
