/** Every text for players is in a catalogue: this spec searches the sources of the views and the page for prose. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const SRC = normalize(join(import.meta.dirname, '..', 'src'));

/** The rooms with views and the page, except their texts and style sheets. */
const VIEWS =
  /^((games\/[^/]+\/)?(browser|terminal)|page(?!\/(build|service-worker))|games\/[^/]+\/(page|command))\/(?!(.*\/)?(strings\/|style\.ts))/;

/** The code that the views of all media share. It doesn't print any text, but its types name steps and answers. */
const SHARED_VIEWS = /^games\/[^/]+\/views\//;

const filesIn = (rooms: RegExp): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && rooms.test(file.split(sep).join('/')),
  );

const treeOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(SRC, file), 'utf8'), ts.ScriptTarget.Latest, true);

const TREES = filesIn(VIEWS).map(treeOf);

/** Does the node contain only names or errors? */
const isApart = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith('check')) ||
  (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && /^(class|type)$/.test(node.name.text));

/** The nodes that may contain texts. */
function nodesIn(node: ts.Node): ts.Node[] {
  if (isApart(node)) return [];
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

/** A string or a template as text, with `#` for the variable parts. */
function textOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text + node.templateSpans.map(({ literal }) => `#${literal.text}`).join('')];
}

/** The strings in types are not texts: `'send up'` is a step in a program. */
const CODES = new Set(
  [...TREES, ...filesIn(SHARED_VIEWS).map(treeOf)]
    .flatMap(nodesIn)
    .flatMap((node) => (ts.isLiteralTypeNode(node) ? textOf(node.literal) : [])),
);

/** Two words, a word with a variable part, a capitalized word, or a word that ends like a sentence or a label. */
const PROSE = /\p{L}{2,}[,;:!?.]* +[#\p{L}]|#[:;!?]* +\p{L}{2,}|^\p{Lu}\p{Ll}+|\p{L}{2,}[:.!?]( |$)|#: /u;

/** Key names, which belong to the lists of commands, media queries, and the markup of pictures. */
const NAME =
  /^(Tab|Shift|Control|Alt|AltGraph|Meta|Enter|Escape|Space|Arrow\w+|Home|End|Page(Up|Down)|Ctrl[+-]#*|Shift\+|(Key[A-Z]|Slash).?)$|^(\([a-z-]+: [a-z0-9/]+\)(, | and (?=\())?)+$|^<[a-z]+ /;

/** Classes in a style sheet, tags in scripts, and the browser's name for dragged files. */
const OTHERS = ['AbortError', 'deck back', 'Game', 'Rules', 'Deal', 'Files'];

test('every text for players is in a catalogue', () => {
  const found = TREES.flatMap((tree) =>
    nodesIn(tree)
      .flatMap(textOf)
      .filter((text) => PROSE.test(text) && !CODES.has(text) && !NAME.test(text) && !OTHERS.includes(text))
      .map((text) => `${tree.fileName}: ${text}`),
  );
  expect([TREES.length > 90, found]).toEqual([true, []]);
});

test.each<[text: string, isProse: boolean]>([
  ['There is no card to pick up.', true],
  ['any key: back', true],
  ['Won!', true],
  ['Moves: #', true],
  ['#: #', true],
  ['by #', true],
  ['# moves', true],
  ['Undo', true],
  ['clickStock', false],
  ['ctrl-c', false],
  ['wide', false],
  ['\x1b[0m', false],
  ['java:#', false],
])('%j reads like a text for players: %s', (text, isProse) => expect(PROSE.test(text)).toBe(isProse));
