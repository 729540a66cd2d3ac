/** The French names of keys. */
import { expect, test } from '@jest/globals';
import type { Command, Medium } from '../../src/core/commands.js';
import type { KeyNames } from '../../src/core/key-lines.js';
import { worded } from '../../src/core/commands.js';
import { keyLines } from '../../src/core/key-lines.js';
import { FRENCH } from '../../src/french.js';
import { KLONDIKE_COMMANDS } from '../../src/games/klondike/words/commands.js';
import { MONTECARLO_COMMANDS } from '../../src/games/montecarlo/words/commands.js';

/** Names that are the same in both languages. */
const ALIKE = ['Ctrl'];

const wordsOf = (commands: readonly Command[], medium: Medium, names: KeyNames): readonly string[] => {
  const helps = Object.fromEntries(
    commands.map(({ name, keys: [key = ''] }) => [name, { help: key.startsWith('Arrow') ? 'a step' : name }]),
  );
  const keys = keyLines(worded(commands, helps), medium, names).flatMap((line) => line.keys);
  return keys.flatMap((key) => key.match(/\p{L}{2,}( \p{L}{2,})*/gu) ?? []);
};

test.each<[game: string, medium: Medium, commands: readonly Command[], names: KeyNames]>([
  ['Klondike', 'browser', KLONDIKE_COMMANDS, FRENCH.core.keys],
  ['Klondike', 'terminal', KLONDIKE_COMMANDS, FRENCH.terminal.keys],
  ['Monte Carlo', 'browser', MONTECARLO_COMMANDS, FRENCH.core.keys],
  ['Monte Carlo', 'terminal', MONTECARLO_COMMANDS, FRENCH.terminal.keys],
])('no key for %s in a %s keeps its English name', (...[, medium, commands, names]) => {
  const known = [...Object.values(names), ...ALIKE];
  const words = wordsOf(commands, medium, names);
  expect([words.length > 3, words.filter((word) => !known.includes(word))]).toEqual([true, []]);
});
