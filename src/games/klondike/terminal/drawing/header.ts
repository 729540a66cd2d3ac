/** The line above the table: which deal is played by which rules, and the figures of the game. */
import { clockText } from '../../../../core/text/format.js';
import { dealTitle } from '../../../../core/text/deal-name.js';
import type { Size } from '../../../../terminal/drawing/canvas.js';
import { widthOf } from '../../../../terminal/drawing/text.js';
import type { Header } from '../../../../terminal/window/margin.js';
import type { TerminalLook } from '../../../../terminal/window/suits.js';
import type { KlondikeAssistant } from '../../contract/assistant.js';
import type { Frame } from '../../contract/frame.js';
import type { Truth } from '../../views/advice-told.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import type { Form } from './form.js';
import type { House } from './help.js';

/** What a header tells. */
interface Headed extends Size, Pick<TerminalLook, 'unicode'> {
  readonly assistant?: Pick<KlondikeAssistant, 'score' | 'time' | 'redealsLeft'> | undefined;
  readonly deal?: string | undefined;
  readonly house?: Pick<House, 'name'> | undefined;
  readonly truth?: Truth | undefined;
  readonly strings?: KlondikeTerminalStrings | undefined;
}

/** All figures that leave room for the deal's name. */
export function headerOf(frame: Frame, options: Headed, { headerRows }: Form): Header {
  const { columns, unicode } = options;
  const titles = titlesOf(options);
  const room = columns - 2 - (headerRows === 2 ? 0 : widthOf(titles.at(-1) ?? '', unicode) + 2);
  const told = figuresOf(frame, options).map((parts) => parts.join(columns < 28 ? ' ' : '  '));
  const figures = told.find((text) => widthOf(text, unicode) <= room) ?? told.at(-1) ?? '';
  return { titles, figures };
}

/** Where there is no room for the house, the deal alone. */
function titlesOf({ deal, house, strings = ENGLISH }: Headed): readonly string[] {
  if (deal === undefined) return [strings.klondike.title];
  const title = dealTitle(deal, strings.core);
  return house?.name === undefined ? [title] : [`${house.name} ${title}`, title];
}

/**
 * The redeals left, the truth, the time, the score and the number of moves; then fewer of them: first without what all
 * games together have won.
 */
function figuresOf(
  { moves }: Frame,
  { assistant, truth, strings = ENGLISH }: Headed,
): readonly (readonly string[])[] {
  const { klondike, klondikeTerminal: words } = strings;
  const [time, score, left] = [assistant?.time?.(), assistant?.score?.(), assistant?.redealsLeft?.()];
  const redeals = left === undefined || left === Infinity ? [] : [klondike.redealsLeft(left)];
  const truths = truth === undefined ? [] : [words.truth[truth]];
  const times = time === undefined ? [] : [clockText(time)];
  const scores = score === undefined ? [] : [klondike.score(score)];
  const points =
    score === undefined ? [] : [klondike.score({ scoring: score.scoring, points: score.points })];
  const counted = [words.moves(moves)];
  return [
    [...redeals, ...truths, ...times, ...scores, ...counted],
    [...redeals, ...truths, ...times, ...points, ...counted],
    [...redeals, ...truths, ...points, ...counted],
    [...truths, ...points, ...counted],
    [...truths, ...counted],
  ];
}
