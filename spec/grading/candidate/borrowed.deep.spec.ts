/** A submission that plays with the package's own game is graded, and the report says so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FrameView, KlondikeController } from 'klondike-kit';
import { grade } from '../../../src/grading.js';
import { borrowedClasses } from '../../../src/grading/candidate/module-files.js';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { noteBorrowed } from '../../../src/grading/remote/requests.js';
import { folderOf } from '../../support/grading/submissions.js';

const handler = (imported: string, click: string): string => `import { ${imported} } from 'klondike-kit';
  export default class {
    constructor(view) { this.view = view; }
    newGame() { this.view.refreshWindow(); }
    clickStock() { ${click} }
    undo() {}
  }`;

/** The submission finds the package through the path of the shim or through its package.json. */
const DIST = `const dist = process.argv[1].replace(/grading.shims.*/, '');`;
const OWN = `const { createRequire } = await import('node:module');
  const dist = createRequire(import.meta.url).resolve('klondike-kit/package.json').replace('package.json', 'dist/');`;
const COPY = readFileSync(new URL('../../../dist/klondike.min.js', import.meta.url), 'utf8');

const FOLDER = folderOf({
  'argv.mjs': `${DIST} const { KlondikeController } = await import(dist + 'klondike.min.js'); export default KlondikeController;`,
  'deep.mjs': `${OWN} const part = Object.values(await import(dist + 'part-klondike.js'));
    export default part.find(({ name }) => name === 'KlondikeController');`,
  'build.mjs': `export { KlondikeController as default } from 'klondike-kit/klondike.min.js';`,
  'build.cjs': `module.exports = require('klondike-kit/klondike.min.js').KlondikeController;`,
  'door.mjs': `${handler('rankOf', 'rankOf(0);')} import 'klondike-kit/selection';`,
  'copied.mjs': `export { KlondikeController as default } from './copy.mjs';`,
  'copy.mjs': COPY,
  'late.mjs': `${DIST} export default class { async newGame() { await import(dist + 'klondike.min.js'); } clickStock() {} undo() {} }`,
  'view.mjs': `${handler('rankOf', 'rankOf(0);')} import 'klondike-kit/testing'; import 'klondike-kit/terminal';`,
  'again.mjs': `export { KlondikeController as default } from 'klondike-kit';`,
  'inside.cjs': `const { KlondikeController } = require('klondike-kit');
    module.exports = (view) => { const own = new KlondikeController(); own.attach(view); return own; };`,
  'longer.mjs': `import { KlondikeController } from 'klondike-kit';
    export default class Mine extends KlondikeController { getName() { return 'Mine'; } }`,
  'asking.mjs': handler('EMPTY_LAYOUT, ULG, play', `play(ULG, EMPTY_LAYOUT, 'stock');`),
  'own.mjs': handler('newDeck, rankOf', `rankOf(newDeck()[0]);`),
});

/** The names that the grader notes during two events. */
function borrowedBy(file: string): readonly string[] | undefined {
  const candidate = candidateOf(join(FOLDER, file), { sandbox: 'off' });
  const running = candidate.start(new FrameView(), { seed: 1 });
  try {
    running.handler.newGame();
    running.handler.clickStock();
  } finally {
    running.end();
  }
  return candidate.borrowed;
}

test.each<[file: string, borrowed: string[]]>([
  ['again.mjs', ['KlondikeController']],
  ['inside.cjs', ['KlondikeController']],
  ['longer.mjs', ['KlondikeController']],
  ['asking.mjs', ['play']],
  ['own.mjs', []],
  ['argv.mjs', ['dist/klondike.min.js']],
  ['deep.mjs', ['dist/part-klondike.js']],
  ['build.mjs', ['dist/klondike.min.js']],
  ['build.cjs', ['dist/klondike.min.js']],
  ['door.mjs', ['dist/selection.js']],
  ['copied.mjs', ['dist/klondike.min.js']],
  ['late.mjs', ['dist/klondike.min.js']],
  ['view.mjs', []],
])('the grader notes what %s uses of the package’s own game: %j', (file, borrowed) => {
  expect(borrowedBy(file)).toEqual(borrowed);
});

test('the report warns about it and deducts no points', async () => {
  const { score, notes } = await grade((view) => {
    const controller = new KlondikeController();
    controller.attach(view);
    return controller;
  });
  expect([score, notes[0]]).toEqual([
    20,
    'Warning: it plays with KlondikeController of klondike-kit, so not all of the graded work is its own.',
  ]);
});

test('a submission cannot write arbitrary text into the report', () => {
  const borrowed = new Set<string>();
  noteBorrowed({ borrowed: ['play', '<b>', 7, null, 'x'.repeat(90)] }, borrowed);
  noteBorrowed({ borrowed: 'deal' }, borrowed);
  noteBorrowed({ borrowed: Array.from({ length: 99 }, (_, at) => `a${'b'.repeat(at)}`) }, borrowed);
  expect([...borrowed].slice(0, 2)).toEqual(['play', 'a']);
  expect(borrowed.size).toBe(20);
});

const CLASSES = folderOf({
  'all.mjs': `export * from 'klondike-kit/clicks';`,
  'some.mjs': `import { Game } from './game.cjs'; export { Game };`,
  'game.cjs': `module.exports.Game = class extends require("klondike-kit/numbered-piles").Game {};`,
  'own.ts': `import type { Card } from 'klondike-kit/selection'; import { DotnetRandom } from 'klondike-kit';
    export const card: Card | DotnetRandom | undefined = undefined;`,
});

test.each([
  ['all.mjs', ['klondike-kit/clicks']],
  ['some.mjs', ['klondike-kit/numbered-piles']],
  ['own.ts', []],
])('%s imports %j, which has classes that a course asks for', (file, borrowed) => {
  expect(borrowedClasses(join(CLASSES, file))).toEqual(borrowed);
});

test('the report on a port lists its imports first', async () => {
  const { score, notes } = await grade(join(CLASSES, 'all.mjs'), { rubric: 'ksu', sandbox: 'off' });
  expect([score, notes]).toEqual([
    100,
    [
      'Warning: it imports klondike-kit/clicks, which has the classes that it should write itself. Not all of the graded work may be its own.',
    ],
  ]);
});
