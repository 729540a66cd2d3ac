/** Controllers for the selection door with one mistake each in the moves that they allow. */
import type * as right from '../../../../src/selection.js';
import type { KlondikeModel, Location, Selection } from '../../../../src/selection.js';
import { KlondikeController, LocationType, Rank } from '../../../../src/selection.js';
import type { FaultyPort } from './faulty-port.js';
import { isFoundation, isTableau, pileAt, withController } from './selection.js';

interface MoveQuestion {
  readonly first: right.Card;
  readonly count: number;
  /** It is undefined if the destination is empty. */
  readonly top: right.Card | undefined;
  readonly to: Location;
}

/** `allowMove` that also accepts what `also` accepts, or refuses what `but` refuses. */
const allowing = (change: {
  also?: (asked: MoveQuestion) => boolean;
  but?: (asked: MoveQuestion) => boolean;
}): Record<string, unknown> =>
  withController(
    class extends KlondikeController {
      override allowMove(model: KlondikeModel, selection: Selection, to: Location): boolean {
        const [first] = selection.getCards();
        if (first === undefined) return false;
        const pile = pileAt(model, to);
        const top = pile.isEmpty() ? undefined : pile.getTopCard();
        const asked = { first, count: selection.getNumCards(), top, to };
        if (change.also?.(asked) === true) return true;
        return super.allowMove(model, selection, to) && change.but?.(asked) !== true;
      }
    },
  );

export const FAULTY_LEGALITY: readonly FaultyPort[] = [
  {
    name: 'does not compare colors',
    loses: 'allow',
    module: allowing({
      also: ({ first, top, to }) =>
        isTableau(to) && first.getRank().ordinal() + 1 === top?.getRank().ordinal(),
    }),
  },
  {
    name: 'does not compare ranks',
    loses: 'allow',
    module: allowing({
      also: ({ first, top, to }) =>
        isTableau(to) && top !== undefined && first.getSuit().getColor() !== top.getSuit().getColor(),
    }),
  },
  {
    name: 'lets any card go to an empty tableau pile',
    loses: 'allow',
    module: allowing({ also: ({ top, to }) => isTableau(to) && top === undefined }),
  },
  {
    name: 'refuses all cards on empty tableau piles',
    loses: 'allow',
    module: allowing({ but: ({ top, to }) => isTableau(to) && top === undefined }),
  },
  {
    name: 'lets any card start a foundation',
    loses: 'allow',
    module: allowing({ also: ({ top, to, count }) => isFoundation(to) && top === undefined && count === 1 }),
  },
  {
    name: 'does not compare suits on foundations',
    loses: 'allow',
    module: allowing({
      also: ({ first, top, to, count }) =>
        isFoundation(to) &&
        top !== undefined &&
        count === 1 &&
        first.getRank().ordinal() === top.getRank().ordinal() + 1,
    }),
  },
  {
    name: 'lets several cards go to a foundation',
    loses: 'allow',
    module: allowing({
      also: ({ first, top, to }) =>
        isFoundation(to) &&
        top?.getSuit() === first.getSuit() &&
        first.getRank().ordinal() === top.getRank().ordinal() + 1,
    }),
  },
  {
    name: 'lets cards go to the waste',
    loses: 'allow',
    module: allowing({ also: ({ to }) => to.getLocationType() === LocationType.WASTE_PILE }),
  },
  {
    name: 'refuses to move several cards',
    loses: 'allow',
    module: allowing({ but: ({ count }) => count > 1 }),
  },
  {
    name: 'reserves each foundation for a suit',
    loses: 'allow',
    module: allowing({
      but: ({ first, to, top }) =>
        isFoundation(to) &&
        top === undefined &&
        first.getRank() === Rank.ACE &&
        first.getSuit().ordinal() !== to.getPileIndex(),
    }),
  },
];
