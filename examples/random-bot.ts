/** Plays random games, by default 1000, through the handler's interface, and sees only what a view sees. */
import type { KlondikeCall } from 'klondike-kit';
import {
  FOUNDATIONS,
  HIDDEN,
  JavaRandom,
  KlondikeController,
  RecordingView,
  TABLEAU,
  pileIndex,
  javaDeal,
  shuffle,
} from 'klondike-kit';

const GAMES = Number(process.argv[2] ?? 1000);
const TURNS = 200;

const tableau = TABLEAU.map(pileIndex);
const foundations = FOUNDATIONS.map(pileIndex);

const up = foundations.flatMap((to): KlondikeCall[] => [
  { event: 'moveWasteToFoundation', args: [to] },
  ...tableau.map((from): KlondikeCall => ({ event: 'moveTableauToFoundation', args: [from, to] })),
]);

const random = new JavaRandom(2026n);
const controller = new KlondikeController();
const view = new RecordingView(controller);
controller.attach(view);

/** Makes the calls in order until one is accepted. */
const tryAll = (calls: readonly KlondikeCall[]): boolean =>
  calls.some((call) => view.player.report(call) === 'accepted');

/** In random order: moves of face-up cards that uncover a card, and moves of the waste's top card to the tableau. */
function carries(): KlondikeCall[] {
  const runs = tableau.flatMap((from) => {
    const cards = view.frame.tableau[from] ?? [];
    const count = cards.filter((card) => card !== HIDDEN).length;
    if (count === cards.length) return [];
    return tableau.map((to): KlondikeCall => ({ event: 'moveTableauToTableau', args: [from, count, to] }));
  });
  const plays = tableau.map((to): KlondikeCall => ({ event: 'moveWasteToTableau', args: [to] }));
  const all = [...runs, ...plays];
  return shuffle([...all.keys()], random).flatMap((index) => all[index] ?? []);
}

let wins = 0;
let moves = 0;
for (let game = 0; game < GAMES; game++) {
  controller.nextDeal(javaDeal(BigInt(game)));
  view.player.report({ event: 'newGame', args: [] });
  for (let turn = 0; turn < TURNS && !view.frame.won; turn++) {
    if (!tryAll(up) && !tryAll(carries())) view.player.report({ event: 'clickStock', args: [] });
  }
  moves += view.frame.moves;
  if (view.frame.won) wins++;
  view.clear();
}
console.log(`${GAMES} games, ${wins} won, ${Math.round(moves / GAMES)} moves a game`);
