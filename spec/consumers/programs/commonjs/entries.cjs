/** Loads every entry point with `require`. */
const { exports: entries } = require('klondike-kit/package.json');

for (const entry of Object.keys(entries)) {
  const names = Object.keys(require(entry.replace('.', 'klondike-kit')));
  if (names.length === 0) throw new Error(`${entry} exports nothing`);
}

const { KlondikeController, RecordingView, legalMoves } = require('klondike-kit');

const controller = new KlondikeController({ deal: 'java:11' });
const view = new RecordingView(controller);
controller.attach(view);
controller.newGame();
console.log(Object.keys(entries).length, legalMoves(controller.rules, controller.layout).length);
