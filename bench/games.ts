/** Legal games, recorded as handler calls. They are the same in every run. */
import type { KlondikeCall, Layout, Script } from 'klondike-kit';
import { JavaRandom, KlondikeController, ULG, callForMove, callHandler, legalMoves } from 'klondike-kit';

export interface Game {
  readonly deal: string;
  readonly calls: readonly KlondikeCall[];
}

/** Games of `newGame` and 149 random legal moves, on the deals `java:0`, `java:1` and so on. */
export const recordedGames = (count: number, length = 150): Game[] =>
  Array.from({ length: count }, (_, number) => recordGame(`java:${number}`, length));

function recordGame(deal: string, length: number): Game {
  const controller = new KlondikeController({ deal });
  const random = new JavaRandom(BigInt(deal.slice('java:'.length)));
  const calls: KlondikeCall[] = [{ event: 'newGame', args: [] }];
  controller.newGame();
  while (calls.length < length && controller.layout !== undefined) {
    const call = randomCall(controller.layout, random);
    callHandler(controller, call);
    calls.push(call);
  }
  return { deal, calls };
}

function randomCall(layout: Layout, random: JavaRandom): KlondikeCall {
  const moves = legalMoves(ULG, layout);
  const move = moves[random.nextInt(Math.max(1, moves.length))] ?? 'stock';
  return (move === 'stock' ? undefined : callForMove(move)) ?? { event: 'clickStock', args: [] };
}

/** The game as a script. */
export const scriptOf = ({ deal, calls }: Game): Script => [
  { kind: 'tag', key: 'Deal', text: deal },
  ...calls.map((call) => ({ kind: 'event', call, times: 1, refused: false }) as const),
];
