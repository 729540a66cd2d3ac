/** A failure as a `.klon` script, and the command that runs it again. */
import { valueText } from '../../core/given.js';
import { parseFrame } from '../../games/klondike/contract/frame-text.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { eventsOf, parseScript } from '../../games/klondike/script/text.js';
import { LANGUAGE } from '../../games/klondike/script/language.js';
import { printEvent } from '../../scripts/language/print-word.js';
import type { CheckFailure } from '../examine/record/evidence.js';
import type { Ledger } from '../examine/record/ledger.js';
import { printReading } from '../examine/record/ledger.js';
import { ANY_CARD } from '../examine/judge/fault-texts.js';
import type { Candidate } from '../candidate/candidate.js';

/**
 * The tag `Check` lets `klondike replay` judge the events as the grader does: no fact of a script can say all that it sees.
 * Empty if a call cannot be written down: a pile that there is not has no name, half a card no number.
 */
export function scriptOf(
  failed: CheckFailure,
  { house, ledger }: { readonly house: string; readonly ledger: Ledger },
): string {
  const { check, calls, earlierGames, seed, expected, seen } = failed;
  if (calls.length === 0 || !calls.every(({ call }) => LANGUAGE.isSayable(call))) return '';
  const tags = `[Rules "${house}"] [Seed "${seed}"] [Check "${check}"]${readingTag(failed, ledger)}`;
  const events = eventsOf(calls).map((event) => printEvent(LANGUAGE, event));
  const words = [...new Array<string>(earlierGames).fill('new'), ...events];
  const facts = factsOf(expected, seen);
  const script = [tags, ...words, ...(facts.length === 0 ? [] : [`{ ${facts.join('; ')} }`])].join(' ');
  return isRead(() => parseScript(script)) ? script : '';
}

/** Other games may have shown how the handler reads what it is asked here; then it is wrong that it reads it otherwise. */
function readingTag({ check, key }: CheckFailure, ledger: Ledger): string {
  const question = check === 'win.again' ? 'won again' : key === 'nothing left' ? 'empty click' : undefined;
  const [reading, other] = question === undefined ? [] : ledger.readingsOf(question);
  if (question === undefined || reading === undefined || other !== undefined) return '';
  return ` [Reading "${printReading({ question, reading })}"]`;
}

/** The lines of the frame that differ, but those with cards that nobody has seen. */
function factsOf(expected: string, seen: string): string[] {
  const shown = new Set(seen.split('\n'));
  const lines = expected.split('\n').filter((line) => !shown.has(line) && !line.includes(ANY_CARD));
  return lines.filter(isFact);
}

const isFact = (line: string): boolean => isRead(() => parseFrame(line));

function isRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/**
 * The last call that no script can say, as it was made: `moveWasteToTableau(-1)`, with "after" before it if it is not the
 * one that failed. Empty if a script can say them all.
 */
export function unsaidOf({ calls }: CheckFailure): string {
  const at = calls.findLastIndex(({ call }) => !isSaid(call));
  const call = calls[at]?.call;
  if (call === undefined) return '';
  const text = `${call.event}(${call.args.map(valueText).join(', ')})`;
  return at === calls.length - 1 ? text : `after ${text}`;
}

/** Can a script have this call? */
export const isSaid = (call: KlondikeCall): boolean =>
  LANGUAGE.isSayable(call) && isRead(() => parseScript(LANGUAGE.printCall(call)));

/** The words of the command; empty if no words name the candidate. */
export const replayOf = ({ words }: Candidate, script: string): string =>
  words === '' || script === '' ? '' : `echo '${script}' | npx klondike replay ${words} -`;
