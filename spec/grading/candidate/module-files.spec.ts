/** Finds the files of a submission in JavaScript or TypeScript. */
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { moduleFiles, modulesFrom } from '../../../src/grading/candidate/module-files.js';
import { folderOf } from '../../support/grading/submissions.js';

const FOLDER = realpathSync(
  folderOf({
    // The names f, g, h, j, k and l are not imports of files.
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
    'spoken/a.js': '',
    'secrets/key.js': '',
    'secrets/key.txt': '',
    'own/lib/ada.js': `import '../b.js'; import '../../secrets/key.js'; import './link.js'; '../key.txt'; 'link.txt';`,
    'own/b.js': '',
  }),
);
symlinkSync(join(FOLDER, 'kinds'), join(FOLDER, 'linked'));
for (const kind of ['js', 'txt'])
  symlinkSync(join(FOLDER, `secrets/key.${kind}`), join(FOLDER, `own/lib/link.${kind}`));

const at = (path: string): string => join(FOLDER, path);

describe('the search for imported files', () => {
  test('finds each file once, for every kind of import', () => {
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
    const found = names.map((name) => at(`imports/${name}`));
    expect([...modulesFrom(at('imports/all.mjs'))].sort()).toEqual(found.sort());
  });

  test('finds data files that a module names, but not the files that the data names', () => {
    expect(modulesFrom(at('data/all.mjs'))).toEqual([at('data/all.mjs'), at('data/x.txt')]);
  });

  test('finds files in a text with a lot of space', () => {
    const text = `import${' '.repeat(200_000)}; import './b.js';`;
    const folder = folderOf({ 'a.js': text, 'b.js': '' });
    expect(modulesFrom(join(folder, 'a.js'))).toEqual(['a.js', 'b.js'].map((name) => join(folder, name)));
  });

  test.each([
    [undefined, ['own/lib/ada.js']],
    ['own', ['own/lib/ada.js', 'own/b.js']],
  ])(
    'finds only files in the submitted folder, or else in the folder of the entry file: %s',
    (folder, files) => {
      expect(modulesFrom(at('own/lib/ada.js'), folder && at(folder))).toEqual(files.map(at));
    },
  );
});

test('ignores a tsconfig.json above the submission', () => {
  const folder = folderOf({
    'tsconfig.json': '{\n  "experimentalDecorators": true\n}',
    'ada/src/ada.ts': `export class A { @log b() {} }`,
  });
  const sourceIn = (submission: string): string | undefined =>
    moduleFiles(join(folder, 'ada/src/ada.ts'), join(folder, submission)).sources[
      realpathSync(join(folder, 'ada/src/ada.ts'))
    ]?.source;
  expect(sourceIn('ada')).toContain('_apply_decs');
  expect(sourceIn('')).toContain('_ts_decorate');
});

describe('the transformation', () => {
  const formatsOf = (entry: string, folder?: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(moduleFiles(at(entry), folder && at(folder)).sources).map(([file, { format }]) => [
        file.slice(FOLDER.length + 1),
        format,
      ]),
    );

  test.each<[entry: string, folder: string | undefined, sources: Readonly<Record<string, string>>]>([
    [
      'kinds/ada.ts',
      undefined,
      {
        'kinds/ada.ts': 'module',
        'kinds/b.js': 'commonjs',
        'kinds/sub/e.js': 'module',
        'kinds/sub/deep/f.js': 'commonjs',
      },
    ],
    [
      'linked/ada.ts',
      undefined,
      {
        'kinds/ada.ts': 'module',
        'kinds/b.js': 'commonjs',
        'kinds/sub/e.js': 'module',
        'kinds/sub/deep/f.js': 'commonjs',
      },
    ],
    ['spoken/a.js', 'spoken', {}],
    ['spoken/a.js', undefined, { 'spoken/a.js': 'commonjs' }],
    ['below/lib/a.js', 'below', {}],
  ])('handles the sources for %s in %s', (entry, folder, sources) => {
    expect(formatsOf(entry, folder)).toEqual(sources);
  });

  test('gives JavaScript and keeps the real paths of the sources', () => {
    const { files, sources } = moduleFiles(at('linked/ada.ts'));
    expect([files[0], sources[at('kinds/b.js')]]).toEqual([
      at('linked/ada.ts'),
      { format: 'commonjs', source: 'exports.b = 1;' },
    ]);
    expect(sources[at('kinds/ada.ts')]?.source).not.toContain(': number');
  });
});
