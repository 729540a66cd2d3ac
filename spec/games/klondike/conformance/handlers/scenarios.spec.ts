/** What the scenes of the kit say themselves, by marks and facts, is right under the rules of `ULG`. */
import { expect, test } from '@jest/globals';
import { CARRIES } from '../../../../../src/games/klondike/conformance/handler/scenarios/carries.js';
import { HISTORY } from '../../../../../src/games/klondike/conformance/handler/scenarios/history.js';
import { STOCK } from '../../../../../src/games/klondike/conformance/handler/scenarios/stock.js';
import { parseScript } from '../../../../../src/games/klondike/script/parse.js';
import { printFailure, runScript } from '../../../../../src/games/klondike/script/runner.js';
import { SOUND } from './sound-handlers.js';

test.each([...CARRIES, ...STOCK, ...HISTORY])('$name', ({ name, script: text }) => {
  const script = parseScript(text);
  const { failure } = runScript(script, SOUND.ours);
  expect(failure && printFailure({ name, text, script }, failure)).toBeUndefined();
});
