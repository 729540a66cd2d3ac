/** Tests the help for the commands in each language. */
import { expect, test } from '@jest/globals';
import { readSettings } from '../../src/cli/analyse/command.js';
import { helpOn } from '../../src/cli/manual/help.js';
import { helpOfAll } from '../../src/cli/command.js';
import { helpStrings } from '../../src/cli/strings/command-texts.js';
import { allCommands } from '../../src/cli/commands.js';
import { LANGUAGES } from '../../src/core/strings/language.js';
import { GAMES } from '../../src/games.js';
import { HOUSES } from '../../src/games/klondike/model/rules.js';

const COMMANDS = allCommands(GAMES);

const HELP = new Map<string, string>();
for (const language of LANGUAGES)
  for (const one of await helpOfAll(COMMANDS, language))
    HELP.set(`${one.name}, ${language}`, helpOn(one, await helpStrings(language)));

test.each([...HELP])('fits a terminal: %s', (_name, help) => {
  expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('puts the text of an option below its name in a narrow terminal', async () => {
  const say = await helpStrings('en');
  for (const one of await helpOfAll(COMMANDS, 'en')) {
    const help = helpOn(one, say, 40);
    // An example stays on one line, so that a reader can copy it.
    const lines = help.split('\n').filter((line) => !/^ {2}klondike /.test(line));
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  }
  const [, serve] = await helpOfAll(COMMANDS, 'en');
  expect(serve && helpOn(serve, say, 40)).toContain("  --no-open\n      don't open a browser\n");
});

const helpOf = (name: string): string => HELP.get(`${name}, en`) ?? '';

test('the help for play names every house', () => {
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

test('the help for montecarlo says how many positions an analysis searches', () =>
  expect(helpOf('montecarlo').replace(/\s+/g, ' ')).toContain(
    `of each game, ${readSettings({ analyse: '1' }).positions} by default`,
  ));

test('the help for montecarlo says how many jobs an analysis can have', () => {
  const most = Number(/at most (\d+); by default\s+one\s+per\s+core/.exec(helpOf('montecarlo'))?.[1]);
  expect(readSettings({ analyse: '0..999', jobs: String(most) }).jobs).toBe(most);
  expect(() => readSettings({ analyse: '0..999', jobs: String(most + 1) })).toThrow(`from 1 to ${most}`);
});
