/** Ports of numbered piles with one mistake each in moves or draws. */
import type { CardLocation } from '../../../../src/numbered-piles.js';
import { Game, Rank } from '../../../../src/numbered-piles.js';
import type { FaultyPort } from './faulty-port.js';
import { countOf, isWorking, withGame } from './numbered-piles.js';

const moving = (move: (game: Game, take: CardLocation, to: number) => void): Record<string, unknown> =>
  withGame(
    class extends Game {
      override moveCards(take: CardLocation, to: number): void {
        super.moveCards(take, to);
        move(this, take, to);
      }
    },
  );

export const FAULTY_NUMBERED_PLAY: readonly FaultyPort[] = [
  {
    name: 'brings the waste back in reverse',
    loses: 'draw',
    module: withGame(
      class extends Game {
        override drawNextCard(): void {
          const main = this.getPile(0);
          const isRecycle = main.getNumCards() === 0;
          super.drawNextCard();
          if (isRecycle && main.getNumCards() > 0) main.placeCards(main.removeCards(0).reverse());
        }
      },
    ),
  },
  {
    name: 'throws the drawn card away',
    loses: 'draw',
    module: withGame(
      class extends Game {
        override drawNextCard(): void {
          const main = this.getPile(0);
          if (main.getNumCards() > 0) main.drawCard();
          else super.drawNextCard();
        }
      },
    ),
  },
  {
    name: 'draws two cards',
    loses: 'draw',
    module: withGame(
      class extends Game {
        override drawNextCard(): void {
          super.drawNextCard();
          if (this.getMainDeck().getNumCards() > 1) super.drawNextCard();
        }
      },
    ),
  },
  {
    name: 'leaves the uncovered card hidden',
    loses: 'loop',
    module: moving((game, take) => {
      const deck = game.getPile(take.getPile());
      if (
        isWorking(take.getPile()) &&
        deck.getNumCards() > 0 &&
        deck.getExposeIndex() === deck.indexOfTopCard()
      )
        deck.setExposeIndex(deck.getNumCards());
    }),
  },
  {
    name: 'exposes all cards of the pile that a card left',
    loses: 'loop',
    module: moving((game, take) => game.getPile(take.getPile()).setExposeIndex(0)),
  },
  {
    name: 'reverses the order of several cards',
    loses: 'loop',
    module: withGame(
      class extends Game {
        override moveCards(take: CardLocation, to: number): void {
          const count = countOf(this, take);
          super.moveCards(take, to);
          const deck = this.getPile(to);
          if (count > 1 && deck.getNumCards() >= count)
            deck.placeCards(deck.removeCards(deck.getNumCards() - count).reverse());
        }
      },
    ),
  },
  {
    name: 'hides the king moved to an empty pile',
    loses: 'loop',
    module: moving((game, _, to) => {
      const deck = game.getPile(to);
      if (isWorking(to) && deck.getCard(0).getRank() === Rank.KING && deck.getExposeIndex() === 0)
        deck.setExposeIndex(1);
    }),
  },
  {
    name: 'ignores the waste at the end of the game',
    loses: 'finished',
    module: withGame(
      class extends Game {
        override isFinished(): boolean {
          return [0, 1, 2, 3, 4, 5, 6, 7].every((pile) => this.getPile(pile).getNumCards() === 0);
        }
      },
    ),
  },
  {
    name: 'ignores the main deck at the end of the game',
    loses: 'finished',
    module: withGame(
      class extends Game {
        override isFinished(): boolean {
          return (
            super.isFinished() ||
            (this.getMainDeck().getNumCards() > 0 &&
              [1, 2, 3, 4, 5, 6, 7].every((pile) => this.getPile(pile).getNumCards() === 0))
          );
        }
      },
    ),
  },
  {
    name: 'is never finished',
    loses: 'finished',
    module: withGame(
      class extends Game {
        override isFinished(): boolean {
          return false;
        }
      },
    ),
  },
];
