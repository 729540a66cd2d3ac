/** What stands below the grid: what is said, or else how to go on. */
import type { Frame } from '../../../../montecarlo/contract/frame.js';
import type { Footer, Line } from '../../window/margin.js';
import { firstThatFits, inTwoLines } from '../../window/margin.js';

export interface Message {
  /** Empty where there is nothing to say. */
  readonly message: string;
  /** The same for narrower and narrower windows. */
  readonly shorter?: readonly string[];
  /** Does a beep go with the message? */
  readonly isAlarm: boolean;
}

export function footerOf({ won }: Pick<Frame, 'won'>, said: Message, line: Line): Footer {
  const { message, shorter = [], isAlarm } = said;
  if (message !== '')
    return { text: inTwoLines([message, ...shorter], line), style: { bold: true, inverse: isAlarm } };
  if (!won) return { text: firstThatFits(HINTS, line), style: {} };
  return { text: firstThatFits(wonTexts(line.unicode), line), style: { bold: true, inverse: true } };
}

/** The longest first. */
const wonTexts = (unicode: boolean): string[] => [
  `${unicode ? '♠ ♥ ♦ ♣  ' : ''}You have won! n deals anew, r replays, u undoes`,
  'You have won! n, r, u go on',
  'Won! n new, u undo',
];

/** The longest first. */
const HINTS = [
  'arrows move  enter or a click chooses a card, then one that touches it',
  'arrows move  enter or a click chooses a card',
  'arrows move  enter chooses',
  'arrows, enter',
];
