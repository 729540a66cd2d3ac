/** Finds which of the package's classes a port imports. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { borrowedClasses } from '../../../src/grading/candidate/module-files.js';
import { folderOf } from '../../support/grading/submissions.js';

const KIT = 'klondike-kit';

test.each<[text: string, names: string[]]>([
  [`import { Game } from '${KIT}/clicks';`, ['clicks']],
  [`import*as game from "${KIT}/selection";`, ['selection']],
  [`import '${KIT}/numbered-piles';`, ['numbered-piles']],
  [`export {\n  Game,\n} from '${KIT}/clicks';`, ['clicks']],
  [`const game = await import('${KIT}/clicks');`, ['clicks']],
  [`const { Game } = require( '${KIT}/clicks' );`, ['clicks']],
  [`require\n("${KIT}/clicks")`, ['clicks']],
  [`import '${KIT}/clicks'; require('${KIT}/clicks'); import '${KIT}/selection';`, ['clicks', 'selection']],
  [`import type { Game } from '${KIT}/clicks';`, []],
  [`import  type { Game } from '${KIT}/clicks';`, []],
  [`import typed from '${KIT}/clicks';`, ['clicks']],
  [`import { Card } from '${KIT}';`, []],
  [`import { Card } from '${KIT}/clicks/more';`, []],
  [`import { Card } from '${KIT}/clicks";`, []],
  [`import { Card } from './cards.js'; '${KIT}/clicks'`, []],
  [`important from '${KIT}/clicks'`, []],
  [`reimport '${KIT}/clicks'`, []],
  [`prerequire('${KIT}/clicks')`, []],
  [`requires('${KIT}/clicks')`, []],
  [`require('./${KIT}/clicks')`, []],
  [`import { a } from "b"; f('${KIT}/clicks')`, []],
  [`import a; '${KIT}/clicks'`, []],
])('%s: %j', (text, names) => {
  const folder = folderOf({ 'ada.mjs': text });
  expect(borrowedClasses(join(folder, 'ada.mjs'))).toEqual(names.map((name) => `${KIT}/${name}`));
});

test('searches the files that a module imports', () => {
  const folder = folderOf({ 'index.js': `import './game.js';`, 'game.js': `import '${KIT}/clicks';` });
  expect(borrowedClasses(join(folder, 'index.js'))).toEqual([`${KIT}/clicks`]);
});

test('finds no borrowed classes in a submission in another language', () => {
  expect(borrowedClasses(join(folderOf({ 'ada.py': `import '${KIT}/clicks'` }), 'ada.py'))).toEqual([]);
});
