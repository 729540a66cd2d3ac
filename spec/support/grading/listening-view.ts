/** A view that records its calls. */
import type { KlondikeView } from '../../../src/games/klondike/contract/view.js';

/** A view that has every possible method. @param heard gets the method and the arguments of each call */
export const listeningView = (heard: unknown[][], after = (): void => undefined): KlondikeView =>
  new Proxy({} as KlondikeView, {
    get:
      (_, method) =>
      (...args: unknown[]) => {
        heard.push([method, ...args]);
        after();
      },
  });
