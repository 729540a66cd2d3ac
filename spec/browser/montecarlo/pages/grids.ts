/**
 * A page with a Monte Carlo grid, for specs that play on it: `?game=95&size=4x7&theme=dark`. The handler explains each
 * refusal. With `bare`, the view gets only those options. With `shown`, it has no toolbar. With `tone`, it makes the
 * beep, and with `usual` the sound setting is the default.
 * With `flights=held`, cards don't fly.
 */
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { parseDeal } from '../../../../src/games/montecarlo/model/deals.js';
import { REFUSALS } from '../../../../src/games/montecarlo/model/play.js';
import type { MonteCarloBrowserOptions } from '../../../../src/montecarlo-browser.js';
import { MonteCarloBrowserView, THEMES } from '../../../../src/montecarlo-browser.js';
import { holdFlights } from '../../pages/held-flights.js';
import { readGrid } from './read-grid.js';

export interface Seat {
  readonly view: MonteCarloBrowserView;
  readonly controller: MonteCarloController;
  /** The element of the view. */
  readonly place: HTMLElement;
  /** The calls that the page got: `beep`, `sound off`, `quit`. */
  readonly heard: string[];
  /** The visible grid, as the text of a frame. */
  readonly seen: () => string;
}

declare global {
  /** The seat at the grid. */
  var seat: Seat;
}

const query = new URLSearchParams(location.search);
const heard: string[] = [];
const place = document.createElement('div');
place.style.cssText = 'position: fixed; inset: 0';
document.body.style.margin = '0';
document.querySelector('main')?.prepend(place);
if (query.get('flights') === 'held') holdFlights();

const [rows = 5, columns = 5] = (query.get('size') ?? '5x5').split('x').map(Number);
const controller = new MonteCarloController({
  size: { rows, columns },
  onRefusal: (why) => view.say(REFUSALS[why]),
});

const theme = THEMES.find((name) => name === query.get('theme'));
const asked: MonteCarloBrowserOptions = {
  ...(theme !== undefined && { look: { theme } }),
  ...(query.has('shown') && { toolbar: false }),
};

const options: MonteCarloBrowserOptions = {
  ...asked,
  deal: () => controller.deal,
  onDeal: (name) => controller.nextDeal(parseDeal(name)),
  linkTo: (name) => `https://example.org/#${name}`,
  onQuit: () => void heard.push('quit'),
  tools: () => [{ label: 'Copy script', run: () => void heard.push('tool') }],
  games: () => [
    { label: 'Klondike', isOn: false, run: () => void heard.push('Klondike') },
    { label: 'Monte Carlo', isOn: true, run: () => void heard.push('Monte Carlo') },
  ],
  ...(!query.has('usual') && { sound: true }),
  onSound: (sound) => void heard.push(`sound ${sound ? 'on' : 'off'}`),
  ...(!query.has('tone') && { beep: () => void heard.push('beep') }),
  pageKeys: true,
};

const view: MonteCarloBrowserView = new MonteCarloBrowserView(
  controller,
  place,
  query.has('bare') ? asked : options,
);
controller.attach(view);
const game = query.get('game');
if (game !== null) {
  controller.nextDeal(parseDeal(game));
  controller.newDeal();
}
globalThis.seat = { view, controller, place, heard, seen: () => readGrid(place) };
