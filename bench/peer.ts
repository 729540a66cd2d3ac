/**
 * `npm run bench:peer -- FOLDER`: compares our controller with another package's engine on the same games, with every
 * move undone. FOLDER is a checkout of github.com/eguneys/lsolitaire. Its engine judges moves, makes them and undoes
 * them. It has no view, so our controller has a view that does nothing.
 */
import { pathToFileURL } from 'node:url';
import type { Card, KlondikeCall, Layout, Move } from 'klondike-kit';
import {
  JavaRandom,
  KlondikeController,
  TABLEAU,
  ULG,
  callForMove,
  callHandler,
  legalMoves,
  printCard,
} from 'klondike-kit';
import { noView } from './events.js';

interface Peer {
  readonly Game: { make(solitaire: unknown): PeerGame };
  readonly Solitaire: { make(settings: { cards: string; limit: string }, deck: string[]): unknown };
  readonly [move: string]: unknown;
}

interface PeerGame {
  /** Undefined if the move is refused. */
  apply(kind: unknown, data: unknown): unknown;
  undo(): unknown;
}

interface PeerMove {
  readonly kind: unknown;
  readonly data: { from?: number; to?: number; i?: number } | undefined;
}

const GAMES = 100;
const MOVES = 120;
const RUNS = 30;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('npm run bench:peer -- FOLDER: a checkout of eguneys/lsolitaire');
const peer = (await import(pathToFileURL(`${folder}/src/index.ts`).href)) as Peer;

/** `h4` for the four of hearts. */
const nameOf = (card: Card): string => printCard(card).split('').reverse().join('');

const newPeerGame = (deck: readonly string[]): PeerGame =>
  peer.Game.make(peer.Solitaire.make({ cards: 'threecards', limit: 'nolimit' }, deck.slice()));

function peerMove(move: Move, { stock }: Layout): PeerMove {
  if (move === 'stock')
    return { kind: peer[stock.cards.length > 0 ? 'HitStock' : 'Recycle'], data: undefined };
  const { from, to, count } = move;
  const number = (id: string): number => Number(id.charAt(1)) - 1;
  const name = (id: string): string => ({ w: 'Waste', t: 'Tableu', f: 'Foundation' })[id.charAt(0)] ?? '';
  const kind = peer[`${name(from)}To${name(to)}`];
  return { kind, data: { from: number(from), to: number(to), i: count } };
}

interface Recorded {
  readonly deal: string;
  readonly deck: readonly string[];
  readonly calls: readonly KlondikeCall[];
  readonly moves: readonly PeerMove[];
}

/** A random game of moves that both engines accept. The other engine plays nothing below the top of its waste. */
function record(number: number): Recorded {
  const deal = `java:${number}`;
  const controller = new KlondikeController({ deal });
  controller.newGame();
  const random = new JavaRandom(BigInt(number));
  const layoutNow = (): Layout => controller.layout ?? fail(`${deal} was not dealt`);
  const { stock, ...dealt } = layoutNow();
  const deck = [...TABLEAU.flatMap((id) => dealt[id].cards), ...stock.cards].map(nameOf);
  const game = newPeerGame(deck);
  const [calls, moves]: [KlondikeCall[], PeerMove[]] = [[], []];
  while (calls.length < MOVES) {
    const layout = layoutNow();
    const legal = legalMoves(ULG, layout);
    const start = random.nextInt(Math.max(1, legal.length));
    const taken = [...legal.slice(start), ...legal.slice(0, start)].find((move) => {
      const { kind, data } = peerMove(move, layout);
      return game.apply(kind, data) !== undefined;
    });
    if (taken === undefined) fail(`${deal}: found no move that both engines accept after ${calls.length}`);
    const call = taken === 'stock' ? undefined : callForMove(taken);
    calls.push(call ?? { event: 'clickStock', args: [] });
    moves.push(peerMove(taken, layout));
    callHandler(controller, calls.at(-1) ?? { event: 'clickStock', args: [] });
  }
  return { deal, deck, calls, moves };
}

function fail(message: string): never {
  throw new Error(message);
}

const games = Array.from({ length: GAMES }, (_, number) => record(number));

function ours(): void {
  for (const { deal, calls } of games) {
    const controller = new KlondikeController({ deal });
    controller.attach(noView());
    controller.newGame();
    for (const call of calls) callHandler(controller, call);
    for (let move = 0; move < MOVES; move++) controller.undo();
  }
}

function theirs(): void {
  for (const { deck, moves } of games) {
    const game = newPeerGame(deck);
    for (const { kind, data } of moves) game.apply(kind, data);
    for (let move = 0; move < MOVES; move++) game.undo();
  }
}

/** Games per second of processor time: the best of several runs, taking turns. */
const best = [0, 0];
for (let round = 0; round < RUNS; round++) {
  [theirs, ours].forEach((run, index) => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best[index] = Math.max(best[index] ?? 0, (GAMES * 1e6) / (user + system));
  });
}
const [other = 0, own = 0] = best;
const text = (rate: number): string => Math.round(rate).toLocaleString('en-US');
console.log(
  `${MOVES} moves made and undone: theirs ${text(other)}, ours ${text(own)} games/s, ${(own / other).toFixed(1)} x`,
);
