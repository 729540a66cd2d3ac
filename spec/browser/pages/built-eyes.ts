/** Run in the built page: eyes for whichever table is there. */
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
  /** From now on nothing on the page moves by itself. */
  var holdFlights: () => void;
}
