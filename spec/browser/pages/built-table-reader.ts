/** Runs in the built page and reads its table. */
import { readerOf } from './table-reader.js';
import { holdFlights } from './held-flights.js';

globalThis.tableReader = () =>
  readerOf(() => {
    const root = document.querySelector('.klondike')?.shadowRoot ?? null;
    if (root === null) throw new Error('the page has no table');
    return root;
  });
globalThis.holdFlights = holdFlights;

declare global {
  /** Stops all motion on the page. */
  var holdFlights: () => void;
}
