/** How to examine the selection door. */
import { topTurnedUp } from '../../../core/pile.js';
import type { Random } from '../../../core/random.js';
import { oneOf } from '../../../core/random.js';
import { Card, Pile } from '../../../games/klondike/doors/selection/pile.js';
import { KlondikeModel, Selection } from '../../../games/klondike/doors/selection/klondike-model.js';
import { Location, LocationType } from '../../../games/klondike/doors/selection/location.js';
import { KlondikeController } from '../../../games/klondike/doors/selection/klondike-controller.js';
import { layoutOf } from '../../../games/klondike/doors/selection/layout.js';
import { stringToModel } from '../../../games/klondike/doors/selection/saved-state.js';
import { Rank, Suit } from '../../../games/klondike/doors/york/york-card.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { parseLayout } from '../../../games/klondike/model/layout-text.js';
import { YCP_SELECTION } from '../../../games/klondike/model/rules.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../../games/klondike/words/piles.js';
import type { Drive } from '../drive.js';
import { endings, isNearEnd, randomStart } from '../starts.js';
import { INIT_FACTS, MODEL_FACTS, PILE_FACTS, SELECTION_FACTS } from './facts.js';
import {
  ALLOW_FACETS,
  DRAW_FACETS,
  MOVE_FACETS,
  placementAt,
  SELECT_FACETS,
  selectionAt,
  UNSELECT_FACETS,
  WIN_FACETS,
} from './facets.js';
import type { SelectCall, SelectionCall, SelectionState } from './table.js';
import { SelectionPortTable, selectionTableText, placesOfSelection, selectionCallText } from './table.js';
import { SelectionWords } from './words.js';

/** The course's saved games, in its own format. */
const SAVED: readonly string[] = [
  '00000023G-NE,(MS\')=TR#Q0IPB82A%D!00000053!00000000"!00000000/!00000000!00000000!000000001J!00000001<4&?!00000002L+6!0000000397OU:!00000004H.>KF!00000000!00000006$5@C*;3',
  '00000009G-NE,(MS\')!00000053DA28BQT!00000000"#!00000000/0!00000000I!00000000<=!00000000U:!00000000!00000002L+6O4&?!000000009!00000004H.>KFR7P!00000000!00000006$5@C*;3%1J',
  '00000000!00000053!00000000"#$%&\'()*+,-.!00000000/0123456789:;!00000000IJKLMNOPQRSTU!00000000<=>?@ABCDEFGH!00000000!00000000!00000000!00000000!00000000!00000000!00000000',
];

const savedLayouts = (): Layout[] => SAVED.map((text) => layoutOf(stringToModel(text)));

const SURVEY_LAYOUTS: readonly string[] = [
  'stock: 9c 5d; waste: 8c; f1: Ac 2c; f2: Ad; t1: 7c 3h | 8h 7s 6d; t2: 9s; t3: 4c | 2d As; t4: 6h 3c; t6: Kd | Qs Jh; t7: Qd 8s | Ks',
  'stock: 2h 7c Ah; f3: 2s; t1: 3s | As; t2: Ac; t4: 5h | Td; t5: 9d; t6: 9c 8d; t7: Tc 3d | 8c',
  'stock: Ks Qd; f4: As 2s 3s; t1: Kc; t2: 2h | Jd; t3: 7h; t4: 6c; t5: 6s 5h; t6: 4s | 4d',
  'waste: 3c 8d Jh; f1: Ac 2c; t1: 4d | Qc; t2: Kh; t3: Js',
  't1: Kd; t2: Qs; t3: 9h 4s | 3d',
  'f4: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs; t4: Ks; t5: 2h | Ad',
];

/** Turns the top card of the main deck face up, as every program of the course does. */
const withExposedTop = (layout: Layout): Layout => ({ ...layout, stock: topTurnedUp(layout.stock.cards) });

const DESTINATIONS: readonly PileId[] = [...FOUNDATIONS, ...TABLEAU, 'stock', 'waste'];

