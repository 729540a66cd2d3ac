/** What the grader noticed of a file's mutants, and the table of all files. */
import type { StrykerReport } from '../results.js';
import { resultOf } from '../results.js';
import type { ExcuseKind } from './excused.js';
import { excuseFor } from './excused.js';
import type { Part } from './parts.js';

export interface Graded {
  readonly digest: string;
  readonly noticed: number;
  /** Noticed only because the grading never ended; part of `noticed`. */
  readonly timedOut: number;
  /** Not noticed: where, what stood there, and what instead: `39:7 layout.waste.cards.length === 0 -> false`. */
  readonly left: readonly string[];
  /** In code that no game of a handler runs: it is there for other houses, and for programs. */
  readonly neverRun: readonly string[];
}

export type GradedFiles = Record<string, Graded>;

export function gradedOf(report: StrykerReport, file: string, digest: string): Graded {
  const { noticed, timedOut } = resultOf(report, digest);
  const { mutants = [], source = '' } = report.files[file] ?? {};
  const lines = source.split('\n');
  const having = (status: string): string[] =>
    mutants
      .filter((mutant) => mutant.status === status)
      .map(({ location: { start, end }, replacement = '' }) => {
        const isOneLine = start.line === end.line;
        const was = (lines[start.line - 1] ?? '').slice(
          start.column - 1,
          isOneLine ? end.column - 1 : undefined,
        );
        return `${start.line}:${start.column} ${was}${isOneLine ? '' : ' …'} -> ${replacement}`;
      });
  return { digest, noticed, timedOut, left: having('Survived'), neverRun: having('NoCoverage') };
}

export interface GradedTable {
  readonly text: string;
  /** The share noticed of what can be noticed: 0 to 1. */
  readonly share: number;
}

const HEAD = [
  '| file | noticed | of these by a time limit | not noticed | the same | not shown | never run |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
];

/** What is excused and what is never run does not count. */
export function printGraded(files: GradedFiles, parts: readonly Part[]): GradedTable {
  let noticed = 0;
  const missed: string[] = [];
  const rows = parts.map(({ file, digest }) => {
    const graded = files[file];
    if (graded === undefined) return `| ${file} | not run yet | | | | | |`;
    const kinds = graded.left.map((left) => excuseFor(file, left)?.kind);
    const times = (kind: ExcuseKind | undefined): number => kinds.filter((one) => one === kind).length;
    noticed += graded.noticed;
    missed.push(...graded.left.filter((_, at) => kinds[at] === undefined).map((left) => `${file}:${left}`));
    const state = graded.digest === digest ? '' : ', changed since';
    const counts = [graded.noticed, graded.timedOut, times(undefined), times('same'), times('not shown')];
    return `| ${file}${state} | ${[...counts, graded.neverRun.length].join(' | ')} |`;
  });
  const due = noticed + missed.length;
  const share = due === 0 ? 0 : noticed / due;
  const sum = `${(share * 100).toFixed(1)} % of ${due} noticed. Not noticed:`;
  return { text: [...HEAD, ...rows, '', sum, ...missed].join('\n'), share };
}
