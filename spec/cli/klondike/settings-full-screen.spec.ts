import { expect, test } from '@jest/globals';
import { settingsOf } from '../../../src/core/settings.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { FakeTerminal } from '../play/fake-terminal.js';

test.each(['on', 'off'])('a game shows its time if the setting is %s', async (time) => {
  const terminal = new FakeTerminal();
  const game = terminal.play({ settings: settingsOf(new Map([['time', time]])) });
  await terminal.type('d');
  expect(/\b0:0\d\b/.test(plain(terminal.take()))).toBe(time === 'on');
  await terminal.type('\x03');
  await game;
});
