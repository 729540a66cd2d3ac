/** The mutants that a sample is drawn from. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { TEXTS } from '../folders.js';

/** A change of the sources: at this place this stands instead. Lines count from 1 and columns from 0. */
export interface Change {
  readonly file: string;
  /** `24:3-24:9` */
  readonly range: string;
  readonly replacement: string;
  /** Names the change, and stays the same when other lines change: its file, its line, its place there and what it puts there. */
  readonly key: string;
}

const SCOPE = /^src\/(core|scripts|grading|games\/\w+\/(model|controller))\//;

/** Stryker's log, which says nothing. */
const SILENT = new Proxy({}, { get: () => (): boolean => false }) as ConstructorParameters<
  typeof Instrumenter
>[0];

/** All changes that Stryker makes to the sources in the scope, in the order of the files. */
export async function changesIn(root: string): Promise<Change[]> {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && SCOPE.test(file) && !TEXTS.test(file))
    .sort();
  const files = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const { mutants } = await new Instrumenter(SILENT).instrument(files, options);
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const times = new Map<string, number>();
  return mutants.map(({ fileName: file, location: { start, end }, replacement }) => {
    const line = lines.get(file)?.[start.line] ?? '';
    const place = `${file}: ${line.slice(0, start.column).trimStart()}[${replacement}]${line.slice(start.column)}`;
    const time = (times.get(place) ?? 0) + 1;
    times.set(place, time);
    return {
      file,
      range: `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
      replacement,
      key: time === 1 ? place : `${place} (${time})`,
    };
  });
}

/** The text of a source with the change. */
export function changed(text: string, { range, replacement }: Change): string {
  const [startLine = 0, startColumn = 0, endLine = 0, endColumn = 0] = range.split(/[:-]/).map(Number);
  const lines = text.split('\n');
  const before = [...lines.slice(0, startLine - 1), lines[startLine - 1]?.slice(0, startColumn)].join('\n');
  const after = [lines[endLine - 1]?.slice(endColumn), ...lines.slice(endLine)].join('\n');
  return before + replacement + after;
}
