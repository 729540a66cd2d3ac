/** The feedback on a criterion as lines of text, for terminals and other formats without markup. */
import type { CriterionReport, FailureReport, GradeReport } from '../../report/grade-report.js';
import { widthOf } from '../../../terminal/drawing/text.js';
import type { DifferenceRow } from './difference.js';
import { beforeText, rowsOf } from './difference.js';
import { faultsInOrder } from './fix-order.js';
import { LEGEND_TITLE, legendOf } from './legend.js';
import { linesOf, oneLine } from './plain.js';
import {
  costly,
  countedElsewhere,
  countedNote,
  eventsShown,
  isWorthReading,
  labelOfScript,
  scoreOf,
  storyOf,
  titleOfFailure,
  untriedIn,
} from './sentences.js';

/** How to lay out lines: where they break, and how to highlight words. */
export interface TextSetting {
  readonly width: number;
  readonly strong: (text: string) => string;
  /** Marks wrong text. */
  readonly wrong: (text: string) => string;
  /** Marks right text. */
  readonly right: (text: string) => string;
}

const same = (text: string): string => text;

/** Lays out lines without colors. */
export const PLAIN: TextSetting = { width: 96, strong: same, wrong: same, right: same };

/** Breaks a text into lines between words. A word that is too long stays whole, so that the reader can copy it. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of oneLine(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, true) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

export const indented = (lines: readonly string[], by = 2): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/** All feedback on a criterion, without its title. No lines if everything passed. */
export function feedbackOn(criterion: CriterionReport, setting: TextSetting = PLAIN): string[] {
  const { quote, hint } = criterion;
  if (!isWorthReading(criterion)) return [];
  const said = (label: string, text: string): string[] =>
    costly(criterion).length === 0 || oneLine(text) === ''
      ? []
      : wrapped(`${label}: ${oneLine(text)}`, setting.width);
  return separated([
    said('The statement', oneLine(quote) === '' ? '' : `“${oneLine(quote)}”`),
    ...costly(criterion).map((failure) => feedbackOnFailure(failure, setting)),
    ...countedElsewhere(criterion).map((failure) => note(criterion, failure, setting)),
    untriedLines(criterion, setting),
    said('Hint', hint),
  ]);
}

function untriedLines(criterion: CriterionReport, { width }: TextSetting): string[] {
  const untried = untriedIn(criterion);
  if (untried === undefined) return [];
  return [...wrapped(`${untried.why}:`, width), ...untried.titles.flatMap((title) => bullet(title, width))];
}

export const bullet = (text: string, width: number): string[] =>
  wrapped(text, width - 2).map((line, index) => (index === 0 ? '- ' : '  ') + line);

/** A failed check that costs nothing here. */
function note(criterion: CriterionReport, failure: FailureReport, { width }: TextSetting): string[] {
  return [
    ...wrapped(`Note: ${titleOfFailure(failure)}`, width),
    ...indented(wrapped(`${storyOf(failure)} ${countedNote(criterion, failure)}`, width - 2)),
    ...titled('See it again:', linesOf(failure.replay)),
  ];
}

function feedbackOnFailure(failure: FailureReport, setting: TextSetting): string[] {
  const { width } = setting;
  const inner = { ...setting, width: width - 2 };
  return separated([
    [
      ...wrapped(`✗ ${titleOfFailure(failure)}`, width).map(setting.wrong),
      ...indented(wrapped(storyOf(failure), width - 2)),
    ],
    titled('The table before the last event:', linesOf(beforeText(failure))),
    indented(contrast(failure, inner)),
    titled(
      `${labelOfScript(failure)}:`,
      linesOf(eventsShown(failure)).flatMap((line) => wrapped(line, width - 4)),
    ),
    titled('See it again:', linesOf(failure.replay)),
  ]);
}

