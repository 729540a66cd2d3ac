/** Our own ports of the courses' classes lose nothing in a few random games. The deep spec plays more. */
import { test } from '@jest/globals';
import type { DoorRow } from './full-marks.js';
import { OWN_DOORS, expectFullMarks } from './full-marks.js';

const TURNS = 30;

test.each(OWN_DOORS)('%s: full marks, every check tried', (_, module, rubric) => {
  expectFullMarks(module, rubric, TURNS);
});

/** The module, with classes that throw if their constructor gets more arguments than it needs. */
const strict = (module: DoorRow[1]): DoorRow[1] =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]) => {
      if (typeof value !== 'function' || !String(value).startsWith('class')) return [name, value];
      const construct = (kind: new (...args: unknown[]) => object, args: unknown[]): object => {
        if (args.length > kind.length) throw new TypeError(`${name} takes ${kind.length} arguments`);
        return new kind(...args);
      };
      return [name, new Proxy(value as new () => object, { construct })];
    }),
  );

test.each(OWN_DOORS)(
  '%s: full marks if each class throws for more arguments than it has parameters',
  (_, module, rubric) => {
    expectFullMarks(strict(module), rubric, TURNS);
  },
);
