/** Records a session: the bus carries the player's events, the tape writes them down. */
import {
  KlondikeController,
  RecordingView,
  TABLEAU_4,
  TABLEAU_6,
  Tape,
  connect,
  createBus,
  printScript,
} from 'klondike-kit';

const controller = new KlondikeController({ deal: 'java:11' });
const bus = createBus();
connect(bus, controller);
const tape = new Tape(bus, controller);
controller.attach(tape.watch(new RecordingView(controller)));

bus.emit('newGame', []);
bus.emit('moveTableauToTableau', [TABLEAU_4, 1, TABLEAU_6]);
bus.emit('moveTableauToTableau', [TABLEAU_4, 1, TABLEAU_6]);
bus.emit('clickStock', []);
bus.emit('undo', []);

console.log(printScript(tape.script));
