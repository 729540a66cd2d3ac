/** Records a session: the bus carries the player's events, and the tape records them. */
import {
  KlondikeController,
  RecordingView,
  TABLEAU_4,
  TABLEAU_6,
  printScript,
  recordSession,
} from 'klondike-kit';

const controller = new KlondikeController({ deal: 'java:11' });
const { bus, handler, view, tape } = recordSession(controller, (onBus) => new RecordingView(onBus));

bus.emit('newGame', []); // over the bus, through the handler, or as a player of the view
view.player.report({ event: 'moveTableauToTableau', args: [TABLEAU_4, 1, TABLEAU_6] });
handler.moveTableauToTableau(TABLEAU_4, 1, TABLEAU_6);
handler.clickStock();
handler.undo();

console.log(printScript(tape.script));
