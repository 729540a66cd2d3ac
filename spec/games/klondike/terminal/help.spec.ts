/** In a terminal, the help for Enter depends on the setting for one-click moves. */
import { expect, test } from '@jest/globals';
import type { SettingValues } from '../../../../src/core/settings.js';
import { helpOn } from '../../../../src/games/klondike/terminal/drawing/help.js';
import { ENGLISH } from '../../../../src/games/klondike/terminal/strings/english.js';

const { klondike } = ENGLISH;
const OWN = {
  ...ENGLISH,
  klondike: { ...klondike, commands: { ...klondike.commands, press: { help: 'in your own words' } } },
};

test.each<[click: SettingValues['click'], told: string]>([
  ['always', 'in your own words'],
  ['foundations', 'move to a foundation, pick up or put down'],
  ['off', 'pick up or put down'],
])('with `click` set to `%s`: %s', (click, told) => {
  const lines = helpOn({ inPlay: 'waste', choosesDeals: true, redoes: true, click, strings: OWN });
  expect(lines.find((line) => 'keys' in line && line.keys === 'enter')).toEqual({
    keys: 'enter',
    text: told,
  });
});
