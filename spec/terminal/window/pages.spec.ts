/** Tests pages that cover a table. */
import { expect, test } from '@jest/globals';
import { TerminalWindow } from '../../../src/terminal/window/window.js';

const [WHEEL_UP, WHEEL_DOWN] = ['\x1b[<64;3;3M', '\x1b[<65;3;3M'];

/** The visible page after each of these inputs. */
function seenAfter(...writings: readonly string[]): string[] {
  const window = new TerminalWindow(
    { columns: 20, rows: 5, write: () => undefined },
    { press: () => undefined, draw: () => ['the table'] },
  );
  window.cover([['first'], ['second'], ['third']]);
  window.draw();
  return writings.map((text) => {
    window.type(text);
    window.settle();
    return window.lines.join();
  });
}

test.each<[because: string, writings: string[], seen: string[]]>([
  [
    'any key turns the page, and on the last page returns to the table',
    ['x', ' ', '\r'],
    ['second', 'third', 'the table'],
  ],
  ['escape closes them', ['\x1b'], ['the table']],
  ['q closes them', ['x', 'q'], ['second', 'the table']],
  ['й closes the pages, because it is on the key of q', ['й'], ['the table']],
  ['the wheel turns the pages both ways', [WHEEL_DOWN, WHEEL_UP], ['second', 'first']],
  [
    'the wheel never closes the pages',
    [WHEEL_UP, WHEEL_DOWN.repeat(5), 'x'],
    ['first', 'third', 'the table'],
  ],
  ['a click does nothing', ['\x1b[<0;3;3M\x1b[<0;3;3m'], ['first']],
])('%s', (_, writings, seen) => {
  expect(seenAfter(...writings)).toEqual(seen);
});
