/** Users' programs in Bun, Deno and workerd (the runtime of Cloudflare's edge workers), as npm installs them. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from '@jest/globals';
import { PLAYED } from './consumers.js';
import { installPackage, run } from './installed.js';

const { folder } = installPackage(['bun@1.4.4', 'deno@2.9.6', 'workerd@1.20261117.1']);

const program = (name: string): string => join(folder, 'node_modules', '.bin', name);

const RUNTIMES: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['bun', []],
  ['deno', ['run', '--allow-all']],
];

describe.each(RUNTIMES)('%s', (name, words) => {
  test('runs TypeScript that plays at each door', () => {
    expect(run(program(name), [...words, 'game.ts'], join(folder, 'typescript'))).toMatch(PLAYED);
  });

  test('solves a deal, also in a worker', () => {
    const printed = run(program(name), [...words, 'solve.js'], join(folder, 'runtimes'));
    expect(printed).toBe('0\nwinnable winnable');
  });

  test('runs the command', () => {
    const command = join(folder, 'node_modules', 'klondike-kit', 'dist', 'cli', 'main.js');
    const script = join(folder, 'node_modules', 'klondike-kit', 'examples', 'scripts', 'win-java-11.klon');
    const printed = run(program(name), [...words, command, 'replay', '--frames', 'none', script], folder);
    expect(printed).toMatch(/^0\n.*as expected, \d+ events$/);
  });
});

test('an edge worker plays and solves', () => {
  const at = (name: string): string => join(folder, 'runtimes', name);
  buildSync({
    ...{ entryPoints: [at('edge.js')], outfile: at('edge.bundled.js') },
    ...{ bundle: true, format: 'esm', logLevel: 'silent' },
  });
  expect(run(program('workerd'), ['test', at('edge.capnp')], folder)).toMatch(/^0\b/);
});
