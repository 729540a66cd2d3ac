import { describe, expect, test } from '@jest/globals';
import { NO_CARD } from '../../../../src/core/card.js';
import type { Cell } from '../../../../src/games/montecarlo/words/cell.js';
import type { OrRedo } from '../../../../src/core/redo.js';
import type { MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import { COMMANDS, commandOf, give, wordsIn } from '../../../../src/games/montecarlo/browser/input/keys.js';
import { ENGLISH } from '../../../../src/games/montecarlo/browser/strings/english.js';
import { OWN_KEYS } from '../../../../src/browser/parts/key-listener.js';
import { worded } from '../../../../src/core/commands.js';
import { keyLines } from '../../../../src/core/key-lines.js';

const FIVE_ROWS = Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => NO_CARD));

/** The effect of a key when the cursor is in the third row and second column of a grid of five by five. */
function doneBy(key: string, held: Partial<KeyboardEvent> = {}): string {
  const event = {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    getModifierState: () => false,
    ...held,
  };
  const done: string[] = [];
  const goTo = ({ row, column }: Cell): void => void done.push(`to ${row} ${column}`);
  const given = commandOf(event as KeyboardEvent);
  const desk = {
    frame: () => ({ rows: FIVE_ROWS }),
    cursor: () => ({ row: 2, column: 1 }),
    moveTo: goTo,
    arriveAt: goTo,
    act: (call: OrRedo<MonteCarloCall>) => void done.push([call.event, ...call.args].join(' ')),
    ask: (name: string) => void done.push(name),
  };
  if (given !== undefined) give(desk, given.name);
  return done.join();
}

const withAltGr = { getModifierState: (key: string) => key === 'AltGraph' };

test.each([
  ['ArrowLeft', 'to 2 0'],
  ['ArrowRight', 'to 2 2'],
  ['ArrowUp', 'to 1 1'],
  ['ArrowDown', 'to 3 1'],
  ['Home', 'to 2 0'],
  ['End', 'to 2 4'],
  ['Enter', 'clickCard 2 1'],
  [' ', 'clickCard 2 1'],
  ['c', 'consolidate'],
  ['C', 'consolidate'],
  ['h', 'hint'],
  ['b', 'hintAhead'],
  ['u', 'undo'],
  ['r', 'replay'],
  ['n', 'newDeal'],
  ['g', 'game'],
  ['F1', 'help'],
  ['?', 'help'],
  ['i', 'about'],
  ['q', 'quit'],
  ['Escape', ''],
  ['x', ''],
])('%s: %s', (key, done) => {
  expect(doneBy(key)).toBe(done);
});

describe('with modifier keys', () => {
  test.each<[name: string, key: string, held: Partial<KeyboardEvent>, done: string]>([
    ['Ctrl+Z', 'z', { ctrlKey: true }, 'undo'],
    ['Meta+Z', 'z', { metaKey: true }, 'undo'],
    ['Ctrl+Shift+Z', 'Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['Ctrl+Y', 'y', { ctrlKey: true }, 'redo'],
    ['Ctrl+Shift+U', 'U', { ctrlKey: true, shiftKey: true }, ''],
    ['Ctrl+Home', 'Home', { ctrlKey: true }, 'to 0 0'],
    ['Ctrl+End', 'End', { ctrlKey: true }, 'to 4 4'],
    ['Ctrl+C', 'c', { ctrlKey: true }, ''],
    ['Alt+N', 'n', { altKey: true }, ''],
  ])('%s: %s', (...[, key, held, done]) => {
    expect(doneBy(key, held)).toBe(done);
  });
});

describe('a letter that is not Latin counts as the Latin letter of its key', () => {
  test.each<[keyboard: string, key: string, held: Partial<KeyboardEvent>, done: string]>([
    ['Russian', 'с', { code: 'KeyC' }, 'consolidate'],
    ['Russian', 'С', { code: 'KeyC', shiftKey: true }, 'consolidate'],
    ['Russian', 'я', { code: 'KeyZ', ctrlKey: true }, 'undo'],
    ['Russian', 'я', { code: 'KeyZ', metaKey: true }, 'undo'],
    ['Russian', 'Я', { code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
    ['Russian', 'н', { code: 'KeyY', ctrlKey: true }, 'redo'],
    ['Bulgarian', 'к', { code: 'KeyU' }, 'undo'],
    ['Greek', 'η', { code: 'KeyH' }, 'hint'],
    ['Hebrew', 'ז', { code: 'KeyZ', ctrlKey: true }, 'undo'],
    ['Arabic', 'ؤ', { code: 'KeyC' }, 'consolidate'],
    ['Korean', 'ㅠ', { code: 'KeyB' }, 'hintAhead'],
  ])('%s %s', (...[, key, held, done]) => {
    expect(doneBy(key, held)).toBe(done);
  });
});

describe('any other character counts as itself', () => {
  test.each<[what: string, key: string, held: Partial<KeyboardEvent>, done: string]>([
    ['Dvorak, where the key for i types c', 'c', { code: 'KeyI' }, 'consolidate'],
    ['AZERTY, where the key for w types z', 'z', { code: 'KeyW', ctrlKey: true }, 'undo'],
    ['a Latin letter with an accent', 'ň', { code: 'KeyN' }, ''],
    ['a sign on a letter key, as on Dvorak and Hebrew keyboards', "'", { code: 'KeyQ' }, ''],
    ['a non-Latin letter that is not on a letter key', 'ж', { code: 'Semicolon' }, ''],
    ['two letters from one key', 'لا', { code: 'KeyB' }, ''],
    ['a letter that AltGr types on a German keyboard', 'µ', { code: 'KeyM', ...withAltGr }, ''],
  ])('%s', (...[, key, held, done]) => {
    expect(doneBy(key, held)).toBe(done);
  });
});

test('a key held down repeats only arrows and undo', () => {
  const keys = ['ArrowLeft', 'u', 'c', 'h', 'b', 'r', 'n', 'g', 'Enter', ' ', '?', 'F1'];
  expect(keys.filter((key) => doneBy(key, { repeat: true }) !== '')).toEqual(['ArrowLeft', 'u']);
});

test('buttons handle only the keys that move and press', () => {
  const own = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' '];
  const others = ['c', 'e', 'E', 'h', 'H', 'n', 'F1', '?', 'Tab', 'Escape'];
  expect([...own, ...others].filter((key) => OWN_KEYS.test(key))).toEqual(own);
});

test('lists all keys', () => {
  const listed = keyLines(worded(COMMANDS, wordsIn(ENGLISH)), 'browser').map(({ keys }) => keys.join(', '));
  expect(listed).toEqual([
    'Arrows',
    'Home, End',
    'Ctrl+Home, Ctrl+End',
    'Enter, Space',
    'c',
    'h',
    'b',
    'u, Ctrl+Z',
    'y, Ctrl+Y, Ctrl+Shift+Z',
    'm',
    'r',
    'n',
    'g',
    '?, F1',
    'i',
    'F10',
    'q',
  ]);
});
