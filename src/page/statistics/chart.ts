/** A bar chart of the games in each period. The lower part of a bar shows the wins, the upper part the losses. */
import { make, makeSvg } from '../../browser/dom.js';
import type { Period } from '../../core/statistics/periods.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';

/** In units of the SVG. */
const [STEP, BAR, HEIGHT, FOOT] = [24, 18, 96, 4] as const;

/** Screen readers get a list of the periods instead of the drawing. */
export function chartOf(periods: readonly Period[], strings: StatisticsStrings): HTMLElement {
  const most = Math.max(1, ...periods.map(({ games }) => games));
  const height = (games: number): number => (games * HEIGHT) / most;
  const width = Math.max(periods.length, 8) * STEP;
  const bars = periods.flatMap((period, index) =>
    barsOf(period, { x: index * STEP + (STEP - BAR) / 2, height }),
  );
  const line = makeSvg('path', { class: 'axis', d: `M0 ${HEIGHT + FOOT / 2}H${width}` });
  const box = { viewBox: `0 0 ${width} ${HEIGHT + FOOT}`, 'aria-hidden': 'true' };
  const told = periods.map(({ from, games, wins }) => strings.wonFrom(from, wins, games));
  const [first, last] = [periods[0], periods[periods.length - 1]];
  return make(
    'figure',
    { class: 'statistics-chart' },
    make('figcaption', {}, strings.chart),
    makeSvg('svg', box, line, ...bars),
    make(
      'p',
      { class: 'ends', 'aria-hidden': 'true' },
      make('span', {}, first?.from ?? ''),
      make('span', {}, last === first ? '' : (last?.from ?? '')),
    ),
    make('ul', { class: 'told' }, ...told.map((text) => make('li', {}, text))),
  );
}

interface ChartPlace {
  readonly x: number;
  readonly height: (games: number) => number;
}

function barsOf({ games, wins }: Period, { x, height }: ChartPlace): SVGElement[] {
  const bar = (kind: string, from: number, to: number): SVGElement[] => {
    const y = HEIGHT - height(to);
    const text = (value: number): string => String(Number(value.toFixed(2)));
    const box = { x: text(x), y: text(y), width: text(BAR), height: text(height(to) - height(from)) };
    return from === to ? [] : [makeSvg('rect', { class: kind, ...box })];
  };
  return [...bar('won', 0, wins), ...bar('lost', wins, games)];
}
