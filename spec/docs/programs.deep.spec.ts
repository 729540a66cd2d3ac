/** The programs in README and docs compile and run just as a reader would paste them, imports included. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from '@jest/globals';
import { inChromium } from '../browser/support/stage.js';
import { siteOf } from '../browser/support/site.js';
import { describeUnless } from '../support/missing.js';
import { MISSING_FOR_TERMINAL, shellOnTerminal } from '../support/process.js';
import { asPrinted } from './as-printed.js';
import type { Block } from './blocks.js';
import { BLOCKS, fileOf, folderOf, nameOf, outputAfter } from './blocks.js';
import { compiled, readersProject } from './project.js';

const project = readersProject();
const faults = compiled(project);

const PROGRAMS = BLOCKS.filter(({ language }) => /^(tsx?|js)$/.test(language)).map((block) => {
  const file = join(project, folderOf(block), fileOf(block).replace(/\.tsx?$/, '.js'));
  return { block, file, name: nameOf(block) };
});

/** A program's imports decide whether it runs in a page, in a terminal or in plain Node. */
const importsAny = ({ text }: Block, entries: string): boolean =>
  new RegExp(`from 'klondike-kit/(${entries})'`).test(text);
const inPage = PROGRAMS.filter(({ block }) => importsAny(block, 'browser|montecarlo-browser'));
const inTerminal = PROGRAMS.filter(({ block }) => importsAny(block, 'terminal'));
const inNode = PROGRAMS.filter((program) => !inPage.includes(program) && !inTerminal.includes(program));

test('the programs compile', () => {
  expect(faults).toEqual([]);
});

test('the pages have programs for each place', () => {
  const counts = [inNode, inPage, inTerminal].map(({ length }) => length);
  expect(counts.map((count) => count > 0)).toEqual([true, true, true]);
});

describe('a program runs in Node and prints what the page says', () => {
  test.each(inNode)('$name', ({ block, file }) => {
    const cwd = join(project, folderOf(block));
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
      cwd,
      encoding: 'utf8',
      env: ENV,
    });
    expect([stderr, status]).toEqual(['', 0]);
    const output = outputAfter(block);
    if (output !== undefined) expect(stdout).toMatch(asPrinted(output));
  });
});

/** The environment without the variables that jest sets for its own tests. */
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE|JEST)_/.test(name)));

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body></body>
<script type="module" src="program.js"></script>`;

const TYPES = { html: 'text/html', js: 'text/javascript' } as const;

/** The folders for the pages; a program at `PAGE/LINE/program.js` is bundled as a reader's bundler would do it. */
const site = (): ReturnType<typeof siteOf> =>
  siteOf(
    createServer(({ url = '' }, response) => {
      const path = url.replace(/\?.*/, '');
      const file = join(project, path);
      const text = path.endsWith('program.js')
        ? bundleOf(path)
        : existsSync(file)
          ? readFileSync(file)
          : HTML;
      const type = path.endsWith('.js') ? TYPES.js : TYPES.html;
      response.writeHead(path.endsWith('.ico') ? 204 : 200, { 'content-type': type }).end(text);
    }),
  );

function bundleOf(path: string): string {
  const [, folder = '', name = ''] = path.split('/');
  const { outputFiles } = buildSync({
    entryPoints: [join(project, folder, name)],
    ...{ bundle: true, write: false, format: 'esm', logLevel: 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}

const stage = inChromium(site);

describe('a program runs in a page and shows the table', () => {
  test.each([
    ...inPage.map(({ block, name }) => ({
      ...{ name, path: `${folderOf(block)}/${fileOf(block).replace(/\.tsx?$/, '.js')}/index.html` },
    })),
    ...BLOCKS.filter(({ language }) => language === 'html').map((block) => ({
      ...{ name: nameOf(block), path: `${folderOf(block)}/${fileOf(block)}` },
    })),
  ])('$name', async ({ path }) => {
    const page = await stage.open(path);
    const card = page.getByRole('button', { name: /^(Stock|Consolider|Consolidate|Talon)/ }).first();
    await card.waitFor({ timeout: 20_000 });
    expect((await card.boundingBox())?.height).toBeGreaterThan(10);
  });
});

/** How long a program may be silent before this spec ends it, in milliseconds. */
const HANGS = 60_000;

describeUnless(MISSING_FOR_TERMINAL, 'a program runs in a terminal until its player quits', () => {
  test.each(inTerminal)('$name', async ({ file }) => {
    const line = `stty cols 80 rows 24; exec '${process.execPath}' '${file}'`;
    const child = shellOnTerminal(line, { ...ENV, TERM: 'xterm', LC_ALL: 'C.UTF-8' });
    const guard = setTimeout(() => child.kill(), HANGS);
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!seen.includes('#12345') && (seen + text).includes('#12345')) child.stdin.write('q');
      seen += text;
    });
    const [status] = (await once(child, 'close')) as [number];
    clearTimeout(guard);
    expect([status, seen.includes('#12345')]).toEqual([0, true]);
  });
});
