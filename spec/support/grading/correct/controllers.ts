/** Lets our controller use any numbers for the constants. */
import type { Card } from '../../../../src/core/card.js';
import type { KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { TakesDeals } from '../../../../src/games/klondike/model/deals.js';
import type { FoundationIndex, TableauIndex } from '../../../../src/games/klondike/words/piles.js';
import type { Constants } from '../student-cards.js';
import { FOUNDATION_NAMES, TABLEAU_NAMES, constantOf, newDeck } from '../student-cards.js';
import type { StudentView } from '../student-table.js';

/** The controller accepts only the package's constants, so numbers are translated in both directions. */
export function controllerUnder(view: StudentView, constants: Constants): KlondikeEventsHandler & TakesDeals {
  const controller = new KlondikeController();
  const numbersOf = (names: readonly string[]): number[] => names.map((name) => constantOf(constants, name));
  const [tableau, foundation] = [numbersOf(TABLEAU_NAMES), numbersOf(FOUNDATION_NAMES)];
  const codes = [...newDeck(constants).map(({ code }) => code), constantOf(constants, 'HIDDEN')];
  const coded = (cards: readonly Card[]): number[] => cards.flatMap((card) => codes[card] ?? []);
  controller.attach({
    stockEmpty: (isStockEmpty) => view.stockEmpty(isStockEmpty),
    wasteCards: (cards) => view.wasteCards(coded(cards)),
    tableauCards: (pile, cards) => view.tableauCards(tableau[pile] ?? NaN, coded(cards)),
    foundationCards: (pile, cards) => view.foundationCards(foundation[pile] ?? NaN, coded(cards)),
    updateMoves: (moves) => view.updateMoves(moves),
    win: () => view.win(),
    refreshWindow: () => view.refreshWindow(),
  });
  const t = (number: number): TableauIndex => tableau.indexOf(number) as TableauIndex;
  const f = (number: number): FoundationIndex => foundation.indexOf(number) as FoundationIndex;
  return {
    newGame: () => controller.newGame(),
    clickStock: () => controller.clickStock(),
    moveWasteToTableau: (to) => controller.moveWasteToTableau(t(to)),
    moveWasteToFoundation: (to) => controller.moveWasteToFoundation(f(to)),
    moveTableauToFoundation: (from, to) => controller.moveTableauToFoundation(t(from), f(to)),
    moveTableauToTableau: (from, count, to) => controller.moveTableauToTableau(t(from), count, t(to)),
    moveFoundationToTableau: (from, to) => controller.moveFoundationToTableau(f(from), t(to)),
    undo: () => controller.undo(),
    getName: () => 'The controller',
    nextDeal: (deal) => controller.nextDeal(deal),
  };
}
