/** A report in Markdown: CommonMark with the tables of GitHub. */
import type { CriterionReport, FailureReport, GradeReport } from '../report/grade-report.js';
import { capitalized } from '../../core/text/capitalized.js';
import type { Row } from './text/difference.js';
import { rowsOf } from './text/difference.js';
import { linesOf, oneLine, points, visible } from './text/plain.js';
import {
  circumstancesOf,
  isWorthReading,
  labelOfScript,
  reasonsOf,
  remarksOf,
  resultOf,
  scoreOf,
  titleOf,
} from './text/sentences.js';

export function printMarkdown(reports: readonly GradeReport[]): string {
  const several = reports.length > 1;
  const blocks = reports.flatMap((report) => onReport(report, several ? '##' : '#'));
  return `${[...(several ? [`# ${reports.length} submissions`] : []), ...blocks].join('\n\n')}\n`;
}

/** Text in which nothing means anything to Markdown: no markup, no link, no mention, no HTML. */
const plain = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_{}[\]<>#|~&@!$]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/www\./gi, (start) => `${start.slice(0, -1)}\\.`);

/** Lines as they are. The fence is longer than any within. */
function fenced(text: string, language = 'text'): string[] {
  const lines = linesOf(text);
  if (lines.length === 0) return [];
  const longest = Math.max(0, ...[...visible(text).matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return [[`${fence}${language}`, ...lines, fence].join('\n')];
}

function onReport(report: GradeReport, heading: string): string[] {
  const rows = report.criteria.map(
    ({ title, score, max, status }) =>
      `| ${plain(title)} | ${points(score)} | ${points(max)} | ${status === 'passed' ? status : `**${status}**`} |`,
  );
  const total = `| **Total** | **${points(report.score)}** | **${points(report.max)}** | |`;
  const table = ['| Criterion | Points | Of | Result |', '| --- | ---: | ---: | --- |', ...rows, total].join(
    '\n',
  );
  const head = [
    `${heading} ${plain(titleOf(report))}`,
    `**${scoreOf(report)}** (${plain(circumstancesOf(report))})`,
  ];
  const reasons = reasonsOf(report).flatMap(([first = '', ...rest]) => [
    plain(first),
    ...fenced(rest.join('\n')),
  ]);
  if (reasons.length > 0) return [...head, ...reasons, table];
  const remarks = remarksOf(report).map((remark) => `- ${plain(remark)}`);
  return [
    ...head,
    table,
    ...report.criteria.filter(isWorthReading).flatMap((criterion) => onCriterion(criterion, `${heading}#`)),
    ...(remarks.length === 0 ? [] : [`${heading}# Notes`, remarks.join('\n')]),
  ];
}

function onCriterion(criterion: CriterionReport, heading: string): string[] {
  const { title, quote, hint, failures, untried } = criterion;
  return [
    `${heading} ${plain(title)}: ${scoreOf(criterion)}`,
    `${capitalized(plain(resultOf(criterion)))}.`,
    ...(oneLine(quote) === '' ? [] : [`> ${plain(quote)}`]),
    ...failures.flatMap((failure) => onFailure(failure, `${heading}#`)),
    ...(untried.length === 0 ? [] : [`Not tried: ${untried.map(plain).join(', ')}.`]),
    ...(oneLine(hint) === '' ? [] : [`**Hint:** ${plain(hint)}`]),
  ];
}

function onFailure(failure: FailureReport, heading: string): string[] {
  const titled = (title: string, text: string): string[] => {
    const block = fenced(text);
    return block.length === 0 ? [] : [title, ...block];
  };
  return [
    `${heading} ${capitalized(plain(failure.title))}`,
    plain(failure.message),
    ...titled(`${labelOfScript(failure)}:`, failure.script),
    ...titled('The table before its last event:', failure.before),
    ...contrast(failure, titled),
    ...(linesOf(failure.replay).length === 0 ? [] : ['See it again:', ...fenced(failure.replay, 'sh')]),
  ].filter((block) => block !== '');
}

function contrast(
  { expected, seen }: FailureReport,
  titled: (title: string, text: string) => string[],
): string[] {
  const rows = rowsOf(expected, seen);
  if (rows === undefined) return [...titled('Expected:', expected), ...titled('Seen:', seen)];
  return [['| | Expected | Seen |', '| --- | --- | --- |', ...rows.map(tableRow)].join('\n')];
}

function tableRow({ about, expected, seen, differs }: Row): string {
  const cell = (text: string): string => (differs ? `**\`${text}\`**` : `\`${text}\``);
  return `| ${differs ? `≠ **${about}**` : about} | ${cell(expected)} | ${cell(seen)} |`;
}
