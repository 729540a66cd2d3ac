/** Runs in the built page and reads its table. */
import { eyesOn } from './eyes.js';
import { holdFlights } from './held-flights.js';

globalThis.eyes = () =>
  eyesOn(() => {
    const root = document.querySelector('.klondike')?.shadowRoot ?? null;
    if (root === null) throw new Error('there is no table on the page');
    return root;
  });
globalThis.holdFlights = holdFlights;

declare global {
  /** Stops all motion on the page. */
  var holdFlights: () => void;
}
