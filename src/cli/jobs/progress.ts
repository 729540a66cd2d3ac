/** Progress in words and as a bar. */

/** `12,345` */
export const grouped = (number: number | bigint): string => number.toLocaleString('en-US');

const MOST_WIDTH = 30;
const LEAST_WIDTH = 5;

/** `[####----] text`, or only the text in a narrow terminal. Fewer than `columns` characters. */
export function withBar(
  text: string,
  {
    share,
    longest,
    columns,
  }: {
    /** How much is done, from 0 to 1. */
    readonly share: number;
    /** The length of the longest text, so that the bar keeps its width. */
    readonly longest: number;
    readonly columns: number;
  },
): string {
  const width = Math.min(MOST_WIDTH, columns - longest - 4);
  const full = width < LEAST_WIDTH ? text : `${bar(share, width)} ${text}`;
  return full.slice(0, Math.max(0, columns - 1));
}

function bar(share: number, width: number): string {
  const full = Math.floor(share * width);
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}]`;
}

/** `1 game`, `1,000 games`. */
export const countText = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `770` or `7.7`: a rate below 10 has one decimal. */
export const rateNumber = (rate: number, grouped: (number: number) => string): string =>
  rate < 10 ? rate.toFixed(1) : grouped(Math.round(rate));

/** `0:07`, `12:30`, `3:00:00`. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
