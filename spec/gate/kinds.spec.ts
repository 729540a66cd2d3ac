/** Which specs the gate may run: those that start neither a process nor a browser, and the few of `spec/end-to-end`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const SPEC = join(import.meta.dirname, '..');

/** Of a file below `spec`, by paths below `spec`, and the packages it names. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(join(SPEC, file), 'utf8'))
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? normalize(join(file, '..', fileName)).replace(/\.js$/, '.ts') : fileName,
    );

const known = new Map<string, readonly string[]>();

function knownImports(file: string): readonly string[] {
  const imports = known.get(file) ?? importsOf(file);
  known.set(file, imports);
  return imports;
}

/** What starts processes or browsers among all that a spec brings in, outside `src`. */
function startersIn(spec: string): string[] {
  const reached = new Set([spec]);
  for (const file of reached)
    if (existsSync(join(SPEC, file)) && !file.startsWith('..'))
      for (const imported of knownImports(file)) reached.add(imported);
  return ['node:child_process', 'playwright-core'].filter((name) => reached.has(name));
}

test('only deep specs and spec/end-to-end start processes or browsers', () => {
  const fast = readdirSync(SPEC, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.spec.ts') &&
      !file.endsWith('.deep.spec.ts') &&
      !/^(end-to-end|firefox|webkit|consumers)\b/.test(file.replaceAll(sep, '/')),
  );
  const found = fast
    .map((file) => [file, startersIn(file)] as const)
    .filter(([, starters]) => starters.length > 0);
  expect([fast.length > 300, found]).toEqual([true, []]);
});
