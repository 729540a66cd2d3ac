/** Finds faults in reports as Markdown, TAP, CTRF or terminal text. */
import { Ajv } from 'ajv';
import { schema } from 'ctrf';
import MarkdownIt from 'markdown-it';
import { Parser } from 'tap-parser';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';

/** Makes links from bare addresses, as GitHub does. */
const markdown = new MarkdownIt({ html: true, linkify: true });
markdown.linkify.set({ fuzzyLink: false });

/**
 * Everything that a report may contain. Other kinds of list, links and HTML could come only from a text in the report.
 */
const MARKDOWN_PARTS =
  /^(heading|paragraph|table|thead|tbody|tr|th|td|blockquote|bullet_list|list_item|strong|fence|inline|text|code_inline|softbreak|text_special)(_open|_close)?$/;

export function markdownFaults(text: string): readonly string[] {
  const tokens = markdown.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  const strange = tokens.map(({ type }) => type).filter((type) => !MARKDOWN_PARTS.test(type));
  const levels = headingsIn(text).map(([level]) => level);
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [...strange, ...skips.map((level) => `a heading of level ${level} skips one`)];
}

/** The headings of the report, with their levels. */
export const headingsIn = (text: string): readonly (readonly [level: number, title: string])[] => {
  const tokens = markdown.parse(text, {});
  return tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' ? [[Number(tag.slice(1)), tokens[index + 1]?.content ?? ''] as const] : [],
  );
};

interface TapPoint {
  readonly ok: boolean;
  readonly id: number;
  readonly skip?: unknown;
  readonly todo?: unknown;
  readonly diag?: unknown;
}

/** Reads the points of all subtests and then the total. A line that is not TAP is a fault. */
export function readTap(text: string): { faults: readonly string[]; points: readonly TapPoint[] } {
  const faults: string[] = [];
  const points: TapPoint[] = [];
  const listen = (parser: Parser): void => {
    parser.on('extra', (line) => faults.push(`no TAP: ${line}`));
    parser.on('bailout', () => faults.push('a bailout'));
    parser.on('assert', (point: TapPoint) => points.push(point));
    parser.on('child', listen);
    parser.on('complete', ({ failures }) => {
      for (const { tapError } of failures) if (typeof tapError === 'string') faults.push(tapError);
    });
  };
  const parser = new Parser({ strict: true });
  listen(parser);
  parser.end(text);
  return { faults, points };
}

/** Checks that each criterion of the report has a point with the right result. */
export function tapFaults(text: string, reports: readonly GradeReport[]): readonly string[] {
  const { faults, points } = readTap(text);
  const asked = reports.flatMap(({ criteria }) => [
    ...criteria.map(({ status, score, max }) => {
      const isNeutral = status === 'incomplete' && Math.round(score * 100) >= Math.round(max * 100);
      return status === 'skipped' || isNeutral ? 'skip' : status === 'passed' ? 'ok' : 'not ok';
    }),
    'whole',
  ]);
  const seen = points.map(({ ok, skip, todo, diag }) => {
    if (diag !== undefined && typeof diag === 'object' && diag !== null && 'complete' in diag) return 'whole';
    if (todo !== undefined && todo !== false) return 'todo';
    return skip !== undefined && skip !== false ? 'skip' : ok ? 'ok' : 'not ok';
  });
  return asked.join() === seen.join() ? faults : [...faults, `asked ${asked.join()}, seen ${seen.join()}`];
}

/** Uses the schema from the package of the format. We write no values that need a special format. */
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const isCtrf = ajv.compile(schema);

export const ctrfFaults = (text: string): readonly string[] =>
  isCtrf(JSON.parse(text)) ? [] : [ajv.errorsText(isCtrf.errors)];

/** Allows only text and line breaks, and colors if they were requested. */
export const terminalFaults = (text: string): readonly string[] =>
  text.replaceAll(/\u001b\[(0|1|31|32)m/g, '').match(/[^\n\P{Cc}]|\p{Cs}|[\u202a-\u202e\u2028\u2029]/gu) ??
  [];
