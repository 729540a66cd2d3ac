/** A game of Klondike that fills the terminal. */
import { REFUSALS } from '../../games/klondike/model/refusal.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { ULG } from '../../games/klondike/model/rules.js';
import { tellDifferences, tellRules } from '../../games/klondike/model/rules-told.js';
import { stockSeen } from '../../games/klondike/controller/stock-seen.js';
import type { House } from '../../games/klondike/terminal/drawing/help.js';
import { TerminalView } from '../../games/klondike/terminal/terminal-view.js';
import type { Look } from '../../terminal/window/suits.js';
import type { Terminal, WindowGame, WindowOptions } from '../play/fill-screen.js';
import { fillScreen } from '../play/fill-screen.js';
import { dealTyped } from './game-options.js';
import type { GameOptions } from './game.js';
import { newSession } from './game.js';

export interface FullScreenOptions extends GameOptions, Terminal, Look {}

/** The exit status, when the game has ended and the terminal is as it was before. */
export const playFullScreen = (options: FullScreenOptions): Promise<number> =>
  fillScreen(options, (window) => openGame(options, window));

function openGame(options: FullScreenOptions, window: WindowOptions): WindowGame {
  const game = newSession(options, (why) => view.say(REFUSALS[why]));
  const view: TerminalView = new TerminalView(game.handler, {
    ...window,
    color: options.color,
    unicode: options.unicode,
    deal: () => game.deal,
    assistant: game,
    house: houseOf(game.rules),
    onDeal: (name) => game.handler.nextDeal(dealTyped(name, game.rules)),
    ...(game.rules.inPlay === 'stock' && { stockInPlay: () => stockSeen(game.layout) }),
  });
  game.attach(view);
  return { view, begin: () => game.handler.newGame(), end: () => game.end() };
}

/** Liège's goes without a name. */
const houseOf = (rules: Rules): House => ({
  ...(rules !== ULG && { name: rules.name }),
  rules: tellRules(rules),
  differences: tellDifferences(rules),
});
