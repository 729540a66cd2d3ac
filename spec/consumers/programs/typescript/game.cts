import { KlondikeController, RecordingView, TABLEAU_4, TABLEAU_6 } from 'klondike-kit';
import type { Frame } from 'klondike-kit';

const controller = new KlondikeController({ deal: 'java:11' });
const view = new RecordingView(controller);
controller.attach(view);
controller.newGame();
controller.moveTableauToTableau(TABLEAU_4, 1, TABLEAU_6);
const { moves, won }: Frame = view.frame;
console.log(moves, won);
