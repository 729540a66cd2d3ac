/** A table like the one on the page, which records the calls from each event to the rules. */
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { GameSession } from '../../../src/kit/session.js';
import { PlainTable } from '../../../src/games/klondike/controller/klondike-table.js';
import { BrowserView } from 'klondike-kit/browser';

declare global {
  /** The functions that the last event called, from the listener to the rules. */
  var wayToRule: string[] | undefined;
}

Error.stackTraceLimit = 100;

/** The function's name, without the number that the bundler adds to repeated names. */
const nameIn = (line: string): string =>
  (/at ([A-Za-z]\S*) \(/.exec(line)?.[1] ?? 'a function').replace(/\d+(?=\.|$)/, '');

const { prototype } = PlainTable;
const play: PlainTable['play'] = Reflect.get(prototype, 'play');

prototype.play = function (move) {
  const lines = new Error().stack?.split('\n').slice(1) ?? [];
  globalThis.wayToRule = lines.map(nameIn).reverse();
  return play.call(this, move);
};

const main = document.querySelector('main');
if (main === null) throw new Error('no place for the table');
main.replaceChildren();
main.style.height = '90vh';
const session = new GameSession(KLONDIKE);
session.attach(new BrowserView(session.handler, main));
session.handler.newGame();
