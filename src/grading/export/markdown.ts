/** A report in Markdown: CommonMark with GitHub's tables. */
import type { CriterionReport, FailureReport, GradeReport } from '../report/grade-report.js';
import { capitalized, sentence } from '../../core/text/format.js';
import type { DifferenceRow } from './text/difference.js';
import { beforeText, rowsOf } from './text/difference.js';
import { faultsInOrder, sectionsOf, untriedElsewhere } from './text/fix-order.js';
import { LEGEND_TITLE, legendOf } from './text/legend.js';
import { linesOf, oneLine, points, visible } from './text/plain.js';
import {
  circumstancesOf,
  costly,
  countedElsewhere,
  countedNote,
  eventsShown,
  labelOfScript,
  marksOf,
  reasonsOf,
  remarksOf,
  resultOf,
  scoreOf,
  statusText,
  storyOf,
  titleOf,
  titleOfFailure,
  untriedIn,
} from './text/sentences.js';

export function printMarkdown(reports: readonly GradeReport[]): string {
  const several = reports.length > 1;
  const blocks = reports.flatMap((report) => onReport(report, several ? '##' : '#'));
  return `${[...(several ? [`# ${reports.length} submissions`] : []), ...blocks].join('\n\n')}\n`;
}

/** Escapes text so that Markdown does not find markup, links, mentions or HTML in it. */
const plain = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_{}[\]<>#|~&@!$]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/www\./gi, (start) => `${start.slice(0, -1)}\\.`);

/** Lines in a fenced code block. The fence is longer than any run of backticks in the text. */
function fenced(text: string, language = 'text'): string[] {
  const lines = linesOf(text);
  if (lines.length === 0) return [];
  const longest = Math.max(0, ...[...visible(text).matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return [[`${fence}${language}`, ...lines, fence].join('\n')];
}

function onReport(report: GradeReport, heading: string): string[] {
  const rows = report.criteria.map((criterion) => {
    const { title, score, max, status } = criterion;
    const result = status === 'passed' ? status : `**${statusText(criterion)}**`;
    return `| ${plain(title)} | ${points(score)} | ${points(max)} | ${result} |`;
  });
  const total = `| **Total** | **${points(report.score)}** | **${points(report.max)}** | |`;
  const table = ['| Criterion | Points | Of | Result |', '| --- | ---: | ---: | --- |', ...rows, total].join(
    '\n',
  );
  const head = [
    `${heading} ${plain(titleOf(report))}`,
    `**${capitalized(marksOf(report))}** (${plain(circumstancesOf(report))})`,
  ];
  const reasons = reasonsOf(report).flatMap(([first = '', ...rest]) => [
    plain(first),
    ...fenced(rest.join('\n')),
  ]);
  if (report.notGraded !== undefined) return [...head, ...reasons];
  if (reasons.length > 0) return [...head, ...reasons, table];
  const remarks = remarksOf(report);
  return [
    ...head,
    table,
    ...firstFix(report, `${heading}#`),
    ...legend(report, `${heading}#`),
    ...sectionsOf(report).flatMap((criterion) => onCriterion(criterion, `${heading}#`)),
    ...[...untriedElsewhere(report)].flatMap(([why, titles]) => [`${heading}# ${plain(why)}`, list(titles)]),
    ...(remarks.length === 0 ? [] : [`${heading}# Notes`, list(remarks)]),
  ];
}

const list = (items: readonly string[]): string => items.map((item) => `- ${plain(item)}`).join('\n');

/** The fault to fix first; empty if no fault costs points. */
function firstFix(report: GradeReport, heading: string): string[] {
  const [first] = faultsInOrder(report);
  if (first === undefined) return [];
  const { criterion, failure } = first;
  return [
    `${heading} Fix this first`,
    `**${plain(titleOfFailure(failure))}** (${plain(criterion.title)}, ${scoreOf(criterion)})`,
    plain(storyOf(failure)),
    plain(first.reason),
    ...replay(failure),
  ].filter((block) => block !== '');
}

/** Explains the signs that the report uses. */
function legend(report: GradeReport, heading: string): string[] {
  const rows = legendOf(report);
  if (rows.length === 0) return [];
  const lines = rows.map(({ sign, meaning }) => `| ${code(sign)} | ${plain(meaning)} |`);
  return [`${heading} ${LEGEND_TITLE}`, ['| Sign | Meaning |', '| --- | --- |', ...lines].join('\n')];
}

const code = (text: string): string => `\`${text}\``;

const replay = (failure: FailureReport): string[] =>
  linesOf(failure.replay).length === 0 ? [] : ['See it again:', ...fenced(failure.replay, 'sh')];

function onCriterion(criterion: CriterionReport, heading: string): string[] {
  const { title, quote, hint } = criterion;
  const untried = untriedIn(criterion);
  const isLost = costly(criterion).length > 0;
  return [
    `${heading} ${plain(title)}: ${scoreOf(criterion)}`,
    sentence(capitalized(plain(resultOf(criterion)))),
    ...(!isLost || oneLine(quote) === '' ? [] : ['The statement:', `> ${plain(quote)}`]),
    ...costly(criterion).flatMap((failure) => onFailure(failure, `${heading}#`)),
    ...countedElsewhere(criterion).flatMap((failure) => note(criterion, failure)),
    ...(untried === undefined ? [] : [`${plain(untried.why)}:`, list(untried.titles)]),
    ...(!isLost || oneLine(hint) === '' ? [] : [`**Hint:** ${plain(hint)}`]),
  ];
}

/** A failed check that costs nothing here. */
const note = (criterion: CriterionReport, failure: FailureReport): string[] => [
  `**Note:** ${plain(titleOfFailure(failure))}`,
  plain(`${storyOf(failure)} ${countedNote(criterion, failure)}`),
  ...replay(failure),
];

function onFailure(failure: FailureReport, heading: string): string[] {
  const titled = (title: string, text: string): string[] => {
    const block = fenced(text);
    return block.length === 0 ? [] : [title, ...block];
  };
  return [
    `${heading} ${plain(titleOfFailure(failure))}`,
    plain(storyOf(failure)),
    ...titled('The table before the last event:', beforeText(failure)),
    ...contrast(failure, titled),
    ...titled(`${labelOfScript(failure)}:`, eventsShown(failure)),
    ...replay(failure),
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

function tableRow({ about, expected, seen, differs }: DifferenceRow): string {
  const cell = (text: string): string => (differs ? `**\`${text}\`**` : `\`${text}\``);
  return `| ${differs ? `≠ **${about}**` : about} | ${cell(expected)} | ${cell(seen)} |`;
}
