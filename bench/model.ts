/** Measures how fast the model answers on the layouts of recorded games. */
import type { Layout, Move } from 'klondike-kit';
import { ULG, callForMove, legalMoves, parseDeal, play } from 'klondike-kit';
import type { Game } from './games.js';
import { rate } from './measure.js';

export interface Position {
  readonly layout: Layout;
  readonly move: Move;
}

/** The layouts of the games, each with the move made there. */
export const positionsIn = (games: readonly Game[]): Position[] => games.flatMap(positionsOf);

function positionsOf({ deal, calls }: Game): Position[] {
  let layout = parseDeal(deal).start(ULG);
  return calls.slice(1).map((call) => {
    const move = legalMoves(ULG, layout).find((one) => isCall(one, call)) ?? 'stock';
    const position = { layout, move };
    const outcome = play(ULG, layout, move);
    if (outcome.ok) layout = outcome.next;
    return position;
  });
}

const isCall = (move: Move, call: Game['calls'][number]): boolean =>
  move !== 'stock' && JSON.stringify(callForMove(move)) === JSON.stringify(call);

/** Positions per second. */
export const legalMovesRate = (positions: readonly Position[]): number =>
  rate(positions.length, () => {
    for (const { layout } of positions) legalMoves(ULG, layout);
  });

/** Moves per second. */
export const playRate = (positions: readonly Position[]): number =>
  rate(positions.length, () => {
    for (const { layout, move } of positions) play(ULG, layout, move);
  });
