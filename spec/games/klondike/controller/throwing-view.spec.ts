/** The caller of the event gets an error that a view throws. The event still counts, and play goes on. */
import { TABLEAU_4, TABLEAU_6 } from '../../../../src/games/klondike/contract/constants.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { FrameView } from '../../../../src/games/klondike/views/frame-view.js';
import { viewFromCalls } from '../../../../src/games/klondike/views/view-call.js';
import { testThrowingView } from '../../../support/throwing-view.js';

const EVENTS: Readonly<Record<string, (game: KlondikeController) => void>> = {
  newGame: (game) => game.newGame(),
  clickStock: (game) => game.clickStock(),
  'a move': (game) => game.moveTableauToTableau(TABLEAU_4, 1, TABLEAU_6),
  undo: (game) => game.undo(),
  redo: (game) => game.redo(),
  restore: (game) => game.restore('[Game "klondike"] [Rules "ulg"]\n[Deal "java:12"]\nnew stock'),
};

/** A game in which every event can be played, with two views. The first one throws once `isBroken` is set. */
function game() {
  const state = { isBroken: false };
  const played = new KlondikeController({ deal: 'java:11' });
  const broken = viewFromCalls(({ call }) => {
    if (state.isBroken && call === 'updateMoves') throw new Error('no window');
  });
  const other = new FrameView();
  for (const view of [broken, other]) played.attach(view);
  played.newGame();
  for (const event of ['clickStock', 'clickStock', 'undo'] as const) played[event]();
  return { played, other, state };
}

testThrowingView(EVENTS, game, (played) => played.clickStock());
