/** A game of Monte Carlo Solitaire that fills the terminal. */
import { FIRST_GAME } from '../../games/montecarlo/model/deals.js';
import { REFUSALS } from '../../games/montecarlo/model/refusal.js';
import { MonteCarloTerminalView } from '../../games/montecarlo/terminal/terminal-view.js';
import type { Look } from '../../terminal/window/suits.js';
import type { Terminal, WindowGame, WindowOptions } from '../play/fill-screen.js';
import { fillScreen } from '../play/fill-screen.js';
import type { MonteCarloGameOptions } from './game.js';
import { newSession } from './game.js';

/** Without a deal the first game is the course's. */
export interface MonteCarloFullScreenOptions extends MonteCarloGameOptions, Terminal, Look {}

/** The exit status, when the game has ended and the terminal is as it was before. */
export const playMonteCarloFullScreen = (options: MonteCarloFullScreenOptions): Promise<number> =>
  fillScreen(options, (window) => openGame(options, window));

function openGame(options: MonteCarloFullScreenOptions, window: WindowOptions): WindowGame {
  const game = newSession(options, (why) => view.say(REFUSALS[why]));
  const { handler } = game;
  const view: MonteCarloTerminalView = new MonteCarloTerminalView(handler, {
    ...window,
    color: options.color,
    unicode: options.unicode,
    deal: () => game.deal,
    assistant: game,
  });
  game.attach(view);
  const begin = (): void => (options.deal === undefined ? handler.newGame(FIRST_GAME) : handler.newDeal());
  return { view, begin, end: () => game.end() };
}
