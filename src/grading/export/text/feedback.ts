/** What a student reads of one criterion, as lines of text: for terminals, and wherever text is all there is. */
import type { CriterionReport, FailureReport } from '../../report/grade-report.js';
import { widthOf } from '../../../terminal/drawing/text.js';
import { capitalized } from '../../../core/text/capitalized.js';
import type { Row } from './difference.js';
import { rowsOf } from './difference.js';
import { linesOf, oneLine } from './plain.js';
import { isWorthReading, labelOfScript } from './sentences.js';

/** How lines are set: where they break, and how words are made to stand out. */
export interface Setting {
  readonly width: number;
  readonly strong: (text: string) => string;
  /** For what is wrong. */
  readonly wrong: (text: string) => string;
  /** For what is right. */
  readonly right: (text: string) => string;
}

const same = (text: string): string => text;

/** Without colors. */
export const PLAIN: Setting = { width: 96, strong: same, wrong: same, right: same };

/** The lines of a text, broken between words. A word that is too long stays whole, so that it can be copied. */
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

/** All there is to say of a criterion, without its title. Nothing if all is well. */
export function feedbackOn(criterion: CriterionReport, setting: Setting = PLAIN): string[] {
  const { quote, hint, failures, untried } = criterion;
  if (!isWorthReading(criterion)) return [];
  const said = (label: string, text: string): string[] =>
    oneLine(text) === '' ? [] : wrapped(`${label}: ${oneLine(text)}`, setting.width);
  return separated([
    said('The statement', oneLine(quote) === '' ? '' : `“${oneLine(quote)}”`),
    ...failures.map((failure) => feedbackOnFailure(failure, setting)),
    said('Not tried', untried.map(oneLine).join(', ')),
    said('Hint', hint),
  ]);
}

function feedbackOnFailure(failure: FailureReport, setting: Setting): string[] {
  const { width } = setting;
  const inner = { ...setting, width: width - 2 };
  return separated([
    [
      ...wrapped(`✗ ${capitalized(oneLine(failure.title))} (${oneLine(failure.check)})`, width).map(
        setting.wrong,
      ),
      ...indented(wrapped(failure.message, width - 2)),
    ],
    titled(`${labelOfScript(failure)}:`, linesOf(failure.script)),
    titled('The table before its last event:', linesOf(failure.before)),
    indented(contrast(failure, inner)),
    titled('See it again:', linesOf(failure.replay)),
  ]);
}

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : indented([title, ...indented(lines)]);

/** Expected and seen: side by side if there is room, one under the other if not. */
function contrast({ expected, seen }: FailureReport, setting: Setting): string[] {
  const rows = rowsOf(expected, seen);
  if (rows === undefined)
    return separated([label('Expected', expected, setting.right), label('Seen', seen, setting.wrong)]);
  const about = Math.max(...rows.map((row) => row.about.length));
  const left = Math.max('Expected'.length, ...rows.map((row) => row.expected.length));
  const right = Math.max('Seen'.length, ...rows.map((row) => row.seen.length));
  if (about + left + right + 6 <= setting.width) return sideBySide(rows, [about, left], setting);
  return rows.flatMap((row) => stacked(row, about, setting));
}

function label(title: string, text: string, color: (text: string) => string): string[] {
  const lines = linesOf(text);
  return lines.length === 0 ? [] : [`${title}:`, ...indented(lines.map(color))];
}

function sideBySide(rows: readonly Row[], widths: readonly [number, number], setting: Setting): string[] {
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

function stacked({ about, expected, seen, differs }: Row, width: number, setting: Setting): string[] {
  const start = about.padEnd(width);
  if (!differs) return [`  ${start}  ${expected}`];
  return [
    `${setting.wrong('≠')} ${start}  expected ${setting.right(expected)}`,
    `  ${' '.repeat(width)}  seen     ${setting.wrong(seen)}`,
  ];
}

/** Blocks of lines with an empty line between them. */
export const separated = (blocks: readonly (readonly string[])[]): string[] =>
  blocks.filter(({ length }) => length > 0).flatMap((block, index) => (index === 0 ? block : ['', ...block]));
