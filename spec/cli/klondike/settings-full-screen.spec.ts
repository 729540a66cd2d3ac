import { expect, test } from '@jest/globals';
import { settingsOf } from '../../../src/core/settings.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { Stage } from '../play/fake-terminal.js';

test.each(['on', 'off'])('a game shows its time if the setting is %s', async (time) => {
  const stage = new Stage();
  const game = stage.play({ settings: settingsOf(new Map([['time', time]])) });
  await stage.type('d');
  expect(/\b0:0\d\b/.test(plain(stage.take()))).toBe(time === 'on');
  await stage.type('\x03');
  await game;
});
