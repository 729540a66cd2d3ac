/** The WebAssembly module is compiled from the current sources and is small. */
import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');

const MODULE = readFileSync(join(ROOT, 'src', 'solver', 'wasm', 'module.ts'));

test('the module is up to date with its sources (`npm run core` compiles them)', () => {
  const args = ['--import', 'tsx', join('src', 'solver', 'wasm', 'compile.ts'), '--check'];
  expect(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })).toBe('');
});

test('the module is smaller than 32 kB, and a tenth of that when gzipped', () => {
  expect(MODULE.length).toBeLessThan(32_000);
  expect(gzipSync(MODULE).length).toBeLessThan(3200);
});
