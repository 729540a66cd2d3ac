/** The text below the grid, which is a message or the keys to go on. */
import type { MonteCarloFrame } from '../../contract/frame.js';
import { partsOf } from '../../../../terminal/input/commands.js';
import type { Footer, LineRoom } from '../../../../terminal/window/margin.js';
import { firstThatFits, inTwoLines } from '../../../../terminal/window/margin.js';
import type { HintEvent } from '../../views/hints.js';
import { hintReason } from '../../views/hints.js';
import type { TextOptions } from './buttons.js';
import { COMMANDS } from './buttons.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';

export interface GridMessage {
  /** Empty if there is nothing to say. */
  readonly message: string;
  /** The message for narrower and narrower windows. */
  readonly shorter?: readonly string[];
  /** Does a beep come with the message? */
  readonly isAlarm: boolean;
}

export function footerOf(
  { won }: Pick<MonteCarloFrame, 'won'>,
  said: GridMessage,
  line: TextOptions & LineRoom,
): Footer {
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

/** @param said the handler's sentence about the event, or empty @param asked the event, if it asked for a hint */
export function messageOf(
  frame: MonteCarloFrame,
  { said, asked }: { readonly said: string; readonly asked: HintEvent | undefined },
  { montecarlo, montecarloTerminal }: MonteCarloTerminalStrings,
): GridMessage {
  const { beeped, consolidateHinted } = frame;
  const { beep, beepAt, consolidateHinted: hinted } = montecarloTerminal;
  if (!beeped) {
    const { reason, again } = hintReason(asked, frame, montecarlo.hints) ?? {};
    const move = consolidateHinted ? hinted : '';
    const [message = '', ...shorter] = [[move, reason, again], [move, again], [move]].map((parts) =>
      parts.filter(Boolean).join(' '),
    );
    return { message, shorter, isAlarm: false };
  }
  if (said === '') return { message: beep, isAlarm: true };
  return { message: beepAt(said), shorter: [said], isAlarm: true };
}
