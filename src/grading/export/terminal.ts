/** Prints reports for a terminal. */
import type { CriterionReport, CriterionStatus, GradeReport } from '../report/grade-report.js';
import { capitalized, sentence } from '../../core/text/format.js';
import { widthOf } from '../../terminal/drawing/text.js';
import type { TextSetting } from './text/feedback.js';
import {
  PLAIN,
  bullet,
  feedbackOn,
  firstFix,
  fitted,
  indented,
  legend,
  separated,
  wrapped,
} from './text/feedback.js';
import { sectionsOf, untriedElsewhere } from './text/fix-order.js';
import { oneLine, points } from './text/plain.js';
import {
  circumstancesOf,
  marksOf,
  reasonsOf,
  remarksOf,
  resultOf,
  scoreOf,
  statusText,
  titleOf,
} from './text/sentences.js';

const WIDTH = 80;
/** In a narrower terminal, lines may be longer than the terminal is wide. Breaking them would make them unreadable. */
const NARROWEST = 40;

const ink =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;

const COLORED = { strong: ink(1), wrong: ink(31), right: ink(32) };

/** The color of a result. */
const PAINTS: Readonly<Record<CriterionStatus, (setting: TextSetting) => (text: string) => string>> = {
  passed: ({ right }) => right,
  failed: ({ wrong }) => wrong,
  skipped: ({ strong }) => strong,
  incomplete: ({ strong }) => strong,
};

/** Options for formats that people read as text. */
export interface PrintOptions {
  /** The width of the terminal. */
  readonly width?: number | undefined;
  readonly colors?: boolean | undefined;
}

export function printTerminal(reports: readonly GradeReport[], options: PrintOptions = {}): string {
  const width = Math.max(NARROWEST, options.width ?? WIDTH);
  const setting = { ...PLAIN, ...(options.colors === true ? COLORED : {}), width };
  return reports.map((report) => `${onReport(report, setting).join('\n')}\n`).join('\n\n');
}

function onReport(report: GradeReport, setting: TextSetting): string[] {
  const { width, strong } = setting;
  const head = [
    ...wrapped(titleOf(report), width).map(strong),
    ...wrapped(`${capitalized(marksOf(report))} (${circumstancesOf(report)})`, width),
  ];
  const reasons = reasonsOf(report).map(([first = '', ...rest]) => [
    ...wrapped(first, width).map(setting.wrong),
    ...indented(rest.flatMap((line) => fitted(line, width - 2))),
  ]);
  if (report.notGraded !== undefined) return separated([head, ...reasons]);
  if (reasons.length > 0) return separated([head, ...reasons, table(report.criteria, setting)]);
  return separated([
    head,
    table(report.criteria, setting),
    firstFix(report, setting),
    legend(report, setting),
    ...sectionsOf(report).map((criterion) => onCriterion(criterion, setting)),
    ...untriedBlocks(report, setting),
    notes(report, setting),
  ]);
}

function onCriterion(criterion: CriterionReport, setting: TextSetting): string[] {
  const title = `${oneLine(criterion.title)}: ${scoreOf(criterion)}`;
  const inner = { ...setting, width: setting.width - 2 };
  return [
    ...wrapped(title, setting.width).map(setting.strong),
    ...indented(
      separated([wrapped(sentence(resultOf(criterion)), inner.width), feedbackOn(criterion, inner)]),
    ),
  ];
}

function notes(report: GradeReport, { width, strong }: TextSetting): string[] {
  const remarks = remarksOf(report);
  return remarks.length === 0 ? [] : [strong('Notes'), ...remarks.flatMap((remark) => bullet(remark, width))];
}

/** The untried checks of criteria without a section. */
const untriedBlocks = (report: GradeReport, { width, strong }: TextSetting): string[][] =>
  [...untriedElsewhere(report)].map(([why, titles]) => [
    ...wrapped(why, width).map(strong),
    ...titles.flatMap((title) => bullet(title, width)),
  ]);

/** The part of a narrow terminal's width that results may take. */
const RESULT_SHARE = 0.4;

/** Titles and results wrap where the terminal is too narrow. Points are right-aligned in their column. */
function table(criteria: readonly CriterionReport[], setting: TextSetting): string[] {
  const marks = criteria.map(({ score, max }) => `${points(score)} / ${points(max)}`);
  const markWidth = Math.max(0, ...marks.map(({ length }) => length));
  const results = criteria.map((criterion) =>
    wrapped(statusText(criterion), Math.floor(setting.width * RESULT_SHARE)),
  );
  const resultWidth = Math.max(0, ...results.flat().map(({ length }) => length));
  const room = setting.width - markWidth - resultWidth - 6;
  const titles = criteria.map(({ title }) => wrapped(title, room));
  const titleWidth = Math.max(0, ...titles.flat().map((line) => widthOf(line, true)));
  return criteria.flatMap(({ status }, index) => {
    const [title = [], result = [], mark = ''] = [titles[index], results[index], marks[index]];
    return Array.from({ length: Math.max(title.length, result.length) }, (_, line) => {
      const [left = '', right = ''] = [title[line], result[line]];
      const space = ' '.repeat(Math.max(0, titleWidth - widthOf(left, true)));
      const middle = (line === 0 ? mark : '').padStart(markWidth);
      const painted = right === '' ? '' : PAINTS[status](setting)(right);
      return `  ${left}${space}  ${middle}  ${painted}`.trimEnd();
    });
  });
}
