/** The cards that York 2021 lets a player lift, and their target piles. */
import type { Layout, CardSource } from 'klondike-kit';
import {
  KlondikeController,
  PILES,
  YCP_SELECTION,
  callForMove,
  callHandler,
  legalMoves,
  parseMove,
  refuseTake,
} from 'klondike-kit';

/** The places of all cards after these events. */
export function layoutAfter(deal: string, events: readonly string[]): Layout {
  const controller = new KlondikeController({ rules: YCP_SELECTION, deal });
  controller.newGame();
  for (const move of events.map(parseMove)) {
    const call = move === 'stock' ? undefined : callForMove(move);
    callHandler(controller, call ?? { event: 'clickStock', args: [] });
  }
  const { layout } = controller;
  if (layout === undefined) throw new Error('no game was dealt');
  return layout;
}

export const takesOf = (layout: Layout): CardSource[] =>
  PILES.flatMap((from) =>
    layout[from].cards
      .map((_, index) => ({ from, count: index + 1 }))
      .filter((take) => refuseTake(YCP_SELECTION, layout, take) === undefined),
  );

/** `t1*2` */
export const nameOf = ({ from, count }: CardSource): string => `${from}*${count}`;

/** The target piles for each set of lifted cards. */
export function allowedIn(layout: Layout): Record<string, string> {
  const moves = legalMoves(YCP_SELECTION, layout).flatMap((move) => (move === 'stock' ? [] : [move]));
  const targetsOf = (take: CardSource): string =>
    PILES.filter((pile) => moves.some((move) => nameOf(move) === nameOf(take) && move.to === pile)).join(' ');
  return Object.fromEntries(takesOf(layout).map((take) => [nameOf(take), targetsOf(take)]));
}
