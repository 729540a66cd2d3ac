/** Converts between the tables of students' handlers and layouts. */
import type { Card, Suit } from '../../../src/core/card.js';
import { cardOf } from '../../../src/core/card.js';
import type { Pile } from '../../../src/core/pile.js';
import { callHandler, handlerProtocol } from '../../../src/games/klondike/contract/handler.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { BARE_LAYOUT, foundationsOf, tableauOf } from '../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Bring } from '../../../src/games/klondike/script/runner.js';
import { FOUNDATIONS, TABLEAU } from '../../../src/games/klondike/words/piles.js';
import { BaseHandler } from './base-handler.js';
import type { CreateStudent } from './faulty/faulty-handler.js';
import type { StudentCard } from './student-cards.js';
import { SUITS, newDeck } from './student-cards.js';
import type { StudentPile, StudentTable } from './student-table.js';

/** Puts the cards of a layout on the table and shows them. `deck` is in the order of our cards. */
export function layOut(table: StudentTable, layout: Layout, deck: readonly StudentCard[]): void {
  const cards = (numbers: readonly Card[]): StudentCard[] => numbers.flatMap((card) => deck[card] ?? []);
  const pile = ({ cards: all, faceDown }: Pile): StudentPile => ({
    down: cards(all.slice(0, faceDown)),
    up: cards(all.slice(faceDown)),
  });
  table.stock = cards(layout.stock.cards);
  table.waste = pile(layout.waste);
  table.foundations = foundationsOf(layout).map(pile);
  table.columns = tableauOf(layout).map(pile);
  table.show();
}

/** The layout of a table. */
export function layoutOf({ stock, waste, foundations, columns }: StudentTable): Layout {
  const layout = { ...BARE_LAYOUT };
  layout.stock = { cards: numbersOf(stock), faceDown: stock.length };
  layout.waste = pileOf(waste);
  FOUNDATIONS.forEach((id, index) => (layout[id] = pileOf(foundations[index])));
  TABLEAU.forEach((id, index) => (layout[id] = pileOf(columns[index])));
  return layout;
}

const pileOf = ({ down, up }: StudentPile = { down: [], up: [] }): Pile => ({
  cards: numbersOf([...down, ...up]),
  faceDown: down.length,
});

const numbersOf = (cards: readonly StudentCard[]): Card[] =>
  cards.map(({ rank, suit }) => cardOf(rank, SUITS.indexOf(suit) as Suit));

/** Makes handlers whose cards can be chosen. Handlers that already accept deals stay unchanged. */
export const withChosenCards =
  (create: CreateStudent): Bring =>
  (view) => {
    const handler: ReturnType<Bring> = create(view);
    if (handler.nextDeal !== undefined) return handler;
    let upcoming: Deal | undefined;
    return {
      ...handlerProtocol.from((call) => {
        callHandler(handler, call);
        if (call.event !== 'newGame' || upcoming === undefined) return;
        if (handler instanceof BaseHandler) layOut(handler, upcoming.start(ULG), deckOf(handler));
        upcoming = undefined;
      }),
      getName: () => handler.getName(),
      nextDeal: (deal) => (upcoming = deal),
    };
  };

const deckOf = (handler: BaseHandler): StudentCard[] => newDeck(handler.constants);
