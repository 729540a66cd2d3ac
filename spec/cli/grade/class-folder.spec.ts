/** Finds the submissions in a class folder, and notices changed ones. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { classFolder, contentOf } from '../../../src/cli/grade/class-folder.js';
import { folderOf } from '../../support/grading/submissions.js';
import { missingForLinks } from '../../support/links.js';
import { testUnless } from '../../support/missing.js';

const FILES = {
  'ada.ts': "import { deck } from './cards.ts';\nexport default class {}",
  'cards.ts': "export { suits as deck } from './shared/suits.ts';",
  'shared/suits.ts': 'export const suits: number = 4;',
  'broken.ts': "import './cards.ts';\nexport default class {",
  'old.cjs': "module.exports = require('./rules');",
  'rules.js': 'module.exports = 1;',
  'bob.py': 'from deck import Card\nimport klondike',
  'deck.py': 'import pack.suits',
  'pack/suits.py': 'SUITS = 4',
  'package.json': '{ "type": "commonjs" }',
  'notes.txt': 'first',
};

test.each([
  ['a module if its import changes', 'ada.ts', 'cards.ts'],
  ['a module if an import of its import changes', 'ada.ts', 'shared/suits.ts'],
  ['a module that cannot be read as TypeScript', 'broken.ts', 'cards.ts'],
  ['a module that requires another', 'old.cjs', 'rules.js'],
  ['a Python file if what it imports changes', 'bob.py', 'deck.py'],
  ['a Python file if a package that it needs changes', 'bob.py', 'pack/suits.py'],
  ['a module if package.json in its folder changes how it is loaded', 'ada.ts', 'package.json'],
])('the digest changes for %s', (_, submission, changed) => {
  const folder = folderOf(FILES);
  const before = contentOf(join(folder, submission));
  writeFileSync(join(folder, changed), 'another');
  expect(contentOf(join(folder, submission))).not.toBe(before);
});

testUnless(missingForLinks(), 'the digest changes for a link if an import of its target changes', () => {
  const [folder, links] = [folderOf(FILES), folderOf({})];
  symlinkSync(join(folder, 'ada.ts'), join(links, 'ada.ts'));
  const before = contentOf(join(links, 'ada.ts'));
  writeFileSync(join(folder, 'cards.ts'), 'another');
  expect(contentOf(join(links, 'ada.ts'))).not.toBe(before);
});

test('the digest does not depend on the folder or on other files in it', () => {
  const [one, other] = [folderOf(FILES), folderOf({ ...FILES, 'notes.txt': 'second', 'rules.js': '' })];
  const digests = [one, other].map((folder) =>
    ['ada.ts', 'bob.py', 'shared'].map((name) => contentOf(join(folder, name))),
  );
  expect(digests[0]).toEqual(digests[1]);
});

test("lists files that are not submissions separately, and skips the system's files", () => {
  const folder = folderOf({
    ...{ 'ada.py': '', 'bob.js': '', 'cleo.zip': 'PK', 'dan/Main.java': '', 'eve/main.cpp': '' },
    ...{ 'notes.txt': 'first', 'left/Thumbs.db': '', 'marks.xlsx': '' },
    ...{
      'Thumbs.db': '',
      'desktop.ini': '',
      '.DS_Store': '',
      '__MACOSX/ada.py': '',
      'node_modules/a.js': '',
    },
  });
  mkdirSync(join(folder, 'empty', 'deeper'), { recursive: true });
  const { submissions, others } = classFolder(folder);
  expect(submissions.map(({ name }) => name)).toEqual(['ada.py', 'bob.js', 'cleo.zip', 'dan', 'eve']);
  expect(others).toEqual(['empty', 'left', 'marks.xlsx', 'notes.txt']);
});
