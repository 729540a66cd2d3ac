/** Our own ports of the courses' classes lose nothing in a few random games. The deep spec plays more games. */
import { test } from '@jest/globals';
import type { DoorRow } from './full-marks.js';
import { OWN_DOORS, expectFullMarks } from './full-marks.js';

const TURNS = 30;

test.each(OWN_DOORS)('%s: gets full marks, and every check is tried', (_, module, rubric) => {
  expectFullMarks(module, rubric, TURNS);
});

/** Returns the module with classes whose constructors throw if they get more arguments than they need. */
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
  '%s: gets full marks if each class throws when it gets too many arguments',
  (_, module, rubric) => {
    expectFullMarks(strict(module), rubric, TURNS);
  },
);