const selects = ({ layout }: SelectionState): SelectCall[] =>
  PILES.flatMap((pile) => {
    const indexes = Array.from({ length: layout[pile].cards.length + 2 }, (_, index) => index - 1);
    return indexes.map((index): SelectCall => ({ name: 'select', pile, index }));
  });

/** Starts with everything that does not move cards: refused selections, and questions about each selection. */
function survey(before: SelectionState): SelectionCall[][] {
  const quiet: SelectionCall[] = [{ name: 'isWin' }];
  if (isNearEnd(before.layout)) return [quiet];
  const moves: SelectionCall[][] = [];
  const unselect: SelectionCall = { name: 'unselect' };
  for (const call of selects(before)) {
    quiet.push(call);
    if (!selectionAt(before, call).isLegal) continue;
    quiet.push(...DESTINATIONS.map((to): SelectionCall => ({ name: 'allowMove', to })), unselect);
    const lifted = afterSelecting(before, call);
    for (const to of DESTINATIONS)
      if (to !== call.pile && placementAt(lifted, to)?.why === undefined)
        moves.push([call, { name: 'moveCards', to }]);
  }
  const draw: SelectionCall = { name: 'drawCardOrRecycleWaste' };
  return [quiet, ...moves, Array.from({ length: before.layout.stock.cards.length + 2 }, () => draw)];
}

function afterSelecting({ layout }: SelectionState, { pile, index }: SelectCall): SelectionState {
  const { cards, faceDown } = layout[pile];
  return {
    layout: { ...layout, [pile]: { cards: cards.slice(0, index), faceDown } },
    hand: { from: pile, cards: cards.slice(index) },
  };
}

/** Selects cards, asks about a move, makes a legal move, or puts the cards back. */
function choose(before: SelectionState, chance: Random): SelectionCall {
  const { hand } = before;
  if (hand === undefined) return chooseFree(before, chance);
  const what = chance.nextInt(6);
  if (what === 0) return { name: 'unselect' };
  const to = oneOf(DESTINATIONS, chance) ?? 't1';
  if (what < 4) return { name: 'allowMove', to };
  const legal = DESTINATIONS.filter((id) => id !== hand.from && placementAt(before, id)?.why === undefined);
  const chosen = oneOf(legal, chance);
  return chosen === undefined ? { name: 'unselect' } : { name: 'moveCards', to: chosen };
}

function chooseFree(before: SelectionState, chance: Random): SelectionCall {
  const what = chance.nextInt(12);
  if (what === 0) return { name: 'isWin' };
  if (what < 3) return { name: 'drawCardOrRecycleWaste' };
  const all = selects(before);
  const legal = what < 10 ? all.filter((call) => selectionAt(before, call).isLegal) : all;
  return oneOf(legal, chance) ?? { name: 'drawCardOrRecycleWaste' };
}

const randomSelectionStart = (chance: Random): Layout =>
  (chance.nextInt(3) === 0 ? oneOf(savedLayouts(), chance) : undefined) ?? randomStart(YCP_SELECTION, chance);

export const selectionDrive = (): Drive<SelectionCall, SelectionState, SelectionWords> => ({
  wordsOf: (port) => new SelectionWords(port),
  tableOf: (words) => new SelectionPortTable(words),
  ownClasses: {
    Card,
    KlondikeController,
    KlondikeModel,
    Location,
    LocationType,
    Pile,
    Rank,
    Selection,
    Suit,
  },
  placesOf: placesOfSelection,
  tableText: selectionTableText,
  callText: selectionCallText,
  canLay: ({ hand }) => hand === undefined,
  facts: [...PILE_FACTS, ...SELECTION_FACTS, ...MODEL_FACTS, ...INIT_FACTS],
  facets: [
    ...SELECT_FACETS,
    ...UNSELECT_FACETS,
    ...ALLOW_FACETS,
    ...MOVE_FACETS,
    ...DRAW_FACETS,
    ...WIN_FACETS,
  ],
  surveyLayouts: [...SURVEY_LAYOUTS.map((text) => parseLayout(text)), ...endings()].map(withExposedTop),
  survey,
  startLayout: randomSelectionStart,
  nextCall: choose,
});
