/** Finds and reads the modules of a submission. */
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  endingsOf,
  initialize,
  load,
  resolve,
  programUrl,
} from '../../../../src/grading/shims/javascript/hooks.js';

const HOOKS = new URL('../../../../src/grading/shims/javascript/hooks.ts', import.meta.url).href;

const PILE = '/class/pile.ts';
const OLD = '/class/old.cts';
const RULES = {
  kit: 'export const given = 1;',
  sources: {
    [PILE]: { format: 'module', source: 'export {};' },
    [OLD]: { format: 'commonjs', source: 'exports.a = 1;' },
  },
} as const;

const missing = (name: string, code = 'ERR_MODULE_NOT_FOUND'): Error =>
  Object.assign(new Error(`there is no ${name}`), { code });

interface FakeResolver {
  readonly asked: [specifier: string, parentURL: string | undefined][];
  readonly next: Parameters<typeof resolve>[2];
}

/** Node's own resolver. The resolver finds only these modules. */
function resolverOf(found: Readonly<Record<string, string>>, error = missing): FakeResolver {
  const asked: FakeResolver['asked'] = [];
  const next: FakeResolver['next'] = (specifier, { parentURL }) => {
    asked.push([specifier, parentURL]);
    const url = found[specifier];
    return url === undefined ? Promise.reject(error(specifier)) : Promise.resolve({ url, format: 'given' });
  };
  return { asked, next };
}

test('without rules, the package is empty and no file is known', async () => {
  const next = (url: string): Promise<object> => Promise.resolve({ next: url });
  expect(await load('klondike-kit:given', {}, next)).toMatchObject({ source: '' });
  expect(await load('file:///class/pile.ts', {}, next)).toEqual({ next: 'file:///class/pile.ts' });
});

test('reports which file of the package a module outside it loads', async () => {
  const told: string[] = [];
  initialize({ ...RULES, borrowed: { postMessage: (file: string) => void told.push(file) } });
  const build = new URL('../../../../dist/klondike.min.js', HOOKS).href;
  const { next } = resolverOf({ 'klondike-kit/klondike.min.js': build });
  const writing: typeof next = (specifier, context) => next(specifier, Object.assign(CONTEXT, context));
  const CONTEXT = { parentURL: 'file:///ada.mjs' };
  await resolve('klondike-kit/klondike.min.js', CONTEXT, writing);
  expect(told).toEqual(['dist/klondike.min.js']);
});

afterEach(() => initialize({ kit: '', sources: {} }));

describe('the possible names of a file', () => {
  const OTHERS = [
    '.ts',
    '.js',
    '.mts',
    '.mjs',
    '.cts',
    '.cjs',
    '/index.ts',
    '/index.js',
    '/index.mjs',
    '/index.cjs',
  ];
  const all = (name: string): string[] => [name, ...OTHERS.map((ending) => `${name}${ending}`)];

  test.each<[name: string, names: readonly string[]]>([
    ['react', ['react']],
    ['node:fs', ['node:fs']],
    ['@scope/file.js', ['@scope/file.js']],
    ['a/./b', ['a/./b']],
    ['.hidden', ['.hidden']],
    ['a..', ['a..']],
    ['a file:', ['a file:']],
    ['.../pile', ['.../pile']],
    ['./pile.js', ['./pile.js', './pile.ts']],
    ['../pile.mjs', ['../pile.mjs', '../pile.mts']],
    ['/pile.cjs', ['/pile.cjs', '/pile.cts']],
    ['./js.js', ['./js.js', './js.ts']],
    ['./pile', all('./pile')],
    ['../pile.ts', all('../pile.ts')],
    ['./pile.js.txt', all('./pile.js.txt')],
    ['./pile.xjs', all('./pile.xjs')],
    ['/pile', all('/pile')],
    ['.', all('.')],
    ['..', all('..')],
    ['file:///class/pile', all('file:///class/pile')],
  ])('%s', (name, names) => {
    expect(endingsOf(name)).toEqual(names);
  });
});

describe('the URL of a module', () => {
  test.each([
    [1, 'file:///ada.js'],
    [2, 'file:///ada.js?program=2'],
    [12, 'file:///ada.js?program=12'],
  ])('contains the number of program %d: %s', (program, url) => {
    expect(programUrl(program, 'file:///ada.js')).toBe(url);
  });

  test.each<[parent: string | undefined, url: string]>([
    [undefined, 'file:///pile.mjs'],
    ['file:///ada.mjs', 'file:///pile.mjs'],
    ['file:///ada.mjs?program=2', 'file:///pile.mjs?program=2'],
    ['file:///ada.mjs?program=34', 'file:///pile.mjs?program=34'],
    ['file:///ada.mjs?program=2&more', 'file:///pile.mjs'],
    ['file:///ada.mjs?program=x', 'file:///pile.mjs'],
  ])('belongs to the program of the importing module: %s imports %s', async (parentURL, url) => {
    const { next } = resolverOf({ './pile.mjs': 'file:///pile.mjs' });
    const context = parentURL === undefined ? {} : { parentURL };
    expect(await resolve('./pile.mjs', context, next)).toEqual({ url, format: 'given' });
  });

  test('is the same for each program if the module belongs to Node', async () => {
    const { next } = resolverOf({ fs: 'node:fs' });
    expect(await resolve('fs', { parentURL: 'file:///ada.mjs?program=2' }, next)).toMatchObject({
      url: 'node:fs',
    });
  });
});

