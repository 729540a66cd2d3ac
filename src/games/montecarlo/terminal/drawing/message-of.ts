/** What is said with a new frame. */
import type { Frame } from '../../contract/frame.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';
import type { Message } from './footer.js';

/** @param said what the handler said of the event; empty if nothing */
export function messageOf(
  { beeped, consolidateHinted }: Frame,
  said: string,
  { montecarloTerminal }: MonteCarloTerminalStrings,
): Message {
  const { beep, beepAt, consolidateHinted: hinted } = montecarloTerminal;
  if (!beeped) return { message: consolidateHinted ? hinted : '', isAlarm: false };
  if (said === '') return { message: beep, isAlarm: true };
  return { message: beepAt(said), shorter: [said], isAlarm: true };
}
