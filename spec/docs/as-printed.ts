/** Compares the output on a page with the real output of its command. */

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Times differ from run to run, and the number of jobs from machine to machine. */
const DURATION = /\d[\d,.]*(?= (?:s|deals\/s|games\/s|jobs?)\b)|(?<=\b(?:mean|median|p95) |"ms":)\d[\d,.]*/g;

function lineOf(text: string): string {
  if (text === '...') return String.raw`(?:.*\n)*?`;
  const parts = text
    .replaceAll('...', '\0')
    .split(/(\0)/)
    .map((part) => (part === '\0' ? '.*' : withoutDurations(part)));
  return String.raw`${parts.join('')}[ \t]*\n`;
}

const withoutDurations = (text: string): string =>
  text
    .split(DURATION)
    .map(escaped)
    .join(String.raw`[\d,.]+`);

/**
 * In the text on a page, three dots stand for any text within a line, and a line of three dots stands for any lines.
 */
export const asPrinted = (text: string): RegExp =>
  new RegExp(`^${text.trimEnd().split('\n').map(lineOf).join('')}$`);
