/** The text below the grid: a message, or how to go on. */
import type { Frame } from '../../contract/frame.js';
import { partsOf } from '../../../../terminal/input/commands.js';
import type { Footer, LineRoom } from '../../../../terminal/window/margin.js';
import { firstThatFits, inTwoLines } from '../../../../terminal/window/margin.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';
import { COMMANDS } from './buttons.js';

export interface Message {
  /** Empty if there is nothing to say. */
  readonly message: string;
  /** The same message for narrower and narrower windows. */
  readonly shorter?: readonly string[];
  /** Does a beep go with the message? */
  readonly isAlarm: boolean;
}

/** The room for a line of text, and its language. */
export interface FooterLine extends LineRoom {
  readonly strings: MonteCarloTerminalStrings;
}

export function footerOf({ won }: Pick<Frame, 'won'>, said: Message, line: FooterLine): Footer {
  const { message, shorter = [], isAlarm } = said;
  if (message !== '')
    return { parts: [inTwoLines([message, ...shorter], line)], style: { bold: true, inverse: isAlarm } };
  const { terminal, montecarloTerminal } = line.strings;
  const { footer } = montecarloTerminal;
  const [first = '', ...others] = won ? footer.won : footer.playing;
  const lines = [won && line.unicode ? `♠ ♥ ♦ ♣  ${first}` : first, ...others].map((text) =>
    partsOf(text, COMMANDS, terminal.keys),
  );
  return { parts: firstThatFits(lines, line), style: won ? { bold: true, inverse: true } : {} };
}
