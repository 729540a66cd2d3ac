/** Our own ports of the courses' classes lose nothing in a few random games. The deep spec plays more games. */
import { test } from '@jest/globals';
import type { DoorRow } from './full-marks.js';
import { OWN_DOORS, expectFullMarks } from './full-marks.js';

const TURNS = 30;

test.each(OWN_DOORS)('%s: gets full marks, and every check is tried', (_, module, rubric) => {
  expectFullMarks(module, rubric, TURNS);
});

type Method = (...args: unknown[]) => unknown;

/** Throws if there are more arguments than the function has parameters. */
function checkCount(name: string, { length }: Method, args: readonly unknown[]): void {
  if (args.length > length) throw new TypeError(`${name} takes ${length} arguments`);
}

/** Makes the methods of an object throw if they get more arguments than they need. */
function makeStrict(object: object): object {
  for (let from = object; from !== Object.prototype; from = Object.getPrototypeOf(from) as object) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(from))) {
      if (typeof value !== 'function' || name === 'constructor' || Object.hasOwn(object, name)) continue;
      const strictMethod: Method = (...args) => {
        checkCount(name, value as Method, args);
        return (value as Method).apply(object, args);
      };
      Object.defineProperty(object, name, { value: strictMethod });
    }
  }
  return object;
}

/** Returns the module with classes whose constructors and methods throw if they get more arguments than they need. */
const strict = (module: DoorRow[1]): DoorRow[1] =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]) => {
      if (typeof value !== 'function' || !String(value).startsWith('class')) return [name, value];
      const construct = (kind: new (...args: unknown[]) => object, args: unknown[]): object => {
        checkCount(name, kind as never, args);
        return makeStrict(new kind(...args));
      };
      return [name, new Proxy(value as new () => object, { construct })];
    }),
  );

test.each(OWN_DOORS)(
  '%s: gets full marks if classes and methods throw when they get too many arguments',
  (_, module, rubric) => {
    expectFullMarks(strict(module), rubric, TURNS);
  },
);
