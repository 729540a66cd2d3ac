/** The package as its users get it: packed, unpacked beside a program of theirs, compiled and run. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'klondike-user-'));
const installed = join(project, 'node_modules', 'klondike-kit');
const COMMAND = join(project, 'node_modules', '.bin', 'klondike');
const PAGE = join(ROOT, 'src', 'page');

/** What a command prints, both ways, after its exit status. */
function run(command: string, args: readonly string[], cwd = project): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return `${String(status)}\n${stdout}${stderr}`.trimEnd();
}

beforeAll(() => {
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'game.ts'), GAME);
  const packed = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], ROOT);
  const tarball = packed.split('\n').find((line) => line.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`npm pack printed ${packed}`);
  const outcome = run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`]);
  if (!/^0\b/.test(outcome)) throw new Error(`npm install printed ${outcome}`);
}, 120_000);

afterAll(() => rmSync(project, { recursive: true }));

const GAME = `import type { Frame, KlondikeBus, KlondikeView } from 'klondike-kit';
import { FOUNDATION_1, HIDDEN, KlondikeController, KlondikeEventsHandler, RecordingView, TABLEAU_6, asCard, asTableau, connect, createBus, parseFrame } from 'klondike-kit';
import * as clicks from 'klondike-kit/clicks';
import * as numbered from 'klondike-kit/numbered-piles';
import * as pairs from 'klondike-kit/pairs';
import * as selection from 'klondike-kit/selection';
import { TerminalView } from 'klondike-kit/terminal';
import { viewConformance } from 'klondike-kit/testing';

const handler: KlondikeEventsHandler = new KlondikeController({ deal: 'java:11' });
const view: KlondikeView & { text: string } = new RecordingView(handler);
(handler as KlondikeController).attach(view);
const bus: KlondikeBus = createBus();
connect(bus, handler);
bus.emit('newGame', []);
bus.emit('moveTableauToTableau', [asTableau(3), 1, TABLEAU_6]);
const frame: Frame = parseFrame(view.text);
const checks = viewConformance({ create: (played) => new RecordingView(played), read: (shown) => shown.frame });
// @ts-expect-error the two are swapped
handler.moveTableauToFoundation(FOUNDATION_1, TABLEAU_6);
switch (asCard(frame.tableau[0]?.[0])) {
  case HIDDEN:
    throw new Error('the first pile has no back');
}
console.log(frame.moves, KlondikeEventsHandler.TABLEAU_6, typeof TerminalView, checks.length > 10);

const game: numbered.Game = new numbered.Game({ deal: 'java:12345' });
game.drawNextCard();
const model: selection.KlondikeModel = new selection.KlondikeModel();
new selection.KlondikeController({ deal: 'java:12345' }).initModel(model);
const stock: clicks.CardPile = new clicks.CardPile();
new clicks.Game(stock, Array.from({ length: 7 }, () => new clicks.TableauColumn()), 0);
const grid: pairs.Game = new pairs.Game(5, 5);
grid.newGame(12345);
const rank: pairs.Rank | null = grid.getRank(new pairs.Coordinates(0, 0));
console.log(game.getMainDeck().getNumCards(), model.getMainDeck().getNumCards(), stock.pile.length);
console.log(grid.cardsLeft(), rank === pairs.Rank.SIX);
const handlers: KlondikeController[] = [numbered.numberedPilesHandler(), selection.selectionHandler(), clicks.clicksHandler()];
console.log(handlers.map(({ rules }) => rules.name).join());
`;

const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const BASE = ['--strict', '--target', 'ES2022', '--lib', 'ES2022,DOM', 'game.ts'];

describe('a program of its users', () => {
  test.each([
    ['Bundler', 'ESNext'],
    ['NodeNext', 'NodeNext'],
  ])(
    "compiles under moduleResolution %s, with the library's own types checked",
    (resolution, module) => {
      const args = [TSC, '--moduleResolution', resolution, '--module', module, ...BASE];
      expect(run(process.execPath, args)).toBe('0');
    },
    60_000,
  );

  test('runs', () => {
    expect(run(process.execPath, ['game.js'])).toBe(
      '0\n1 5 function true\n23 24 24\n27 true\nycp-text,ycp-selection,ksu',
    );
  });
});

test('the command works where it is installed', () => {
  expect(run(COMMAND, ['--version'])).toBe('0\n0.1.0');
});

test('the table is served where it is installed', async () => {
  const server = spawn(COMMAND, ['serve', '--port', '0'], { cwd: project });
  const ended = once(server, 'close');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const answer = await fetch(/http:\S+/.exec(String(line))?.[0] ?? '');
  expect(await answer.text()).toBe(readFileSync(join(PAGE, 'index.html'), 'utf8'));
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test.each([
  ['view', 'klondike-kit/browser.min.js', 'klondike-kit/browser'],
  ['game', 'klondike-kit/klondike.min.js', 'klondike-kit'],
])('the %s is one file for a page that bundles nothing', (_, file, entry) => {
  const program =
    `import * as one from '${file}'; import * as many from '${entry}';` +
    'console.log(Object.keys(one).sort().join() === Object.keys(many).sort().join());';
  expect(run(process.execPath, ['--input-type=module', '--eval', program])).toBe('0\ntrue');
});

test('nothing is packed but the built package and what its README shows', () => {
  const listed = run('find', ['.', '-type', 'f', '-not', '-path', './dist/*'], installed).split('\n');
  const built = run(
    'find',
    ['dist', '-type', 'f', '-not', '-name', '*.js', '-not', '-name', '*.d.ts'],
    installed,
  ).split('\n');
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const linked = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, path]) => `./${String(path)}`);
  const examples = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .map((name) => `./examples/${name}`);
  const expected = ['0', './LICENSE', './README.md', './package.json', ...linked, ...examples];
  const page = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?!ts$|css$)\w+$/.test(name) || name === 'page.css',
  );
  expect(listed.sort()).toEqual([...new Set(expected)].sort());
  expect(built.sort()).toEqual(['0', ...page.map((name) => `dist/page/${name}`)].sort());
});