describe('the package in an import', () => {
  test.each([
    ['file:///ada.mjs', 'klondike-kit:given'],
    ['file:///ada.mjs?program=3', 'klondike-kit:given?program=3'],
  ])('is replaced by the given module if %s imports it', async (parentURL, url) => {
    const { asked, next } = resolverOf({});
    expect(await resolve('klondike-kit', { parentURL }, next)).toEqual({ url, shortCircuit: true });
    expect(asked).toEqual([]);
  });

  test.each(['klondike-kit:given', 'klondike-kit:given?program=3'])(
    'has the given source at %s',
    async (url) => {
      initialize(RULES);
      expect(await load(url, {}, () => Promise.reject(missing(url)))).toEqual({
        ...{ format: 'module', shortCircuit: true },
        source: 'export const given = 1;',
      });
    },
  );

  test('has other entry points, which are resolved from this file', async () => {
    const { asked, next } = resolverOf({ 'klondike-kit/testing': 'file:///testing.js' });
    expect(await resolve('klondike-kit/testing', { parentURL: 'file:///ada.mjs' }, next)).toEqual({
      url: 'file:///testing.js',
      format: 'given',
    });
    expect(asked).toEqual([['klondike-kit/testing', HOOKS]]);
  });
});

describe('the resolver', () => {
  const urlOf = (path: string): string => pathToFileURL(path).href;

  test('finds a file under the first name that exists, and tries no later name', async () => {
    const { asked, next } = resolverOf({ './pile.js': 'file:///pile.js', './pile.mjs': 'file:///pile.mjs' });
    expect(await resolve('./pile', {}, next)).toEqual({ url: 'file:///pile.js', format: 'given' });
    expect(asked.map(([name]) => name)).toEqual(['./pile', './pile.ts', './pile.js']);
  });

  test('finds a file in a folder with that name', async () => {
    const { next } = resolverOf({ './pile/index.js': 'file:///pile/index.js' }, (name) =>
      missing(name, 'ERR_UNSUPPORTED_DIR_IMPORT'),
    );
    expect(await resolve('./pile', {}, next)).toMatchObject({ url: 'file:///pile/index.js' });
  });

  test.each([
    ['./pile', urlOf(PILE), 'module'],
    ['./old', urlOf(OLD), 'commonjs'],
    ['./new', urlOf('/class/new.ts'), 'module'],
    ['./new', urlOf('/class/new.mtsx'), 'module'],
    ['./plain', urlOf('/class/plain.js'), 'given'],
    ['./text', urlOf('/class/a.ts.txt'), 'given'],
    ['./text', urlOf('/class/a.xts'), 'given'],
    ['./text', urlOf('/class/ats'), 'given'],
  ])('finds %s at %s with the format %s', async (name, url, format) => {
    initialize(RULES);
    expect(await resolve(name, {}, resolverOf({ [name]: url }).next)).toEqual({ url, format });
  });

  test('finds a file in TypeScript at a URL with a program number', async () => {
    initialize(RULES);
    const url = `${urlOf('/class/new.ts')}?program=2`;
    expect(await resolve('./pile', {}, resolverOf({ './pile': url }).next)).toEqual({
      url,
      format: 'module',
    });
  });
});

describe('a file that cannot be resolved', () => {
  test('causes an error that quotes the import if none of its names exists', async () => {
    const { asked, next } = resolverOf({});
    await expect(resolve('./pile.js', {}, next)).rejects.toThrow('there is no ./pile.js');
    expect(asked.map(([name]) => name)).toEqual(['./pile.js', './pile.ts', './pile.js']);
  });

  test('causes the error of its first name if that is a different error', async () => {
    const { asked, next } = resolverOf({}, () => missing('colon', 'ERR_INVALID_URL'));
    await expect(resolve('./pile.js', {}, next)).rejects.toThrow('there is no colon');
    expect(asked).toEqual([['./pile.js', undefined]]);
  });
});

describe('the loader', () => {
  const next = (url: string, context: object): Promise<object> => Promise.resolve({ next: url, context });

  test.each<[what: string, url: string, read: object]>([
    ['a module of the submission', pathToFileURL(PILE).href, { ...RULES.sources[PILE], shortCircuit: true }],
    [
      'a CommonJS file through the other loader',
      pathToFileURL(OLD).href,
      { format: 'commonjs', shortCircuit: true },
    ],
    ['another file through Node', 'file:///class/x.js', { next: 'file:///class/x.js', context: { a: 1 } }],
    ['a built-in module through Node', 'node:fs', { next: 'node:fs', context: { a: 1 } }],
  ])('reads %s', async (_, url, read) => {
    initialize(RULES);
    expect(await load(url, { a: 1 }, next)).toEqual(read);
  });

  test('reads nothing from an earlier submission', async () => {
    initialize(RULES);
    initialize({ kit: '', sources: {} });
    expect(await load(pathToFileURL(PILE).href, {}, next)).toMatchObject({ next: pathToFileURL(PILE).href });
  });
});
