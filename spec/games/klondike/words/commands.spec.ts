import { expect, test } from '@jest/globals';
import { KLONDIKE_COMMANDS, wordedFor } from '../../../../src/games/klondike/words/commands.js';
import { KLONDIKE_ENGLISH } from '../../../../src/games/klondike/words/strings/english.js';

const help = 'go there';
const COMMANDS = KLONDIKE_COMMANDS.filter(({ name }) => ['inPlay', 'foundation'].includes(name)).map(
  (command) => ({ ...command, help }),
);

test('the help names the waste or the stock, whichever is in play', () => {
  const helps = (isStockInPlay: boolean, ...words: { toStock: string }[]): string[] =>
    wordedFor(COMMANDS, isStockInPlay, ...words).map((command) => `${command.name}: ${command.help}`);
  expect(helps(false)).toEqual([`inPlay: ${help}`, `foundation: ${help}`]);
  expect(helps(true)).toEqual([`inPlay: ${KLONDIKE_ENGLISH.toStock}`, `foundation: ${help}`]);
  expect(helps(true, { toStock: 'au talon' })).toEqual(['inPlay: au talon', `foundation: ${help}`]);
});
