/** Ports of numbered piles with one mistake each, and the step of the course's ladder that it costs. */
import * as right from '../../../../src/numbered-piles.js';
import { Card, CardLocation, Deck, Game, Rank } from '../../../../src/numbered-piles.js';
import type { FaultyPort } from './faulty-port.js';

export const withGame = (game: typeof Game): Record<string, unknown> => ({ ...right, Game: game });

const rankAt = (game: Game, pile: number, index: number): number =>
  game.getPile(pile).getCard(index).getRank().ordinal();

const topOf = (deck: Deck): Card | undefined => (deck.getNumCards() === 0 ? undefined : deck.getTopCard());

export const isWorking = (pile: number): boolean => pile >= 1 && pile <= 7;

const isFinished = (pile: number): boolean => pile >= 8 && pile <= 11;

/** `isValidMove` that also accepts what `says` accepts. */
const alsoAllowing = (
  says: (game: Game, take: CardLocation, to: number) => boolean,
): Record<string, unknown> =>
  withGame(
    class extends Game {
      override isValidMove(take: CardLocation, to: number): boolean {
        if (!this.isValidTakeLocation(take)) return false;
        return (
          super.isValidMove(take, to) ||
          (to >= 0 && to <= 11 && take.getPile() !== to && says(this, take, to))
        );
      }
    },
  );

/** `isValidMove` that also refuses what `says` refuses. */
const refusing = (says: (game: Game, take: CardLocation, to: number) => boolean): Record<string, unknown> =>
  withGame(
    class extends Game {
      override isValidMove(take: CardLocation, to: number): boolean {
        return super.isValidMove(take, to) && !says(this, take, to);
      }
    },
  );

const chosen = (game: Game, take: CardLocation): Card =>
  game.getPile(take.getPile()).getCard(take.getIndex());

export const countOf = (game: Game, take: CardLocation): number =>
  game.getPile(take.getPile()).getNumCards() - take.getIndex();

const taking = (says: (game: Game, take: CardLocation, usual: boolean) => boolean): Record<string, unknown> =>
  withGame(
    class extends Game {
      override isValidTakeLocation(take: CardLocation): boolean {
        return says(this, take, super.isValidTakeLocation(take));
      }
    },
  );

export const FAULTY_NUMBERED_ANSWERS: readonly FaultyPort[] = [
  {
    name: 'deals one card too many to the last pile',
    loses: 'deal',
    module: withGame(
      class extends Game {
        constructor() {
          super();
          this.getPile(7).add(this.getMainDeck().drawCard());
          this.getPile(7).setExposeIndex(7);
        }
      },
    ),
  },
  {
    name: 'exposes all cards when it deals',
    loses: 'deal',
    module: withGame(
      class extends Game {
        constructor() {
          super();
          for (let pile = 1; pile <= 7; pile++) this.getPile(pile).setExposeIndex(0);
        }
      },
    ),
  },
  {
    name: 'does not shuffle',
    loses: 'deal',
    module: withGame(
      class extends Game {
        constructor() {
          super({ deal: 'java:1' });
        }
      },
    ),
  },
  {
    name: 'prints the suit before the rank',
    loses: 'deal',
    module: {
      ...right,
      Card: class extends Card {
        override toString(): string {
          return this.getSuit().toString() + this.getRank().toString();
        }
      },
    },
  },
  {
    name: 'returns a copy of the main deck',
    loses: 'choose',
    module: withGame(
      class extends Game {
        override getMainDeck(): Deck {
          const copy = new Deck();
          const main = super.getMainDeck();
          for (let index = 0; index < main.getNumCards(); index++) copy.add(main.getCard(index));
          return copy;
        }
      },
    ),
  },
  {
    name: 'lets hidden cards be taken',
    loses: 'take',
    module: taking(
      (game, take, usual) =>
        usual ||
        (isWorking(take.getPile()) &&
          take.getIndex() >= 0 &&
          take.getIndex() < game.getPile(take.getPile()).getNumCards()),
    ),
  },
  {
    name: 'lets only top cards be taken',
    loses: 'take',
    module: taking((game, take, usual) => usual && countOf(game, take) === 1),
  },
  {
    name: 'lets cards be taken from finished piles',
    loses: 'take',
    module: taking(
      (game, take, usual) =>
        usual ||
        (isFinished(take.getPile()) &&
          topOf(game.getPile(take.getPile())) !== undefined &&
          countOf(game, take) === 1),
    ),
  },
  {
    name: 'crashes on a pile that does not exist',
    loses: 'take',
    module: taking((game, take, usual) => game.getPile(take.getPile()).getNumCards() > 0 && usual),
  },
  {
    name: 'uses the same pile for two numbers',
    loses: 'destination',
    module: withGame(
      class extends Game {
        override getPile(index: number): Deck {
          return super.getPile(index === 11 ? 10 : index);
        }
      },
    ),
  },
  {
    name: 'does not compare colors',
    loses: 'fits',
    module: alsoAllowing((game, take, to) => {
      const top = topOf(game.getPile(to));
      return isWorking(to) && top?.getRank().ordinal() === chosen(game, take).getRank().ordinal() + 1;
    }),
  },
  {
    name: 'does not compare ranks',
    loses: 'fits',
    module: alsoAllowing((game, take, to) => {
      const top = topOf(game.getPile(to));
      return (
        isWorking(to) &&
        top !== undefined &&
        top.getSuit().getColor() !== chosen(game, take).getSuit().getColor()
      );
    }),
  },
  {
    name: 'puts any card on an empty pile',
    loses: 'fits',
    module: alsoAllowing((game, _, to) => isWorking(to) && topOf(game.getPile(to)) === undefined),
  },
  {
    name: 'refuses kings on empty piles',
    loses: 'fits',
    module: refusing((game, _, to) => isWorking(to) && topOf(game.getPile(to)) === undefined),
  },
  {
    name: 'puts any ace on any finished pile',
    loses: 'fits',
    module: alsoAllowing(
      (game, take, to) =>
        isFinished(to) &&
        topOf(game.getPile(to)) === undefined &&
        chosen(game, take).getRank() === Rank.ACE &&
        countOf(game, take) === 1,
    ),
  },
  {
    name: 'puts several cards on a finished pile',
    loses: 'fits',
    module: alsoAllowing((game, take, to) => {
      const top = topOf(game.getPile(to));
      return (
        isFinished(to) &&
        top?.getSuit() === chosen(game, take).getSuit() &&
        top.getRank().ordinal() + 1 === chosen(game, take).getRank().ordinal()
      );
    }),
  },
  {
    name: 'accepts the main deck as a destination',
    loses: 'fits',
    module: alsoAllowing((_, take, to) => to === 0 && take.getPile() !== 0),
  },
  {
    name: 'refuses kings on finished piles',
    loses: 'fits',
    module: refusing(
      (game, take, to) =>
        isFinished(to) && rankAt(game, take.getPile(), take.getIndex()) === Rank.KING.ordinal(),
    ),
  },
];
