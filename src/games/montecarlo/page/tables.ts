/** The tables of Monte Carlo Solitaire on the page. */
import { dealTitle } from '../../../core/text/deal-title.js';
import type { BrowserTables } from '../../../kit/browser-tables.js';
import { MonteCarloBrowserView } from '../browser/browser-view.js';
import { createBus, handlerOn } from '../contract/bus.js';
import type { MonteCarlo } from '../script/stage.js';
import type { MonteCarloSeat } from '../seat.js';

export const MONTE_CARLO_TABLES: BrowserTables<MonteCarlo, MonteCarloSeat> = {
  newTable: (element, game, { settings, ...options }) =>
    new MonteCarloBrowserView(game.handler, element, {
      ...options,
      assistant: game,
      deal: () => game.deal,
      sound: settings.read('sound') !== 'off',
      onSound: (sound) => settings.write('sound', sound ? 'on' : 'off'),
    }),
  /** Its beeps are seen only: a slider goes through many. */
  newShowcase: (element, { look }) => {
    const nobody = handlerOn(createBus(), () => 'klondike-kit');
    return new MonteCarloBrowserView(nobody, element, { toolbar: false, look, sound: false });
  },
  /** A deal with a number is known by that. */
  dealIn: (_, deal) => dealTitle(deal).replace(/^java:/, 'game '),
};
