/** The help of the commands, in each language. */
import { expect, test } from '@jest/globals';
import { readSettings } from '../../src/cli/analyse/command.js';
import { helpOn } from '../../src/cli/help.js';
import { allCommands } from '../../src/cli/commands.js';
import { LANGUAGES } from '../../src/core/strings/language.js';
import { GAMES } from '../../src/games.js';
import { HOUSES } from '../../src/games/klondike/model/rules.js';

const COMMANDS = await allCommands(GAMES);

test.each(
  COMMANDS.flatMap(({ name, about }) =>
    LANGUAGES.map((language) => [name, language, helpOn(about, language)] as const),
  ),
)('fits a terminal: %s, %s', (_name, _language, help) => {
  expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

function helpOf(name: string): string {
  const command = COMMANDS.find((each) => each.name === name);
  return command === undefined ? '' : helpOn(command.about, 'en');
}

test('the help of play names every house', () => {
  const houses = HOUSES.map(({ name }) => name);
  expect(
    houses.filter(
      (name) =>
        !helpOf('play')
          .split(/[\s,]+/)
          .includes(name),
    ),
  ).toEqual([]);
});

test('the help of montecarlo says how many positions an analysis searches', () =>
  expect(helpOf('montecarlo')).toContain(`of each game, ${readSettings({ range: '1' }).positions} by\n`));

test('and how many jobs it can have', () => {
  const most = Number(/at most (\d+); by default\s+one\s+per\s+core/.exec(helpOf('montecarlo'))?.[1]);
  expect(readSettings({ range: '0..999', jobs: String(most) }).jobs).toBe(most);
  expect(() => readSettings({ range: '0..999', jobs: String(most + 1) })).toThrow(`from 1 to ${most}`);
});
