/** A report to be read in a terminal. */
import type { CriterionReport, CriterionStatus, GradeReport } from '../report/grade-report.js';
import { widthOf } from '../../terminal/drawing/text.js';
import type { PrintOptions } from './format.js';
import type { Setting } from './text/feedback.js';
import { PLAIN, feedbackOn, indented, separated, wrapped } from './text/feedback.js';
import { oneLine, points } from './text/plain.js';
import {
  circumstancesOf,
  isWorthReading,
  reasonsOf,
  remarksOf,
  resultOf,
  scoreOf,
  titleOf,
} from './text/sentences.js';

const WIDTH = 80;
/** Narrower than this, lines are longer than the terminal rather than broken to pieces. */
const NARROWEST = 40;

const ink =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;

const COLORED = { strong: ink(1), wrong: ink(31), right: ink(32) };

/** Selects the paint of a result. */
const PAINTS: Readonly<Record<CriterionStatus, (setting: Setting) => (text: string) => string>> = {
  passed: ({ right }) => right,
  failed: ({ wrong }) => wrong,
  skipped: ({ strong }) => strong,
  incomplete: ({ strong }) => strong,
};

export function printTerminal(reports: readonly GradeReport[], options: PrintOptions = {}): string {
  const width = Math.max(NARROWEST, options.width ?? WIDTH);
  const setting = { ...PLAIN, ...(options.colors === true ? COLORED : {}), width };
  return reports.map((report) => `${onReport(report, setting).join('\n')}\n`).join('\n\n');
}

function onReport(report: GradeReport, setting: Setting): string[] {
  const { width, strong } = setting;
  const head = [
    ...wrapped(titleOf(report), width).map(strong),
    ...wrapped(`${scoreOf(report)} (${circumstancesOf(report)})`, width),
  ];
  const reasons = reasonsOf(report).map(([first = '', ...rest]) => [
    ...wrapped(first, width).map(setting.wrong),
    ...indented(rest.flatMap((line) => fitted(line, width - 2))),
  ]);
  if (reasons.length > 0) return separated([head, ...reasons, table(report.criteria, setting)]);
  return separated([
    head,
    table(report.criteria, setting),
    ...report.criteria.filter(isWorthReading).map((criterion) => onCriterion(criterion, setting)),
    remarksOf(report).flatMap((remark) => bullet(remark, width)),
  ]);
}

/** A line stays as it is where there is room for it. */
const fitted = (line: string, width: number): string[] =>
  widthOf(line, true) <= width ? [line] : wrapped(line, width);

function onCriterion(criterion: CriterionReport, setting: Setting): string[] {
  const title = `${oneLine(criterion.title)}: ${scoreOf(criterion)}`;
  const inner = { ...setting, width: setting.width - 2 };
  return [
    ...wrapped(title, setting.width).map(setting.strong),
    ...indented(separated([wrapped(resultOf(criterion), inner.width), feedbackOn(criterion, inner)])),
  ];
}

const bullet = (text: string, width: number): string[] =>
  wrapped(text, width - 2).map((line, index) => (index === 0 ? '- ' : '  ') + line);

/** Titles are broken where the terminal is too narrow; points stand right-aligned in their column. */
function table(criteria: readonly CriterionReport[], setting: Setting): string[] {
  const marks = criteria.map(({ score, max }) => `${points(score)} / ${points(max)}`);
  const markWidth = Math.max(0, ...marks.map(({ length }) => length));
  const room = setting.width - markWidth - 'incomplete'.length - 6;
  const titles = criteria.map(({ title }) => wrapped(title, room));
  const titleWidth = Math.max(0, ...titles.flat().map((line) => widthOf(line, true)));
  return criteria.flatMap(({ status }, index) => {
    const [first = '', ...rest] = titles[index] ?? [];
    const space = ' '.repeat(Math.max(0, titleWidth - widthOf(first, true)));
    const mark = (marks[index] ?? '').padStart(markWidth);
    return [`  ${first}${space}  ${mark}  ${PAINTS[status](setting)(status)}`, ...indented(rest)];
  });
}
