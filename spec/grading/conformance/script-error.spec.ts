/** The script that reproduces a fault, and the comparison of the two frames. */
import { expect, test } from '@jest/globals';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { errorIn } from '../../../src/grading/conformance/script-error.js';
import type { HandlerKit } from '../../../src/testing.js';
import { CORRECT } from './correct-handlers.js';
import { playingBy } from './faults.js';

/** The last line of the script, and the first line of the message, for a handler that fails after these words. */
function errorAfter(words: string, create: HandlerKit['create']): readonly string[] | undefined {
  const error = errorIn({ create, rules: ULG }, parseScript(words))?.('never shown');
  return error && [error.script.trimEnd().split('\n').at(-1) ?? '', error.message.split('\n')[0] ?? ''];
}

const suit = (letter: string): string => Array.from('A23456789TJQK', (rank) => `${rank}${letter}`).join(' ');

/** Only the king of hearts is left on the tableau. */
const NEARLY_WON = `[Layout "f1: ${suit('s')}; f2: ${suit('h').replace(' Kh', '')}; f3: ${suit('d')}; f4: ${suit('c')}; t1: Kh"] new`;

test.each<[fact: string, what: string, words: string, create: HandlerKit['create']]>([
  ['{ won }', 'won differs after t1>f2:', `${NEARLY_WON} t1>f2`, playingBy({ isWon: () => false })],
  ['{ won: no }', 'won differs after stock:', '[Deal "java:11"] new stock', playingBy({ isWon: () => true })],
  ['{ waste: 7c 9s 4d }', 'waste differs after stock:', '[Deal "java:11"] new stock', playingBy({ draw: 1 })],
])('the script ends with %s: %s', (fact, what, words, create) => {
  expect(errorAfter(words, create)).toEqual([fact, what]);
});

test('a handler that plays correctly has no error', () => {
  expect(errorAfter('[Deal "java:11"] new stock', CORRECT.ours)).toBeUndefined();
});
