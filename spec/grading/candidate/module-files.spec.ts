/** The files of a submission in JavaScript or TypeScript. */
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  entryOf,
  holdsModules,
  moduleFiles,
  modulesFrom,
} from '../../../src/grading/candidate/module-files.js';
import { folderOf } from '../../support/grading/submissions.js';

const FOLDER = realpathSync(
  folderOf({
    'one/ada.js': '',
    'one/readme.md': '',
    'two/a.mjs': '',
    'two/b.ts': '',
    'none/readme.md': '',
    'none/a.d.ts': '',
    'index/index.ts': '',
    'index/other.js': '',
    'named/package.json': '{"main":"lib/ada"}',
    'named/lib/ada.mjs': '',
    'named/index.js': '',
    'unnamed/package.json': '{"main":5}',
    'unnamed/index.js': '',
    'unnamed/x.js': '',
    'nil/package.json': 'null',
    'nil/index.js': '',
    'nil/x.js': '',
    'lost/package.json': '{"main":"x"}',
    'lost/a.js': '',
    'broken/package.json': '{',
    'folder/package.json/x': '',
    'inner/package.json': '{"main":"lib"}',
    'inner/lib/index.cjs': '',
    // Not imports of files: f, g, h, j, k and l.
    'imports/all.mjs': `
      import './a.mjs'; import b from "./b"; export * from '../imports/c.js'; import('./d.cjs'); require( './e' );
      import f from 'f'; const from = './g'; import './h"; import './missing.js'; from'./i'; xfrom './j'; import('.');
      import x from './a.mjs'; from './k?\n'; import . from '.data'; require('..'); from '.../l'; import ('./n');
    `,
    'imports/a.mjs': `import './deep/m.mjs';`,
    'imports/b.ts': '',
    'imports/c.ts': '',
    'imports/d.cjs': '',
    'imports/e.js': '',
    ...Object.fromEntries(['f', 'g', 'h', 'j', 'k', 'l', 'n'].map((name) => [`imports/${name}.mjs`, ''])),
    'imports/i.json': '',
    'imports/i.js': '',
    'imports/index.js': '',
    'imports/deep/m.mjs': `import '../all.mjs';`,
    'index.js': '',
    'data/all.mjs': `import './x.txt';`,
    'data/x.txt': `import './y.mjs';`,
    'data/y.mjs': '',
    'kinds/ada.ts': `import './b.js'; import './c.mjs'; import './types.d.ts'; import './sub/e.js'; let a: number;`,
    'kinds/b.js': 'exports.b = 1;',
    'kinds/c.mjs': '',
    'kinds/types.d.ts': '',
    'kinds/sub/package.json': '{}',
    'kinds/sub/e.js': `import './deep/f.js';`,
    'kinds/sub/deep/f.js': '',
    'below/package.json': '{"main":"lib/a"}',
    'below/lib/a.js': '',
    'spoken/package.json': '{"main":"a.js"}',
    'spoken/a.js': `import '../kinds/b.js';`,
  }),
);
symlinkSync(join(FOLDER, 'kinds'), join(FOLDER, 'linked'));

const at = (path: string): string => join(FOLDER, path);

test.each<[path: string, holds: boolean]>([
  ['one', true],
  ['named', true],
  ['none', false],
  ['one/ada.js', true],
  ['two/b.ts', true],
  ['one/readme.md', false],
  ['none/a.d.ts', false],
])('%s holds modules: %s', (path, holds) => {
  expect(holdsModules(at(path))).toBe(holds);
});

test.each([
  ['a.mts', true],
  ['a.cjs', true],
  ['a.jsx', true],
  ['a.tsx', true],
  ['a.js.txt', false],
  ['a.xjs', false],
  ['js', false],
  ['a.d.mts', false],
  ['a.d.cts', false],
  ['a.d.ts.js', true],
  ['ad.ts', true],
  ['a.d.xts', false],
])('a file %s is a module: %s', (name, holds) => {
  expect(holdsModules(join(folderOf({ [name]: '' }), name))).toBe(holds);
});

