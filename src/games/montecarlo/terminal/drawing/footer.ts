/** What stands below the grid: what is said, or else how to go on. */
import type { Frame } from '../../contract/frame.js';
import { commandPart } from '../../../../terminal/input/commands.js';
import type { Footer, Line, Part } from '../../../../terminal/window/margin.js';
import { firstThatFits, inTwoLines } from '../../../../terminal/window/margin.js';
import type { CommandName } from './buttons.js';
import { COMMANDS } from './buttons.js';

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
    return { parts: [inTwoLines([message, ...shorter], line)], style: { bold: true, inverse: isAlarm } };
  if (!won) return { parts: firstThatFits(HINTS, line), style: {} };
  return { parts: firstThatFits(wonLines(line.unicode), line), style: { bold: true, inverse: true } };
}

/** A command, in other words than those of the list; its key alone where there are none. */
const part = (name: CommandName, text = ''): Part[] =>
  COMMANDS.filter((command) => command.name === name).map((command) => commandPart(command, text));

/** The longest first. */
function wonLines(unicode: boolean): Part[][] {
  const all = (deals?: string, replays?: string, undoes?: string): Part[] => [
    ...part('newDeal', deals),
    ', ',
    ...part('replay', replays),
    ', ',
    ...part('undo', undoes),
  ];
  return [
    [`${unicode ? '♠ ♥ ♦ ♣  ' : ''}You have won! `, ...all('deals anew', 'replays', 'undoes')],
    ['You have won! ', ...all(), ' go on'],
    ['Won! ', ...part('newDeal', 'new'), ', ', ...part('undo', 'undo')],
  ];
}

/** The longest first. */
const HINTS: readonly Part[][] = [
  ['arrows move  enter or a click chooses a card, then one that touches it'],
  ['arrows move  enter or a click chooses a card'],
  ['arrows move  enter chooses'],
  ['arrows, enter'],
];
