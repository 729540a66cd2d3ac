/**
 * Reads TypeScript with Node's own type stripping if the package `@swc/wasm` is not installed. The strippers here
 * behave like the ones in the named versions of Node. `npm run consumers` runs the real ones.
 */
import { describe, expect, test } from '@jest/globals';
import type { LackingFault } from '../../../src/grading/candidate/candidate.js';
import type { Strip } from '../../../src/grading/candidate/type-stripping.js';
import { lackForLoading } from '../../../src/grading/candidate/type-stripping.js';
import { javascriptOf } from '../../../src/grading/candidate/typescript.js';

const WORDS = 'the package @swc/wasm, which reads TypeScript (npm install @swc/wasm)';
const ADVICE = "Run 'npm install @swc/wasm' where klondike-kit is installed, then grade again.";

const failing = (fields: object, message = 'TypeScript enum is not supported in strip-only mode'): never => {
  throw Object.assign(new SyntaxError(message), fields);
};
const UNSUPPORTED = { code: 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX' };
const INVALID = { code: 'ERR_INVALID_TYPESCRIPT_SYNTAX' };
const NO_SUCH_MODE = { code: 'ERR_INVALID_ARG_VALUE' };

/** A file from which only types must be removed. */
const strips: Strip = () => 'export const a         = 1;';

const sourceBy = (strip: Strip | undefined, text = '', path = '/class/ada.ts'): string =>
  javascriptOf({ path, text }, { swc: undefined, strip }).source;

function lackBy(strip: Strip | undefined, text = '', path = '/class/ada.ts'): LackingFault {
  try {
    throw new Error(`read as ${sourceBy(strip, text, path)}`);
  } catch (error) {
    return error as LackingFault;
  }
}

test('removes types even if the package is not installed', () => {
  expect(javascriptOf({ path: '/class/ada.ts', text: '' }, { swc: undefined, strip: strips })).toEqual({
    format: 'module',
    source: 'export const a         = 1;',
  });
});

test.each([
  ['22.13', INVALID],
  ['24', UNSUPPORTED],
])('transforms enums if Node can do that, as in Node %s', (_node, fields) => {
  const strip: Strip = (_, { mode }) => (mode === 'strip' ? failing(fields) : 'var A;');
  expect(sourceBy(strip)).toBe('var A;');
});

test("hides Node's own warning, but not later ones", () => {
  const emitWarning: unknown = Reflect.get(process, 'emitWarning');
  const warned: string[] = [];
  process.emitWarning = (warning: string | Error) => void warned.push(String(warning));
  try {
    sourceBy(() => {
      process.emitWarning('stripTypeScriptTypes is an experimental feature');
      return '';
    });
    process.emitWarning('another');
  } finally {
    Reflect.set(process, 'emitWarning', emitWarning);
  }
  expect(warned).toEqual(['another']);
});

describe('without the package, the instructor gets a message and the student loses no points', () => {
  test('reports a version of Node without type stripping', () => {
    const { name, lacks, message } = lackBy(undefined);
    expect([name, lacks, message]).toEqual([
      'CandidateFault',
      WORDS,
      `Node ${process.version} can't read ada.ts, because it has no type stripping. ${ADVICE}`,
    ]);
  });

  test.each<[what: string, node: string, strip: Strip]>([
    ['enums', '26', (_, { mode }) => failing(mode === 'strip' ? UNSUPPORTED : NO_SUCH_MODE)],
    ['syntax that neither mode supports', '24', () => failing(UNSUPPORTED)],
  ])('reports %s in Node %s', (_what, _node, strip) => {
    expect(lackBy(strip).message).toBe(
      `Node's type stripping can't read ada.ts, because it has more than types to remove. ${ADVICE}`,
    );
  });

  test('reports a file that may have JSX', () => {
    const { lacks, message } = lackBy(strips, '', '/class/ada.tsx');
    expect([lacks, message]).toEqual([
      WORDS,
      `Node's type stripping can't read ada.tsx, because it may have JSX. ${ADVICE}`,
    ]);
  });

  const PROPERTY = 'class A {\n  b = this.c;\n  constructor(private c: number) {}\n}';
  const transforms =
    (code: string): Strip =>
    (_, { mode }) =>
      mode === 'strip' ? failing(UNSUPPORTED) : code;

  test('reports a field that uses a property of the constructor, which Node would set too late', () => {
    const strip = transforms('class A {\n    c;\n    b = this.c;\n    constructor(c){}\n}');
    expect(lackBy(strip, PROPERTY).lacks).toBe(WORDS);
  });

  test('accepts a field without a property, and a property that is set elsewhere', () => {
    const fields = 'class A {\n    c;\n    b = 1;\n    m() { return this.b; }\n}';
    const elsewhere = 'class A {\n    b = this.m();\n}';
    expect(sourceBy(transforms(fields), PROPERTY)).toBe(fields);
    expect(sourceBy(transforms(elsewhere), 'enum B {} class A { b = this.m(); }')).toBe(elsewhere);
  });
});

describe('a syntax error is blamed on the student and has its line', () => {
  const STACK = `ada.ts:2\nconst = 2;\n      ^\n}\n\nSyntaxError [${INVALID.code}]: Unexpected token\n    at x`;
  const SWC =
    '  x Unexpected token\n   ,-[2:1]\n 1 | const a = 1;\n 2 | const = 2;\n   :       ^\n   `----\n';

  test.each<[node: string, strip: Strip, said: string]>([
    [
      '22.13',
      () => failing(INVALID, SWC),
      'ada.ts:2: Unexpected token\n 1 | const a = 1;\n 2 | const = 2;\n   :       ^',
    ],
    [
      '24',
      (_, { sourceUrl }) => failing({ ...INVALID, ...(sourceUrl && { stack: STACK }) }, 'Unexpected token'),
      'ada.ts:2: Unexpected token\nconst = 2;\n      ^\n}',
    ],
    [
      '26',
      (_, { mode, sourceUrl }) =>
        failing(
          mode === 'transform' ? NO_SUCH_MODE : { ...INVALID, ...(sourceUrl && { stack: STACK }) },
          'Unexpected token',
        ),
      'ada.ts:2: Unexpected token\nconst = 2;\n      ^\n}',
    ],
  ])('in Node %s', (_node, strip, said) => {
    const source = sourceBy(strip);
    expect(source).toBe(`throw new SyntaxError(${JSON.stringify(said)});`);
    expect(lackForLoading(`SyntaxError: ${said}`)).toBeUndefined();
  });
});

describe('a program that can’t be loaded', () => {
  test.each([
    'SyntaxError: Invalid or unexpected token (ada.ts)',
    "SyntaxError: The requested module 'klondike-kit' does not provide an export named 'Frame' (ada.ts)",
    "Error: Cannot find module '/class/cards.js' imported from /class/ada.ts",
  ])('may have syntax that Node’s type stripping does not remove: %s', (error) => {
    const fault = lackForLoading(error);
    expect([fault?.lacks, fault?.message]).toEqual([
      WORDS,
      `${error}\nNode's type stripping can't read decorators, or imports of types without 'import type'. ${ADVICE}`,
    ]);
  });

  test.each(['TypeError: a is not a function (ada.ts)', 'It threw SyntaxError: no.'])(
    'may fail for other reasons: %s',
    (error) => {
      expect(lackForLoading(error)).toBeUndefined();
    },
  );
});
