import { describe, expect, test } from '@jest/globals';
import type { Size } from '../../../../../src/terminal/drawing/canvas.js';
import type { GridForm } from '../../../../../src/games/montecarlo/terminal/drawing/form.js';
import { formFor } from '../../../../../src/games/montecarlo/terminal/drawing/form.js';
import { MIDDLE } from './drawing.js';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const SIZES: readonly Size[] = range(20, 130).flatMap((columns) =>
  range(11, 45).map((rows) => ({ columns, rows })),
);

function formIn(size: Size, rows = MIDDLE.rows): GridForm {
  const form = formFor(size, { rows });
  if (form === undefined) throw new Error(`nothing is shown in ${nameOf(size)}`);
  return form;
}

const nameOf = ({ columns, rows }: Size): string => `${columns} x ${rows}`;

const FORMS = new Map(SIZES.map((size) => [nameOf(size), formIn(size)]));

/** The windows for five rows and columns that break a condition. */
const faults = (isSo: (form: GridForm, size: Size) => boolean, sizes = SIZES): string[] =>
  sizes.filter((size) => !isSo(FORMS.get(nameOf(size)) ?? formIn(size), size)).map(nameOf);

/** The windows that show less than a window with one column or one row less. */
const shrinks = (much: (form: GridForm) => number): string[] =>
  faults((form, { columns, rows }) =>
    [
      { columns: columns - 1, rows },
      { columns, rows: rows - 1 },
    ].every((size) => {
      const smaller = FORMS.get(nameOf(size));
      return smaller === undefined || much(smaller) <= much(form);
    }),
  );

describe('a larger window never has', () => {
  test('fewer buttons', () => expect(shrinks(({ buttons }) => buttons.length)).toEqual([]));

  test('smaller cells', () => expect(shrinks(({ strideX, strideY }) => strideX * strideY)).toEqual([]));
});

describe('a window', () => {
  test.each<[size: string, keys: string]>([
    ['20 x 11', 'chun?q'],
    ['24 x 11', 'churn?q'],
    ['20 x 12', 'chburn?q'],
    ['20 x 13', 'chburng?q'],
    ['30 x 11', 'chburn?q'],
    ['30 x 12', 'chburng?q'],
    ['40 x 11', 'chburng?q'],
  ])('of %s has the buttons %s', (size, keys) => {
    const { buttons = [] } = FORMS.get(size) ?? {};
    expect(buttons.map(({ key }) => key).join('')).toBe(keys);
  });

  test('with at least 13 rows or 40 columns has all nine buttons', () =>
    expect(
      faults(
        ({ buttons }) => buttons.length === 9,
        SIZES.filter(({ columns, rows }) => rows >= 13 || columns >= 40),
      ),
    ).toEqual([]));
});

test('slim cards have no blank rows between them if a button is left out', () =>
  expect(faults(({ buttons, boxed, strideY }) => buttons.length === 9 || boxed || strideY === 1)).toEqual(
    [],
  ));

describe('a message of two lines', () => {
  const isAbove = ({ rows }: Size, { y }: { y: number }): boolean => y < rows - 2;

  test('covers no button in a window of 40 x 15 or more', () =>
    expect(
      faults(
        ({ buttons }, size) => buttons.every((button) => isAbove(size, button)),
        SIZES.filter(({ columns, rows }) => columns >= 40 && rows >= 15),
      ),
    ).toEqual([]));

  test('never covers Consolidate, Hint or Undo', () =>
    expect(
      faults(({ buttons }, size) =>
        buttons.filter(({ key }) => 'chu'.includes(key)).every((button) => isAbove(size, button)),
      ),
    ).toEqual([]));
});
