/** From a script of Klondike to its canonical text. */
import { printEvent as printEventOf } from '../script/event-word.js';
import { printIn, printItemIn } from '../script/print.js';
import { LANGUAGE } from './language.js';
import type { EventItem, Item, Script } from './script.js';

/** Events share lines of up to 80 characters, each game from a new one; all else has a line of its own. */
export function printScript(script: Script): string {
  return printIn(LANGUAGE, script);
}

export const printItem = (item: Item): string => printItemIn(LANGUAGE, item);

/** The canonical word of an event. */
export const printEvent = (event: EventItem): string => printEventOf(LANGUAGE, event);
