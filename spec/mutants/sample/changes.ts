/** All mutants from which the sample is drawn. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { TEXTS } from '../folders.js';

/** A change to a source file: the text that replaces a range. Lines count from 1 and columns from 0. */
export interface Change {
  readonly file: string;
  /** `24:3-24:9` */
  readonly range: string;
  readonly replacement: string;
  /** The file, and the text of the line in which the change is marked. It stays the same when other lines change. */
  readonly key: string;
}

const SCOPE = /^src\/(core|scripts|grading|games\/\w+\/(model|controller))\//;

/** A silent log for Stryker. */
const SILENT = new Proxy({}, { get: () => (): boolean => false }) as ConstructorParameters<
  typeof Instrumenter
>[0];

/** All changes that Stryker makes to the sources in the scope, in the order of the files. */
export async function changesIn(root: string): Promise<Change[]> {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && SCOPE.test(file) && !file.includes(TEXTS))
    .sort();
  const files = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const { mutants } = await new Instrumenter(SILENT).instrument(files, options);
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const counts = new Map<string, number>();
  return mutants.map(({ fileName: file, location: { start, end }, replacement }) => {
    const line = lines.get(file)?.[start.line] ?? '';
    const place = `${file}: ${line.slice(0, start.column).trimStart()}[${replacement}]${line.slice(start.column)}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return {
      file,
      range: `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
      replacement,
      key: count === 1 ? place : `${place} (${count})`,
    };
  });
}

/** The source text after the change. */
export function withChange(text: string, { range, replacement }: Change): string {
  const [startLine = 0, startColumn = 0, endLine = 0, endColumn = 0] = range.split(/[:-]/).map(Number);
  const lines = text.split('\n');
  const before = [...lines.slice(0, startLine - 1), lines[startLine - 1]?.slice(0, startColumn)].join('\n');
  const after = [lines[endLine - 1]?.slice(endColumn), ...lines.slice(endLine)].join('\n');
  return before + replacement + after;
}
