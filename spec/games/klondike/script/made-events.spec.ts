/** Calls that were made, as the words of a script. */
import { expect, test } from '@jest/globals';
import { asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import { NEW_GAME, STOCK, UNDO } from '../../../../src/games/klondike/contract/calls.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { eventsOf } from '../../../../src/games/klondike/script/made-events.js';
import { printScript } from '../../../../src/games/klondike/script/print.js';

const toTableau: KlondikeCall = { event: 'moveWasteToTableau', args: [asTableau(0)] };

test.each<[because: string, calls: [KlondikeCall, refused?: boolean][], words: string]>([
  ['equal stock clicks in a row are one word', [[STOCK], [STOCK], [STOCK]], 'stock*3'],
  ['equal undos too', [[UNDO], [UNDO], [STOCK]], 'undo*2 stock'],
  ['a refused one is another', [[UNDO], [UNDO, true], [UNDO, true]], 'undo undo*2?'],
  ['one that comes again later is another', [[STOCK], [toTableau], [STOCK]], 'stock w>t1 stock'],
  ['games are written one by one', [[NEW_GAME], [NEW_GAME]], 'new\nnew'],
  ['so are moves', [[toTableau], [toTableau]], 'w>t1 w>t1'],
])('%s', (_, calls, words) => {
  const made = calls.map(([call, refused = false]) => ({ call, refused }));
  expect(printScript(eventsOf(made))).toBe(`${words}\n`);
});