/** The fault to fix first, as a block of lines. Empty if no fault costs points. */
export function firstFix(report: GradeReport, setting: TextSetting = PLAIN): string[] {
  const [first] = faultsInOrder(report);
  if (first === undefined) return [];
  const { criterion, failure } = first;
  const where = `(${oneLine(criterion.title)}, ${scoreOf(criterion)})`;
  return [
    setting.strong('Fix this first'),
    ...indented(wrapped(`${titleOfFailure(failure)} ${where}`, setting.width - 2)),
    ...indented(wrapped(storyOf(failure), setting.width - 2)),
    ...indented(wrapped(first.reason, setting.width - 2)),
    ...titled('See it again:', linesOf(failure.replay)),
  ];
}

/** Explains the signs that the report uses. No lines if it has neither a script nor a table. */
export function legend(report: GradeReport, setting: TextSetting = PLAIN): string[] {
  const rows = legendOf(report);
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(({ sign }) => sign.length));
  const lines = rows.flatMap(({ sign, meaning }) =>
    wrapped(meaning, setting.width - width - 4).map(
      (line, index) => `${(index === 0 ? sign : '').padEnd(width)}  ${line}`,
    ),
  );
  return [setting.strong(LEGEND_TITLE), ...indented(lines)];
}

/** The start of a report, for formats that put the whole report in one text. */
export const preambleOf = (report: GradeReport): string[] => separated([firstFix(report), legend(report)]);

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : indented([title, ...indented(lines)]);

/** Keeps a line unbroken if it fits. */
export const fitted = (line: string, width: number): string[] =>
  widthOf(line, true) <= width ? [line] : wrapped(line, width);

/** Shows the expected and the seen text side by side if both fit, otherwise one below the other. */
function contrast({ expected, seen }: FailureReport, setting: TextSetting): string[] {
  const rows = rowsOf(expected, seen);
  if (rows === undefined)
    return separated([
      label('Expected', expected, { width: setting.width, color: setting.right }),
      label('Seen', seen, { width: setting.width, color: setting.wrong }),
    ]);
  const about = Math.max(...rows.map((row) => row.about.length));
  const left = Math.max('Expected'.length, ...rows.map((row) => row.expected.length));
  const right = Math.max('Seen'.length, ...rows.map((row) => row.seen.length));
  if (about + left + right + 6 <= setting.width) return sideBySide(rows, [about, left], setting);
  return rows.flatMap((row) => stacked(row, about, setting));
}

function label(
  title: string,
  text: string,
  { width, color }: { readonly width: number; readonly color: (text: string) => string },
): string[] {
  const lines = linesOf(text).flatMap((line) => fitted(line, width - 2));
  return lines.length === 0 ? [] : [`${title}:`, ...indented(lines.map(color))];
}

function sideBySide(
  rows: readonly DifferenceRow[],
  widths: readonly [number, number],
  setting: TextSetting,
): string[] {
  const [about, left] = widths;
  const start = (text: string): string => text.padEnd(about);
  return [
    `  ${start('')}  ${setting.strong('Expected'.padEnd(left))}  ${setting.strong('Seen')}`,
    ...rows.map((row) => {
      if (!row.differs) return `  ${start(row.about)}  ${row.expected.padEnd(left)}  ${row.seen}`;
      const [expected, seen] = [setting.right(row.expected.padEnd(left)), setting.wrong(row.seen)];
      return `${setting.wrong('≠')} ${start(row.about)}  ${expected}  ${seen}`;
    }),
  ];
}

function stacked(
  { about, expected, seen, differs }: DifferenceRow,
  width: number,
  setting: TextSetting,
): string[] {
  const start = about.padEnd(width);
  if (!differs) return [`  ${start}  ${expected}`];
  return [
    `${setting.wrong('≠')} ${start}  expected ${setting.right(expected)}`,
    `  ${' '.repeat(width)}  seen     ${setting.wrong(seen)}`,
  ];
}

/** Joins blocks of lines with an empty line between them. */
export const separated = (blocks: readonly (readonly string[])[]): string[] =>
  blocks.filter(({ length }) => length > 0).flatMap((block, index) => (index === 0 ? block : ['', ...block]));
