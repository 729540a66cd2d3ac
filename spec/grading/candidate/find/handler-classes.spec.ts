/** Finds handler classes in source text, even in texts made to slow the search down. */
import { describe, expect, test } from '@jest/globals';
import { definitionsIn } from '../../../../src/grading/candidate/find/handler-classes.js';

const METHODS = 'newGame() {} clickStock() {} undo() {}';
const DEFS = 'def newGame(self): pass\n    def clickStock(self): pass\n    def undo(self): pass\n';

describe('a class', () => {
  test.each([
    [`export class A { ${METHODS} }`, 'A', '', true],
    [`class A{ ${METHODS} }`, 'A', '', true],
    [`class { ${METHODS} }`, '', '', true],
    ['class  A\n  extends b.B {}', 'A', 'B', false],
    ['class extends B {}', '', 'B', false],
    ['class A implements KlondikeEventsHandler {}', 'A', '', true],
    ['class A { newGame = () => {}; undo: async () => {}; clickStock: event => {}; }', 'A', '', true],
    [
      'class A { newGame(a = f(1), b = g()): void {} undo<T>() {} clickStock(): Promise<void> {} }',
      'A',
      '',
      true,
    ],
    ['class A { newGame(); undo(); clickStock(); }', 'A', '', false],
    [`/* class B { */ class A { /* undo() {} */ newGame() {} clickStock() {} }`, 'A', '', false],
    [`class A { ${METHODS} } // class B {\n  // class C {}`, 'A', '', true],
    [`class A { glob = '/*'; ${METHODS} }`, 'A', '', true],
  ])('is found in %j', (text, ...[name, base, isHandler]) => {
    expect(definitionsIn('JavaScript', text).classes[0]).toEqual({ name, base, isHandler });
  });

  test.each([
    [`class A:\n    ${DEFS}`, 'A', '', true],
    [`class A (b.B) :\n    ${DEFS}`, 'A', 'B', true],
    ['class A(\n  B,\n):\n    pass', 'A', 'B', false],
  ])('is found in Python: %j', (text, ...[name, base, isHandler]) => {
    expect(definitionsIn('Python', text).classes[0]).toEqual({ name, base, isHandler });
  });
});

describe('a long text without a handler', () => {
  const NONE = { classes: [], hasLooseHandler: false };

  test.each([
    ['newGame():', 100_000],
    ['newGame<', 100_000],
    ['newGame(()', 100_000],
    ['newGame:a ', 100_000],
    ['class ', 200_000],
    ['/*', 500_000],
  ])('has no handler: %j, %d times', (text, times) => {
    expect(definitionsIn('JavaScript', text.repeat(times))).toEqual({ ...NONE, exports: false });
  });

  test.each([
    ['unclosed heads', 'class A(\n'.repeat(100_000)],
    ['a class header with a lot of space', `class A${' '.repeat(200_000)}\n`],
  ])('has no handler in Python: %s', (_, text) => {
    expect(definitionsIn('Python', text)).toEqual({ ...NONE, exports: true });
  });

  test('has no handler after its first mebibyte', () => {
    const space = ' '.repeat(1024 * 1024);
    expect(definitionsIn('JavaScript', `${space}export class A { ${METHODS} }`).classes).toEqual([]);
    expect(definitionsIn('JavaScript', `export class A { ${METHODS} }${space}`).classes.length).toBe(1);
  });
});
