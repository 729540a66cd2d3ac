/** The mutants of a file that the grader noticed, and the table of all files. */
import type { Mutant, StrykerReport } from '../results.js';
import { resultOf } from '../results.js';
import type { ExcuseKind } from './excuses.js';
import { excuseFor } from './excused.js';
import type { Part } from './parts.js';

export interface Graded {
  readonly digest: string;
  readonly noticed: number;
  /** Mutants noticed only because the grading never ended. `noticed` includes them. */
  readonly timedOut: number;
  /** Mutants that were not noticed: `24 if («now.stock !== before?.stock») view.stockEmpty(…); -> true`. */
  readonly left: readonly string[];
  /** Mutants in code that no handler's game runs: it is for other houses and for programs. */
  readonly neverRun: readonly string[];
}

export type GradedFiles = Record<string, Graded>;

export function gradedOf(report: StrykerReport, file: string, digest: string): Graded {
  const { noticed, timedOut } = resultOf(report, digest);
  const { mutants = [], source = '' } = report.files[file] ?? {};
  const lines = source.split('\n');
  const having = (status: string): string[] =>
    mutants.filter((mutant) => mutant.status === status).map((mutant) => textOf(mutant, lines));
  return { digest, noticed, timedOut, left: having('Survived'), neverRun: having('NoCoverage') };
}

/** The first changed line, with the change marked in it. Two changes with the same text are the same. */
function textOf({ location: { start, end }, replacement = '' }: Mutant, lines: readonly string[]): string {
  const line = lines[start.line - 1] ?? '';
  const last = start.line === end.line ? end.column - 1 : line.length;
  const [before, was, after] = [
    line.slice(0, start.column - 1),
    line.slice(start.column - 1, last),
    line.slice(last),
  ];
  return `${start.line} ${before.trimStart()}«${was}»${after} -> ${replacement.replaceAll(/\s+/g, ' ')}`;
}

export interface GradedTable {
  readonly text: string;
  /** The share of noticeable mutants that were noticed, 0 to 1. */
  readonly share: number;
}

const HEAD = [
  '| file | noticed | of these by a time limit | not noticed | the same | not shown | also right | never run |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];

const KINDS = ['same', 'not shown', 'also right'] as const;

/** Excused mutants and code that never runs don't count. */
export function printGraded(files: GradedFiles, parts: readonly Part[]): GradedTable {
  let noticed = 0;
  const missed: string[] = [];
  const rows = parts.map(({ file, digest }) => {
    const graded = files[file];
    if (graded === undefined) return `| ${file} | not run yet | | | | | | |`;
    const kinds = graded.left.map((left) => excuseFor(file, left)?.kind);
    const times = (kind: ExcuseKind | undefined): number => kinds.filter((one) => one === kind).length;
    noticed += graded.noticed;
    missed.push(...graded.left.filter((_, at) => kinds[at] === undefined).map((left) => `${file}:${left}`));
    const state = graded.digest === digest ? '' : ', changed since';
    const counts = [graded.noticed, graded.timedOut, times(undefined), ...KINDS.map(times)];
    return `| ${file}${state} | ${[...counts, graded.neverRun.length].join(' | ')} |`;
  });
  const due = noticed + missed.length;
  const share = due === 0 ? 0 : noticed / due;
  const sum = `${(share * 100).toFixed(1)} % of ${due} noticed.${missed.length > 0 ? ' Not noticed:' : ''}`;
  return { text: [...HEAD, ...rows, '', sum, ...missed].join('\n'), share };
}
