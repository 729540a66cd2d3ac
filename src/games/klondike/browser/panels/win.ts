/** The contents of the panel after a win. */
import type { WinFigure } from '../../../../browser/won/banner.js';
import { clockText } from '../../../../core/text/format.js';
import type { Score } from '../../contract/assistant.js';
import type { BrowserConfig } from '../input/offered.js';

/** The title and the figures. A house with its own announcement leaves out the moves. */
export function winTexts({ options, strings }: BrowserConfig, moves: number): [string, WinFigure[]] {
  const { assistant, wonText } = options;
  const { win } = strings.browser;
  const [time, score] = [assistant?.time?.(), assistant?.score?.()];
  const figures = [
    ...(wonText === undefined ? [{ value: String(moves), label: win.moves(moves) }] : []),
    ...(time === undefined ? [] : [{ value: clockText(time), label: win.time }]),
    ...(score === undefined ? [] : [scoreFigure(score, strings)]),
  ];
  return [wonText ?? win.title, figures];
}

function scoreFigure(
  { scoring, points, balance }: Score,
  { browser: { win }, klondike }: BrowserConfig['strings'],
): WinFigure {
  if (scoring === 'standard') return { value: String(points), label: win.points(points) };
  const value = klondike.score({ scoring, points });
  const label = balance === undefined ? win.score : win.balance(klondike.score({ scoring, points: balance }));
  return { value, label };
}
