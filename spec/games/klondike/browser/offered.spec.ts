/** The commands of a table depend on what its page can do. The table leaves all other keys to the page. */
import type { KlondikeCommandName } from '../../../../src/games/klondike/words/commands.js';
import { expect, test } from '@jest/globals';
import { COMMANDS, commandOf } from '../../../../src/games/klondike/browser/input/keys.js';
import { offeredCommands, offers } from '../../../../src/games/klondike/browser/input/offered.js';
import type { BrowserOptions } from '../../../../src/games/klondike/browser/options.js';

/** The commands that the table lacks. */
const missing = (options: BrowserOptions): string => {
  const names = offeredCommands(options).map(({ name }) => name);
  return COMMANDS.filter(({ name }) => !names.includes(name))
    .map(({ name }) => name)
    .join(' ');
};

const deal = (): string => 'java:7';
const onDeal = (): void => undefined;
const onQuit = (): void => undefined;
const onSolution = (): void => undefined;
const onMoves = (): void => undefined;
const settings = {
  read: (name: string) => (name === 'truth' ? 'on' : undefined),
  write: (): void => undefined,
};
const unset = { ...settings, read: (): undefined => undefined };
const nothing = async (): Promise<undefined> => Promise.resolve(undefined);
const assistant = {
  redo: (): void => undefined,
  hint: nothing,
  finish: nothing,
  verdict: nothing,
  solution: nothing,
};
const all: BrowserOptions = { deal, onDeal, onQuit, onSolution, onMoves, settings, assistant };

const without = (...names: (keyof BrowserOptions)[]): BrowserOptions =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.some((one) => one === name)));

test.each<[title: string, options: BrowserOptions, names: string]>([
  ['on a page that can do everything', all, ''],
  [
    'without redo',
    { ...all, assistant: { hint: nothing, finish: nothing, verdict: nothing, solution: nothing } },
    'redo',
  ],
  ['without advice', { ...all, assistant: { redo: assistant.redo } }, 'hint finish toWinnable solution'],
  ['with the win tracker off', { ...all, settings: unset }, 'toWinnable'],
  ['without settings', without('settings'), 'undoOne toWinnable'],
  ['without solutions', without('onSolution'), 'solution'],
  ['without a list of moves', without('onMoves'), 'moves'],
  [
    'on a page that can do nothing',
    {},
    'hint finish undoOne redo moves toWinnable solution again previousDeal nextDeal deal quit',
  ],
  ['on a page that only shows the deal', without('onDeal'), 'again previousDeal nextDeal'],
  ['on a page that only accepts a deal', without('deal'), 'again previousDeal nextDeal'],
  ['for a deal without a number', { ...all, deal: () => 't1: As' }, 'previousDeal nextDeal'],
  [
    'for a house that names its deals differently',
    {
      ...without('deal', 'onDeal'),
      ownDeals: { name: 'Seed', label: () => '', form: () => undefined as never },
    },
    'again previousDeal nextDeal',
  ],
  ['without undo', { ...all, undo: false }, 'undo undoOne redo moves toWinnable'],
  [
    'on a table where you can only watch',
    { ...all, toolbar: false },
    'hint finish again previousDeal nextDeal deal',
  ],
])('%s', (_, options, names) => {
  expect(missing(options)).toBe(names);
});

test.each<[title: string, name: KlondikeCommandName<'browser'>, options: BrowserOptions]>([
  ['undo, even on a table without undo', 'undo', { undo: false }],
  [
    'the way back to a winnable position, even with the win tracker off',
    'toWinnable',
    { ...all, settings: unset },
  ],
])('the table handles the key for %s', (_, name, options) => {
  expect(offers(options, name)).toBe(true);
});

test.each<[keys: string, event: Partial<KeyboardEvent>, name: string | undefined]>([
  ['D', { key: 'D' }, 'clickStock'],
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Command+Z', { key: 'z', metaKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['Ctrl+Shift+U', { key: 'U', ctrlKey: true, shiftKey: true }, undefined],
  ['Ctrl+R', { key: 'r', ctrlKey: true }, undefined],
  ['Alt+N', { key: 'n', altKey: true }, undefined],
  ['an arrow held down', { key: 'ArrowUp', repeat: true }, 'up'],
  ['D held down', { key: 'd', repeat: true }, 'clickStock'],
  ['N held down', { key: 'n', repeat: true }, undefined],
  ['R held down', { key: 'r', repeat: true }, undefined],
])('%s', (_, event, name) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
  expect(commandOf({ ...none, ...event } as KeyboardEvent)?.name).toBe(name);
});
