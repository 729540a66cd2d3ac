/** The names that the page's files share, and the version in the names of its parts. */
import { describe, expect, test } from '@jest/globals';
import { withOwnNames } from '../../../src/page/bundle/own-names.js';

const PAGE = 'import("./menu.js");var a=1,$$=2;export{a as $1,$$ as $2,c as $3};';
const MENU = 'import{$1 as e,$2 as b}from"./page.js";import{x}from"./shared-A.js";new Worker("./worker.js");';
const SHARED = 'import{$3}from"./page.js";export{$3 as x};';

const named = (page = PAGE): ReadonlyMap<string, string> =>
  withOwnNames(
    new Map([
      ['page.js', page],
      ['menu.js', MENU],
      ['shared-A.js', SHARED],
    ]),
  );

/** The version, which is all that the names of the parts have more. */
const versionIn = (program: ReadonlyMap<string, string>): string =>
  /^menu-([0-9A-F]{8})\.js$/.exec([...program.keys()][1] ?? '')?.[1] ?? 'none';

describe('each file takes from page.js by the names within it', () => {
  const program = named();
  const version = versionIn(program);

  test.each([
    ['page.js', `import("./menu-${version}.js");var a=1,$$=2;export{a,$$,c};`],
    [
      `menu-${version}.js`,
      `import{a as e,$$ as b}from"./page.js";import{x}from"./shared-A-${version}.js";new Worker("./worker.js");`,
    ],
    [`shared-A-${version}.js`, 'import{c as $3}from"./page.js";export{$3 as x};'],
  ])('%s', (name, text) => {
    expect(program.get(name)).toBe(text);
  });
});

test('the names of the parts tell two versions of the page from each other', () => {
  const other = named(PAGE.replace('a=1', 'a=3'));
  expect(versionIn(other)).toMatch(/^[0-9A-F]{8}$/);
  expect(versionIn(other)).not.toBe(versionIn(named()));
});

test('what page.js exports by two names it exports once', () => {
  const program = named(PAGE.replace('c as', () => '$$ as'));
  expect(program.get('page.js')).toMatch(/export\{a,\$\$\};$/);
});

test('what page.js does not export cannot be taken', () => {
  expect(() => named(PAGE.replace(',c as $3', ''))).toThrow(
    new Error('page.js does not export $3, which a part takes as $3'),
  );
});

test('page.js must end with its exports', () => {
  expect(() => named('var a=1;')).toThrow(new Error('page.js does not end with its exports'));
});
