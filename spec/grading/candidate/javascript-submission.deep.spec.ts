/** Starts submissions in JavaScript or TypeScript in every form that they can have. */
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FrameView, printFrame } from 'klondike-kit';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { folderOf } from '../../support/grading/submissions.js';
import { faultOf, startCandidate } from '../../support/grading/start-candidate.js';

const METHODS = `
  newGame() { this.view.tableauCards(TABLEAU_1, [HIDDEN, SPADES_A]); this.view.refreshWindow(); }
  clickStock() { throw new RangeError('no stock'); }
  undo() {}
  getName() { return 'Zoé'; }
`;

const FOLDER = folderOf({
  'esm/handler.mjs': `import { HIDDEN, SPADES_A, TABLEAU_1 } from 'klondike-kit';
    export default class { constructor(view) { this.view = view; } ${METHODS} }`,
  'cjs/handler.js': `const { KlondikeView } = require('klondike-kit');
    const { HIDDEN, SPADES_A, TABLEAU_1 } = KlondikeView;
    class MyHandler { setView(view) { this.view = view; } ${METHODS} }
    module.exports = { MyHandler, help() {} };`,
  'ts/package.json': '{ "main": "source/handler" }',
  'ts/source/handler.ts': `import { KlondikeEventsHandler, KlondikeView, Card } from 'klondike-kit';
    import { HIDDEN, SPADES_A, TABLEAU_1 } from 'klondike-kit';
    import { Pile } from './pile';
    import { Mode } from './mode.js';
    import os = require('node:os');
    export class Handler implements Partial<KlondikeEventsHandler> {
      private cards: Card[] = new Pile(Mode.Plain).cards ?? os.EOL;
      constructor(private readonly view: KlondikeView) {}
      ${METHODS}
    }`,
  'ts/source/pile.ts': `export class Pile<T = number> { constructor(readonly mode: number, readonly cards: T[] = []) {} }`,
  'ts/source/mode.ts': `export enum Mode { Plain, Fancy }`,
  'cts/index.cts': `const { HIDDEN, SPADES_A, TABLEAU_1 } = require('klondike-kit');
    exports.makeHandler = (view: object) => ({ view, ${METHODS.replaceAll(/\}\n/g, '},\n')} });`,
  'of npm/package.json': '{ "type": "commonjs" }',
  'of npm/ada.js': `import { TABLEAU_1 } from 'klondike-kit'; import { HIDDEN, SPADES_A } from './cards.js';
    export default class { constructor(view) { this.view = view; } ${METHODS} }`,
  'of npm/cards.js': `export { HIDDEN, SPADES_A } from 'klondike-kit';`,
  'of npm/folder/index.js': `export { Handler as default } from './handler';`,
  'of npm/folder/handler.js': `import { HIDDEN, SPADES_A, TABLEAU_1 } from 'klondike-kit';
    export class Handler { constructor(view) { this.view = view; } ${METHODS} }`,
  'of modules/package.json': '{ "type": "module" }',
  'of modules/bob.js': `const { TABLEAU_1, HIDDEN, SPADES_A } = require('./cards');
    module.exports = class { constructor(view) { this.view = view; } ${METHODS} }`,
  'of modules/cards.js': `const { TABLEAU_1, HIDDEN, SPADES_A } = require('klondike-kit');
    module.exports = { TABLEAU_1, HIDDEN, SPADES_A };`,
  'of modules/cleo.js': `import { TABLEAU_1, HIDDEN, SPADES_A } from './cards.js';
    export default class { constructor(view) { this.view = view; } ${METHODS} }`,
  'property/index.mts': `import 'klondike-kit/testing'; import { HIDDEN, SPADES_A, TABLEAU_1, type KlondikeView } from 'klondike-kit';
    class Handler { view!: KlondikeView; ${METHODS} }
    export const handler = new Handler();`,
});

const at = (path: string): string => join(FOLDER, path);

describe.each([
  ['an ES module whose class gets its view through the constructor', 'esm/handler.mjs'],
  ['a CommonJS module whose class has setView', 'cjs/handler.js'],
  ['a folder in TypeScript, without endings in its imports', 'ts'],
  ['a folder with a function in a .cts file', 'cts'],
  ['an ES module next to a package.json that says CommonJS', 'of npm/ada.js'],
  ['a folder of ES modules below a package.json that says CommonJS', 'of npm/folder'],
  ['a CommonJS module next to a package.json that says ES modules', 'of modules/bob.js'],
  ['an ES module that imports a CommonJS module in such a folder', 'of modules/cleo.js'],
  ['an object that exists already and has a property for its view', 'property/index.mts'],
])('%s', (_title, path) => {
  test('plays a game', () => {
    const view = new FrameView();
    const handler = startCandidate(candidateOf(at(path)), view);
    handler.newGame();
    handler.undo();
    expect(() => handler.clickStock()).toThrow(
      expect.objectContaining({ name: 'RangeError', message: 'no stock' }),
    );
    expect(() => handler.moveWasteToTableau(0 as never)).toThrow(
      'The handler has no method moveWasteToTableau.',
    );
    expect(handler.getName()).toBe('Zoé');
    expect(printFrame(view.frame)).toBe('stock: empty\nt1: ## As\nmoves: 0');
  });
});

describe('the error of a submission that cannot be started', () => {
  const OTHERS = folderOf({
    'none.mjs': 'export class Pile { newGame() {} }; export const deck = [];',
    'two.mjs': `export class A { ${METHODS} } export class B { ${METHODS} }`,
    'broken.ts': 'export default class {\n  newGame( { }\n}',
    'throws.mjs': '\nthrow new Error("not today")',
    'imports.js': "import { deck } from './cards.js';\nexport default class {}",
    'torn/package.json': '{ "main": ',
    'torn/game.js': '',
    'several/a.mjs': '',
    'several/b.mjs': '',
    'notes.txt': '',
  });

  test.each([
    [
      'names what it exports',
      'none.mjs',
      /exports Pile \(a class with newGame only\), deck \(object\)\. Expected/,
    ],
    ['names the handlers if it has several', 'two.mjs', /several handlers \(A, B\)/],
    [
      'names the line that is not TypeScript',
      'broken.ts',
      /broken\.ts:3: Expected ',', got '}'\n[^]*newGame/,
    ],
    ['says what it threw, and where', 'throws.mjs', /^Error: not today \(throws\.mjs:2\)$/],
    ['names a missing file as the import does', 'imports.js', /'cards\.js' imported from imports\.js$/],
    ['reports a package.json that is not valid JSON', 'torn', /^Its package\.json is not valid JSON: /],
  ])('%s', (_title, name, message) => {
    const fault = faultOf(() => candidateOf(join(OTHERS, name)).start(new FrameView(), { seed: 1 }));
    expect([fault.kind, fault.message]).toEqual(['not started', expect.stringMatching(message)]);
  });

  test.each([
    ['that is missing', 'nothing.ts', 'There is no submission at'],
    ['in a folder with several modules', 'several', 'has no handler in its sources (a.mjs, b.mjs)'],
    ['in a language that is not supported', 'notes.txt', 'JavaScript or TypeScript'],
  ])('refuses a submission %s', (_title, name, message) => {
    expect(() => candidateOf(join(OTHERS, name))).toThrow(
      expect.objectContaining({ name: 'NoSubmission', message: expect.stringContaining(message) }),
    );
  });
});
