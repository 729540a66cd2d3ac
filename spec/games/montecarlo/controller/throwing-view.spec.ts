/** If a view throws an error, it reaches the code that called the event. The event still counts, and play goes on. */
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { MonteCarloFrameView } from '../../../../src/games/montecarlo/views/frame-view.js';
import { viewFromCalls } from '../../../../src/games/montecarlo/views/view-call.js';
import { testThrowingView } from '../../../support/throwing-view.js';

const EVENTS: Readonly<Record<string, (game: MonteCarloController) => void>> = {
  newGame: (game) => game.newGame(5),
  newDeal: (game) => game.newDeal(),
  'a click on a second card': (game) => game.clickCard(4, 4),
  consolidate: (game) => game.consolidate(),
  hint: (game) => game.hint(),
  help: (game) => game.help(),
  replay: (game) => game.replay(),
  undo: (game) => game.undo(),
  redo: (game) => game.redo(),
};

/** A game that can play every event, with two views. The first one throws once `isBroken` is set. */
function game() {
  const state = { isBroken: false };
  const played = new MonteCarloController({ deal: 'java:7' });
  const broken = viewFromCalls(({ call }) => {
    if (state.isBroken && call === 'refreshWindow') throw new Error('no window');
  });
  const other = new MonteCarloFrameView();
  for (const view of [broken, other]) played.attach(view);
  played.newGame(12345);
  for (const [row, column] of [
    [0, 2],
    [1, 1],
  ] as const)
    played.clickCard(row, column);
  played.consolidate();
  played.undo();
  played.clickCard(0, 0);
  return { played, other, state };
}

testThrowingView(EVENTS, game, (played) => played.hint());
