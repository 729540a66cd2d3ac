/** Controllers for the selection door with one mistake each in changing the model or reporting a win. */
import type { KlondikeModel, Location, Pile, Selection } from '../../../../src/selection.js';
import { KlondikeController } from '../../../../src/selection.js';
import type { FaultyPort } from './faulty-port.js';
import { pileAt, withController } from './selection.js';

/** Called after `moveCards` with the origin pile, the destination pile and the number of cards moved. */
const moved = (after: (origin: Pile, to: Pile, count: number) => void): Record<string, unknown> =>
  withController(
    class extends KlondikeController {
      override moveCards(model: KlondikeModel, selection: Selection, to: Location): void {
        super.moveCards(model, selection, to);
        after(pileAt(model, selection.getOrigin()), pileAt(model, to), selection.getNumCards());
      }
    },
  );

const drawing = (draw: (model: KlondikeModel, usual: () => void) => void): Record<string, unknown> =>
  withController(
    class extends KlondikeController {
      override drawCardOrRecycleWaste(model: KlondikeModel): void {
        draw(model, () => super.drawCardOrRecycleWaste(model));
      }
    },
  );

export const FAULTY_SELECTION_PLAY: readonly FaultyPort[] = [
  {
    name: 'leaves the uncovered card hidden',
    loses: 'move',
    module: moved((origin) => {
      if (!origin.isEmpty() && origin.getExposeIndex() === origin.getIndexOfTopCard())
        origin.setExposeIndex(origin.getNumCards());
    }),
  },
  { name: 'exposes the whole origin', loses: 'move', module: moved((origin) => origin.setExposeIndex(0)) },
  {
    name: 'reverses several cards',
    loses: 'move',
    module: moved((_, to, count) => to.addCards(to.removeCards(count).reverse())),
  },
  {
    name: 'exposes only the top card of the origin',
    loses: 'move',
    module: moved((origin) => {
      if (!origin.isEmpty()) origin.setExposeIndex(origin.getIndexOfTopCard());
    }),
  },
  {
    name: 'brings the waste back in reverse',
    loses: 'move',
    module: drawing((model, usual) => {
      const isRecycle = model.getMainDeck().isEmpty();
      usual();
      const main = model.getMainDeck();
      if (isRecycle) main.addCards(main.removeCards(main.getNumCards()).reverse());
    }),
  },
  {
    name: 'also draws when it brings the waste back',
    loses: 'move',
    module: drawing((model, usual) => {
      const isRecycle = model.getMainDeck().isEmpty();
      usual();
      if (isRecycle) usual();
    }),
  },
  {
    name: 'does not expose a card after a draw',
    loses: 'move',
    module: drawing((model, usual) => {
      usual();
      model.getMainDeck().setExposeIndex(23);
    }),
  },
  {
    name: 'loses the cards on unselect',
    loses: 'unselect',
    module: withController(
      class extends KlondikeController {
        override unselect(): void {
          return;
        }
      },
    ),
  },
  {
    name: 'exposes the pile on unselect',
    loses: 'unselect',
    module: withController(
      class extends KlondikeController {
        override unselect(model: KlondikeModel, selection: Selection): void {
          super.unselect(model, selection);
          pileAt(model, selection.getOrigin()).setExposeIndex(0);
        }
      },
    ),
  },
  {
    name: 'reverses several cards on unselect',
    loses: 'unselect',
    module: withController(
      class extends KlondikeController {
        override unselect(model: KlondikeModel, selection: Selection): void {
          super.unselect(model, selection);
          const pile = pileAt(model, selection.getOrigin());
          pile.addCards(pile.removeCards(selection.getNumCards()).reverse());
        }
      },
    ),
  },
  {
    name: 'wins with three foundations',
    loses: 'win',
    module: withController(
      class extends KlondikeController {
        override isWin(model: KlondikeModel): boolean {
          return [0, 1, 2].every((index) => model.getFoundationPile(index).getNumCards() === 13);
        }
      },
    ),
  },
  {
    name: 'wins when the tableau is empty',
    loses: 'win',
    module: withController(
      class extends KlondikeController {
        override isWin(model: KlondikeModel): boolean {
          return [0, 1, 2, 3, 4, 5, 6].every((index) => model.getTableauPile(index).isEmpty());
        }
      },
    ),
  },
  {
    name: 'never wins',
    loses: 'win',
    module: withController(
      class extends KlondikeController {
        override isWin(): boolean {
          return false;
        }
      },
    ),
  },
];
