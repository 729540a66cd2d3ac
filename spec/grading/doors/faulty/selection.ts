/** Controllers for the selection door with one mistake each, and the criterion of milestone 2 that it costs. */
import * as right from '../../../../src/selection.js';
import type { KlondikeModel, Pile } from '../../../../src/selection.js';
import { KlondikeController, Location, LocationType, Selection } from '../../../../src/selection.js';
import type { FaultyPort } from './faulty-port.js';

export const withController = (controller: new () => object): Record<string, unknown> => ({
  ...right,
  KlondikeController: controller,
});

export function pileAt(model: KlondikeModel, location: Location): Pile {
  const index = location.getPileIndex();
  switch (location.getLocationType()) {
    case LocationType.MAIN_DECK:
      return model.getMainDeck();
    case LocationType.WASTE_PILE:
      return model.getWastePile();
    case LocationType.FOUNDATION_PILE:
      return model.getFoundationPile(index);
    default:
      return model.getTableauPile(index);
  }
}

export const isTableau = (location: Location): boolean =>
  location.getLocationType() === LocationType.TABLEAU_PILE;

export const isFoundation = (location: Location): boolean =>
  location.getLocationType() === LocationType.FOUNDATION_PILE;

const selecting = (
  select: (model: KlondikeModel, origin: Location, usual: () => Selection | null) => Selection | null,
): Record<string, unknown> =>
  withController(
    class extends KlondikeController {
      override select(model: KlondikeModel, origin: Location): Selection | null {
        return select(model, origin, () => super.select(model, origin));
      }
    },
  );

const initialized = (after: (model: KlondikeModel) => void): Record<string, unknown> =>
  withController(
    class extends KlondikeController {
      override initModel(model: KlondikeModel): void {
        super.initModel(model);
        after(model);
      }
    },
  );

const liftFrom = (pile: Pile, origin: Location): Selection =>
  new Selection(origin, pile.removeCards(pile.getNumCards() - origin.getCardIndex()));

const isIn = (pile: Pile, index: number): boolean => index >= 0 && index < pile.getNumCards();

export const FAULTY_SELECTION: readonly FaultyPort[] = [
  {
    name: 'leaves the whole main deck hidden',
    loses: 'init',
    module: initialized((model) => model.getMainDeck().setExposeIndex(24)),
  },
  {
    name: 'exposes all tableau piles',
    loses: 'init',
    module: initialized((model) =>
      [0, 1, 2, 3, 4, 5, 6].forEach((index) => model.getTableauPile(index).setExposeIndex(0)),
    ),
  },
  {
    name: 'deals one card too few',
    loses: 'init',
    module: initialized((model) => {
      model.getMainDeck().addCard(model.getTableauPile(6).drawCard());
      model.getMainDeck().setExposeIndex(24);
      model.getTableauPile(6).setExposeIndex(5);
    }),
  },
  {
    name: 'does not shuffle',
    loses: 'init',
    module: withController(
      class extends KlondikeController {
        constructor() {
          super({ deal: 'java:5' });
        }
      },
    ),
  },
  {
    name: 'selects hidden cards',
    loses: 'select',
    module: selecting((model, origin, usual) => {
      const pile = pileAt(model, origin);
      return isTableau(origin) && isIn(pile, origin.getCardIndex()) ? liftFrom(pile, origin) : usual();
    }),
  },
  {
    name: 'selects cards in the waste',
    loses: 'select',
    module: selecting((model, origin, usual) => {
      const pile = pileAt(model, origin);
      return origin.getLocationType() === LocationType.WASTE_PILE && isIn(pile, origin.getCardIndex())
        ? liftFrom(pile, origin)
        : usual();
    }),
  },
  {
    name: 'selects cards on foundations',
    loses: 'select',
    module: selecting((model, origin, usual) => {
      const pile = pileAt(model, origin);
      return isFoundation(origin) && isIn(pile, origin.getCardIndex()) ? liftFrom(pile, origin) : usual();
    }),
  },
  {
    name: 'selects any card in the main deck',
    loses: 'select',
    module: selecting((model, origin, usual) => {
      const pile = pileAt(model, origin);
      return origin.getLocationType() === LocationType.MAIN_DECK && isIn(pile, origin.getCardIndex())
        ? liftFrom(pile, origin)
        : usual();
    }),
  },
  {
    name: 'returns the cards from top to bottom',
    loses: 'select',
    module: withController(
      class extends KlondikeController {
        override select(model: KlondikeModel, origin: Location): Selection | null {
          const selection = super.select(model, origin);
          if (selection !== null && selection.getNumCards() > 1) {
            const cards = selection.getCards();
            selection.getCards = () => cards.slice().reverse();
          }
          return selection;
        }
        override allowMove(model: KlondikeModel, selection: Selection, to: Location): boolean {
          return super.allowMove(
            model,
            new Selection(
              selection.getOrigin(),
              selection.getCards().sort((one, other) => other.getRank().compareTo(one.getRank())),
            ),
            to,
          );
        }
      },
    ),
  },
  {
    name: 'exposes the next card on select',
    loses: 'select',
    module: selecting((model, origin, usual) => {
      const selection = usual();
      const pile = pileAt(model, origin);
      if (
        selection !== null &&
        isTableau(origin) &&
        pile.getNumCards() > 0 &&
        pile.getExposeIndex() === pile.getNumCards()
      )
        pile.setExposeIndex(pile.getNumCards() - 1);
      return selection;
    }),
  },
  {
    name: 'throws for an index without a card',
    loses: 'select',
    module: selecting((model, origin, usual) => {
      if (isTableau(origin) && !pileAt(model, origin).isEmpty())
        pileAt(model, origin).getCard(origin.getCardIndex());
      return usual();
    }),
  },
];
