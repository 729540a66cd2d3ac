/** A page with a table of Klondike and a grid of Monte Carlo, both in French and dealt. */
import { KlondikeController, ULG, tellRefusal } from 'klondike-kit';
import { BrowserView } from 'klondike-kit/browser';
import { FRENCH } from '../../../src/french.js';
import { monteCarloAssistant } from '../../../src/games/montecarlo/advice/monte-carlo-advice.js';
import { MonteCarloController } from '../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { MonteCarloBrowserView } from '../../../src/montecarlo-browser.js';

const place = (): HTMLElement => {
  const element = document.createElement('div');
  element.style.cssText = 'position: relative; height: 48vh';
  document.querySelector('main')?.append(element);
  return element;
};

const klondike = new KlondikeController({
  deal: 'java:11',
  onRefusal: (why) => table.say(tellRefusal(ULG, why, FRENCH.klondikeRefusals)),
});
const table: BrowserView = new BrowserView(klondike, place(), {
  strings: FRENCH,
  assistant: klondike,
  deal: () => klondike.deal,
  onDeal: () => undefined,
  linkTo: (name) => name,
  onQuit: () => undefined,
  games: () => [{ label: 'Klondike', isOn: true, run: () => undefined }],
});
klondike.attach(table);
klondike.newGame();

const montecarlo = new MonteCarloController({
  help: FRENCH.montecarloHelp.help,
  onRefusal: (why) => grid.say(FRENCH.montecarloRefusals[why]),
});
const grid: MonteCarloBrowserView = new MonteCarloBrowserView(montecarlo, place(), {
  strings: FRENCH,
  assistant: monteCarloAssistant(montecarlo),
  onQuit: () => undefined,
  linkTo: (name) => name,
});
montecarlo.attach(grid);
montecarlo.newGame(12345);
