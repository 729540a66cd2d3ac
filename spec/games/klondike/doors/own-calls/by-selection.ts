/** Makes every call of the selection door at a layout. */
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import type { PileId } from '../../../../../src/games/klondike/words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../../../../src/games/klondike/words/piles.js';
import type { Pile } from '../../../../../src/selection.js';
import { KlondikeController, KlondikeModel, Location, LocationType } from '../../../../../src/selection.js';
import { cardsIn, pilesOf, wordOf } from '../selection/words.js';
import { tableText } from './table-text.js';

/** For each type, all indexes of piles, one index too low and one too high. */
const PLACES: readonly (readonly [LocationType, number])[] = [
  [LocationType.MAIN_DECK, 0],
  [LocationType.WASTE_PILE, 0],
  ...[-1, 0, 1, 2, 3, 4].map((index) => [LocationType.FOUNDATION_PILE, index] as const),
  ...[-1, 0, 1, 2, 3, 4, 5, 6, 7].map((index) => [LocationType.TABLEAU_PILE, index] as const),
];

const DESTINATIONS = PLACES.map(([type, index]) => new Location(type, index, 0));

const controller = new KlondikeController();

/**
 * The layouts after every allowed move of a selection, and after a draw. Throws if asking about a move or putting cards
 * back changes something.
 */
export function reachedBySelection(layout: Layout): Set<string> {
  const here = modelAt(layout);
  const before = textOf(here);
  const drawn = modelAt(layout);
  controller.drawCardOrRecycleWaste(drawn);
  const reached = new Set([textOf(drawn)]);
  for (const origin of origins(layout)) {
    const selection = controller.select(here, origin);
    if (selection === null) continue;
    for (const destination of DESTINATIONS) {
      if (controller.allowMove(here, selection, destination)) reached.add(moved(layout, origin, destination));
    }
    controller.unselect(here, selection);
  }
  if (textOf(here) !== before) throw new Error(`not put back as it was:\n${before}`);
  return reached;
}

function modelAt(layout: Layout): KlondikeModel {
  const model = new KlondikeModel();
  new KlondikeController({ deal: printLayout(layout) || 'redeals: 0' }).initModel(model);
  return model;
}

function moved(layout: Layout, origin: Location, destination: Location): string {
  const model = modelAt(layout);
  const selection = controller.select(model, origin);
  if (selection === null) throw new Error(`${origin.toString()} can be selected only once`);
  controller.moveCards(model, selection, destination);
  return textOf(model);
}

/** The cards in each pile, and one missing card below and two above them. */
const origins = (layout: Layout): Location[] =>
  PLACES.flatMap(([type, index]) =>
    Array.from(
      { length: layout[idOf(type, index)].cards.length + 3 },
      (_, card) => new Location(type, index, card - 1),
    ),
  );

/** The stock if the pile doesn't exist. */
function idOf(type: LocationType, index: number): PileId {
  if (type === LocationType.WASTE_PILE) return 'waste';
  if (type === LocationType.MAIN_DECK) return 'stock';
  return (type === LocationType.FOUNDATION_PILE ? FOUNDATIONS : TABLEAU)[index] ?? 'stock';
}

const textOf = (model: KlondikeModel): string => {
  const piles = pilesOf(model);
  return tableText((id) => pileWords(piles[PILES.indexOf(id)]));
};

const pileWords = (pile?: Pile): { words: string[]; faceDown: number } => ({
  words: pile === undefined ? [] : cardsIn(pile).map(wordOf),
  faceDown: pile?.getExposeIndex() ?? 0,
});
