/** Replays scripts with a `Rules` tag that changes a house. */
import { expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

const replayed = async (script: string): Promise<string> => {
  const { status, out, err } = await klondike(['replay', '--frames', 'last', '-'], script);
  return `${status} ${/waste: .*/.exec(out)?.[0] ?? ''} ${err.trim()}`;
};

test('changes the number of drawn cards and the number of redeals', async () => {
  expect([
    await replayed('[Rules "ulg, draw 1"] [Deal "java:7"] new stock'),
    await replayed('[Rules "ulg, draw 24, redeals 1"] [Deal "java:7"] new stock*3 stock?'),
  ]).toEqual([
    '0 waste: 5h standard input: as expected, 2 events',
    expect.stringMatching(/^0 waste: .* standard input: as expected, 5 events$/),
  ]);
});

test('allows only the same changes again', async () => {
  expect([
    await replayed('[Rules "ulg, draw 1"] [Deal "java:7"] new [Rules "ulg, draw 1"] stock'),
    await replayed('[Rules "ulg, draw 1"] [Deal "java:7"] new [Rules "ulg"] stock'),
  ]).toEqual([
    '0 waste: 5h standard input: as expected, 2 events',
    expect.stringContaining('expected ulg, draw 1, as before: a script has one house'),
  ]);
});

test('refuses unknown changes', async () => {
  expect(await replayed('[Rules "ulg, draw 25"] new')).toContain('"draw 25"; expected draw 1 to 24');
});
