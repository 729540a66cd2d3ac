/** The package as its users get it: packed, unpacked beside a program of theirs, compiled and run. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
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

describe('the tarball', () => {
  const filesIn = (part: string): string[] =>
    readdirSync(join(installed, part), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => relative(installed, join(parentPath, name)).split(sep).join('/'));

  test('nothing is packed but what is built, its sources, the examples and the pages the README leads to', () => {
    const ours = filesIn('.').filter((name) => !/^(dist|src|examples)\//.test(name));
    const pages = [...pagesFrom('README.md')].filter((name) => !name.startsWith('examples/'));
    expect(ours.sort()).toEqual(['LICENSE', 'package.json', ...pages].sort());
    expect(ours.filter((name) => MAINTAINERS.test(name))).toEqual([]);
  });

  test('every example is packed', () => {
    const names = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' });
    const examples = names.filter((name) => name.includes('.')).map((name) => `examples/${name}`);
    expect(filesIn('examples').sort()).toEqual(examples.sort());
  });

  test('no packed page links to what is not packed', () => {
    const broken = [...pagesFrom('README.md')].filter((name) => !existsSync(join(installed, name)));
    expect(broken).toEqual([]);
  });

  test('what is built are modules with their types and maps, and the page', () => {
    const page = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(?!ts$|css$)\w+$/.test(name) || name === 'page.css',
    );
    const others = filesIn('dist').filter((name) => !/\.(js|d\.ts)(\.map)?$/.test(name));
    expect(others.sort()).toEqual(page.map((name) => `dist/page/${name}`).sort());
  });

  test('each module and its types lead a debugger or an editor to a source that is packed', () => {
    const built = filesIn('dist').filter((name) => !/^dist\/(page|[^/]*\.min\.js)/.test(name));
    const modules = built.filter((name) => /\.(js|d\.ts)$/.test(name));
    const lost = modules.filter((name) => !sourcesOf(name).every((source) => existsSync(source)));
    expect([modules.length > 400, lost]).toEqual([true, []]);
  });
});

/** Pages for those who work on the package, and pictures. */
const MAINTAINERS = /CONTRIBUTING|browsers[.]md|mutants|^bench|[.](png|svg)$/;

/** A page of the repository and all that it leads to by links: pages, pictures, programs. */
function pagesFrom(page: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(page)) return found;
  found.add(page);
  if (!page.endsWith('.md')) return found;
  for (const [, link = ''] of readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\((?!\w+:)([^)#]+)[^)]*\)/g))
    pagesFrom(join(dirname(page), link).split(sep).join('/'), found);
  return found;
}

/** The files that the map of a built one names, as its reader resolves them; none counts as one that is not there. */
function sourcesOf(name: string): readonly string[] {
  const file = join(installed, name);
  const [, map] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (map === undefined) return [''];
  const { sources } = JSON.parse(readFileSync(join(dirname(file), map), 'utf8')) as { sources: string[] };
  return sources.length === 0 ? [''] : sources.map((source) => resolve(dirname(file), source));
}