describe('the entry', () => {
  test.each([
    ['one/ada.js', 'one/ada.js'],
    ['one', 'one/ada.js'],
    ['index', 'index/index.ts'],
    ['named', 'named/lib/ada.mjs'],
    ['inner', 'inner/lib/index.cjs'],
    ['unnamed', 'unnamed/index.js'],
    ['nil', 'nil/index.js'],
    ['lost', 'lost/a.js'],
  ])('of %s is %s', (path, entry) => {
    expect(entryOf(at(path))).toBe(at(entry));
  });

  test.each([
    ['none', 'no module'],
    ['two', 'several modules (a.mjs, b.ts)'],
  ])('of %s is not found', (path, found) => {
    const expected =
      'Expected a file index.ts or index.js, or a package.json whose "main" names the file that exports the handler.';
    expect(() => entryOf(at(path))).toThrow(
      expect.objectContaining({
        name: 'NoSubmission',
        message: `The folder ${at(path)} has ${found}. ${expected}`,
      }),
    );
  });

  test('is unknown if package.json is not JSON', () => {
    expect(() => entryOf(at('broken'))).toThrow(
      expect.objectContaining({
        kind: 'not started',
        message: expect.stringMatching(/^Its package\.json is no JSON: .+\.$/),
      }),
    );
  });

  test('is unknown if package.json cannot be read', () => {
    expect(() => entryOf(at('folder'))).toThrow(expect.objectContaining({ code: 'EISDIR' }));
  });
});

describe('the imported files', () => {
  test('include every kind of import, once each', () => {
    const names = [
      'all.mjs',
      'a.mjs',
      'b.ts',
      'c.ts',
      'd.cjs',
      'e.js',
      'i.js',
      'n.mjs',
      'index.js',
      'deep/m.mjs',
    ];
    const found = [...names.map((name) => at(`imports/${name}`)), at('index.js')];
    expect([...modulesFrom(at('imports/all.mjs'))].sort()).toEqual(found.sort());
  });

  test('do not include imports of other kinds of files', () => {
    expect(modulesFrom(at('data/all.mjs'))).toEqual([at('data/all.mjs'), at('data/x.txt')]);
  });
});

describe('the transformed sources', () => {
  const formatsOf = (path: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(moduleFiles(at(path)).sources).map(([file, { format }]) => [
        file.slice(FOLDER.length + 1),
        format,
      ]),
    );

  test.each<[path: string, sources: Readonly<Record<string, string>>]>([
    [
      'kinds/ada.ts',
      {
        'kinds/ada.ts': 'module',
        'kinds/b.js': 'commonjs',
        'kinds/sub/e.js': 'module',
        'kinds/sub/deep/f.js': 'commonjs',
      },
    ],
    [
      'linked/ada.ts',
      {
        'kinds/ada.ts': 'module',
        'kinds/b.js': 'commonjs',
        'kinds/sub/e.js': 'module',
        'kinds/sub/deep/f.js': 'commonjs',
      },
    ],
    ['spoken', { 'kinds/b.js': 'commonjs' }],
    ['spoken/a.js', { 'spoken/a.js': 'module', 'kinds/b.js': 'commonjs' }],
    ['one', { 'one/ada.js': 'commonjs' }],
    ['below', {}],
  ])('for %s', (path, sources) => {
    expect(formatsOf(path)).toEqual(sources);
  });

  test('are JavaScript, under their real paths', () => {
    const { files, sources } = moduleFiles(at('linked/ada.ts'));
    expect([files[0], sources[at('kinds/b.js')]]).toEqual([
      at('linked/ada.ts'),
      { format: 'commonjs', source: 'exports.b = 1;' },
    ]);
    expect(sources[at('kinds/ada.ts')]?.source).not.toContain(': number');
  });
});
