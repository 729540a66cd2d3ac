/** Transforms TypeScript into ES modules or CommonJS. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import {
  hasLegacyDecorators,
  isTypescript,
  javascriptOf,
} from '../../../src/grading/candidate/typescript.js';
import { folderOf } from '../../support/grading/submissions.js';

test.each([
  ['a.ts', true],
  ['a.mts', true],
  ['a.cts', true],
  ['a.tsx', true],
  ['a.js', false],
  ['a.ts.js', false],
  ['a.xts', false],
  ['ats', false],
  ['a.d.ts', false],
  ['a.d.mts', false],
  ['a.d.cts', false],
  ['a.d.ts.ts', true],
  ['ad.ts', true],
])('%s is TypeScript: %s', (path, is) => {
  expect(isTypescript(path)).toBe(is);
});

const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url); `;

/** Removes the trailing spaces that replace types. */
const made = (text: string): object => {
  const { format, source } = javascriptOf({ path: '/class/ada.ts', text });
  return { format, source: source.trim() };
};

describe('TypeScript becomes', () => {
  test.each<[what: string, text: string, format: string, source: string]>([
    ['a module', 'export const a: number = 1;', 'module', 'export const a = 1;'],
    [
      'a module whose exports come later',
      'const a = 1;\n  export { a };',
      'module',
      'const a = 1;\nexport { a };',
    ],
    [
      'a module that imports',
      `import fs from 'node:fs'; fs.x();`,
      'module',
      `import fs from 'node:fs';\nfs.x();`,
    ],
    [
      'a module with require',
      `export const a = require('b');`,
      'module',
      `${REQUIRE}export const a = require('b');`,
    ],
    ['CommonJS', 'exports.a = 1 as number;', 'commonjs', 'exports.a = 1;'],
    ['CommonJS despite a word that begins with import', 'important.a = 1;', 'commonjs', 'important.a = 1;'],
    ['CommonJS despite import inside a line', `f('x import');`, 'commonjs', `f('x import');`],
    [
      'a module despite a name that ends in require',
      `export const a = prerequire('b');`,
      'module',
      `export const a = prerequire('b');`,
    ],
  ])('%s', (...[, text, format, source]) => {
    expect(made(text)).toEqual({ format, source });
  });

  test('a module that throws the parse error', () => {
    const { format, source } = javascriptOf({ path: '/class/ada.ts', text: 'const a = 1;\nconst = 2;' });
    expect(format).toBe('module');
    expect(compileFunction(source) as () => unknown).toThrow(
      expect.objectContaining({
        name: 'SyntaxError',
        message: expect.stringMatching(/^ada\.ts:2: \S[^\n]*\n[^]*const = 2;/),
      }),
    );
  });
});

describe('decorators', () => {
  test.each<[legacy: boolean, what: string, texts: readonly string[]]>([
    [false, 'without any', ['const mail = 1;']],
    [
      true,
      'with a descriptor',
      ['class A { @log b() {} }', 'function log(t: any, k: string, d: PropertyDescriptor) {}'],
    ],
    [true, 'with a key', ['const log = (target: any, propertyKey: string) => {}; class A { @log b = 1; }']],
    [true, 'on parameters', ['class A { constructor(@Inject() private b: B) {} }']],
    [false, 'with a context', ['const log = (value: any, context: any) => value; class A { @log b() {} }']],
    [
      false,
      'with a typed context',
      ['function log(v: any, c: ClassMethodDecoratorContext) {} class A { @log b() {} }'],
    ],
    [true, 'if only tsconfig.json says so', ['class A { @imported b() {} }']],
  ])('finds whether decorators are experimental (%s): %s', (legacy, _, texts) => {
    const folder = folderOf({ 'tsconfig.json': '{\n  "experimentalDecorators": true\n}' });
    expect(hasLegacyDecorators(texts, folder)).toBe(legacy);
  });

  const TEXTS = ['class A { @imported b() {} }'];
  const CONFIGURED = { 'tsconfig.json': '{\n  "experimentalDecorators": true\n}' };

  test.each<[what: string, submission: string, legacy: boolean]>([
    ['in the folder of the submission', 'a', true],
    ['between the submission and its sources', '', true],
    ['above the submission', 'a/b', false],
  ])('finds experimental decorators by a tsconfig.json %s', (_, submission, legacy) => {
    const folder = folderOf({ 'a/tsconfig.json': CONFIGURED['tsconfig.json'], 'a/b/c/x.ts': '' });
    expect(hasLegacyDecorators(TEXTS, join(folder, 'a/b/c'), join(folder, submission))).toBe(legacy);
  });

  test('ignores a folder named tsconfig.json and a link out of the submission', () => {
    const folder = folderOf({ ...CONFIGURED, 'a/tsconfig.json/x': '', 'b/x': '' });
    symlinkSync(join(folder, 'tsconfig.json'), join(folder, 'b/tsconfig.json'));
    const found = ['a', 'b'].map((name) => hasLegacyDecorators(TEXTS, join(folder, name)));
    expect(found).toEqual([false, false]);
  });

  test.each([
    ['experimental', true, /_ts_decorate\(\[\n\s*log/],
    ['standard', false, /_apply_decs_\d+\(this/],
  ])('turns decorators into calls: %s', (_, legacy, call) => {
    const { source } = javascriptOf({
      ...{ path: '/class/ada.ts', text: 'export class A { @log b() {} }' },
      hasLegacyDecorators: legacy,
    });
    expect([source, source.includes('@log')]).toEqual([expect.stringMatching(call), false]);
  });
});

test('lets a field use the parameters of the constructor', () => {
  const text = 'class A { b = this.c; constructor(private c: number) {} }';
  const { source } = javascriptOf({ path: '/class/ada.ts', text });
  expect(source).toMatch(/this\.c = c;\s*this\.b = this\.c;/);
});
