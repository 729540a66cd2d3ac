/** Recognizes the files of a submission by their paths, with the names that students and their tools use. */
import { expect, test } from '@jest/globals';
import {
  hasControlCharacter,
  isArchive,
  isBackup,
  isConfiguration,
  isOutput,
  isSkipped,
  isTest,
  isZip,
  sourceLanguageOf,
} from '../../../../src/grading/candidate/find/file-kinds.js';

test.each([
  ['JavaScript', 'a.js b.mjs c.cjs d.jsx e.ts f.mts g.cts src/h.tsx'],
  ['Python', 'ada.py game/ada.v2.py'],
  ['Java', 'src/Klondike.java'],
  [undefined, 'a.d.ts b.d.mts c.d.cts a.class js ada.PY notes.md a.js.map'],
])('the language is %s: %s', (language, paths) => {
  const others = paths.split(' ').filter((path) => sourceLanguageOf(path) !== language);
  expect(others).toEqual([]);
});

type Question = (path: string) => boolean;

test.each<[what: string, is: Question, yes: readonly string[], no: readonly string[]]>([
  [
    'skipped',
    isSkipped,
    [
      ...['.git', '.DS_Store', 'node_modules', 'bower_components', 'site-packages', '__pycache__', 'venv'],
      ...['virtualenv', '__MACOSX', 'Thumbs.db', 'ehthumbs.db', 'desktop.ini', 'Icon\r', '$RECYCLE.BIN'],
      '~$report.docx',
    ],
    ['src', 'my_node_modules', 'venv2', 'Icon', 'icon.py', 'thumbs.db.js', 'report~$'],
  ],
  ['with a control character', hasControlCharacter, ['a\nb.js', 'a\t.js', '\u0085'], ['a b.js', 'é.py']],
  [
    'an archive',
    isArchive,
    ['a.zip', 'a.tar', 'a.tgz', 'a.tar.gz', 'a.bz2', 'a.xz', 'a.7z', 'a.RAR'],
    ['a.jar', 'zip', 'a.zip.js', 'azip'],
  ],
  ['a zip', isZip, ['a.zip', 'class/A.ZIP'], ['a.tar', 'a.zip.js', 'zip']],
  [
    'a test',
    isTest,
    [
      ...['ada.test.js', 'ada.spec.tsx', 'ada_test.mts', 'ada-spec.cjs', 'test_ada.py', 'tests-all.js'],
      ...['test.py', 'ada_test.py', 'conftest.py', 'tests.py', 'CardTest.java', 'CardTests.java'],
      ...['CardTestCase.java', 'CardIT.java', 'TestCard.java', 'test/a.js', 'src/tests/a.py'],
      ...['__tests__/a.ts', 'spec/a.ts', 'Specs/a.ts', '__mocks__/a.js', 'e2e/a.js', 'cypress/a.js'],
    ],
    [
      ...['contest.js', 'latest.py', 'tester.py', 'Contest.java', 'Testament.java', 'TestCard.py'],
      ...['attest/a.js', 'testing/a.js', 'spec.js', 'ada.spec.json'],
    ],
  ],
  [
    'a configuration',
    isConfiguration,
    [
      ...['vite.config.js', 'vite.config.mts', 'karma.conf.js', 'jest.setup.ts', 'jest-setup.cjs'],
      ...['config.js', 'app/stylelint.rc.js', 'gulpfile.js', 'gulpfile.babel.mjs', 'Gruntfile.js'],
      ...['webpack.common.js', 'webpack.prod.cjs', 'setup.py', 'noxfile.py', 'fabfile.py'],
      ...['module-info.java', 'src/package-info.java'],
    ],
    [
      ...['ada.js', 'configure.js', 'myconfig.js', 'config/ada.js', 'webpacked.js', 'mygulpfile.js'],
      ...['setup.pyc', 'mysetup.py', 'module-info.class', 'config.json', 'vite.config.jsx'],
    ],
  ],
  [
    'a backup',
    isBackup,
    [
      ...['ada copy.js', 'ada - Copie.py', 'kopie_ada.py', 'ada.bak.js', 'backup/ada.js', 'old/ada.js'],
      ...['ada-orig.js', 'Original.java', 'previous/a.py', 'ada (1).py', 'ada~', 'a (12)/b.py', 'OLD1.js'],
    ],
    ['golden.js', 'copycat.js', 'threshold.py', 'folder/b.py', 'ada().py', 'ada.old', '~ada.js'],
  ],
])('which paths are %s', (_, is, yes, no) => {
  expect([...yes, ...no].filter(is)).toEqual(yes);
});

test.each<[is: boolean, path: string, others: readonly string[]]>([
  [true, 'dist/ada.js', []],
  [true, 'app/Build/classes/Ada.java', []],
  [true, 'x/coverage/a.py', []],
  [true, 'lib/ada.min.js', []],
  [true, 'lib/ada.min.mjs', []],
  [true, 'ada.js', ['ada.ts']],
  [true, 'ada.js', ['ada.tsx']],
  [true, 'ada.mjs', ['ada.mts']],
  [true, 'a/ada.cjs', ['a/ada.cts']],
  [false, 'ada.js', ['eve.ts', 'ada.py', 'a/ada.ts']],
  [false, 'ada.mjs', ['ada.ts']],
  [false, 'ada.ts', ['ada.js']],
  [false, 'distance/ada.js', []],
  [false, 'dist.js', []],
])('made by a tool: %s for %s next to %j', (is, path, others) => {
  expect(isOutput(path, new Set([path, ...others]))).toBe(is);
});
