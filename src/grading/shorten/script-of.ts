/** Writes a failure as a `.klon` script, and the command that runs it again. */
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
 * The tag `Check` makes `klondike replay` judge the events as the grader does, because the facts of a script can't say
 * everything that the grader sees. Empty if a script can't contain a call: it has no name for a pile that does not
 * exist, and no number for half a card.
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
  return canParse(() => parseScript(script)) ? script : '';
}

/**
 * Other games may have shown how the handler reads the question. If the handler answers differently here, the tag makes
 * that answer wrong.
 */
function readingTag({ check, key }: CheckFailure, ledger: Ledger): string {
  const question = check === 'win.again' ? 'won again' : key === 'nothing left' ? 'empty click' : undefined;
  const [reading, other] = question === undefined ? [] : ledger.readingsOf(question);
  if (question === undefined || reading === undefined || other !== undefined) return '';
  return ` [Reading "${printReading({ question, reading })}"]`;
}

/** The expected lines that the view does not show, without lines that have unknown cards. */
function factsOf(expected: string, seen: string): string[] {
  const shown = new Set(seen.split('\n'));
  const lines = expected.split('\n').filter((line) => !shown.has(line) && !line.includes(ANY_CARD));
  return lines.filter(isFact);
}

const isFact = (line: string): boolean => canParse(() => parseFrame(line));

function canParse(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/**
 * The last call that no script can contain, such as `moveWasteToTableau(-1)`. Starts with "after" if it is not the call
 * that failed. Empty if a script can contain all calls.
 */
export function unwritableCall({ calls }: CheckFailure): string {
  const at = calls.findLastIndex(({ call }) => !canWrite(call));
  const call = calls[at]?.call;
  if (call === undefined) return '';
  const text = `${call.event}(${call.args.map(valueText).join(', ')})`;
  return at === calls.length - 1 ? text : `after ${text}`;
}

/** Can a script contain this call? */
export const canWrite = (call: KlondikeCall): boolean =>
  LANGUAGE.isSayable(call) && canParse(() => parseScript(LANGUAGE.printCall(call)));

/** Empty if no option selects the candidate. */
export const replayOf = ({ words }: Candidate, script: string): string =>
  words === '' || script === '' ? '' : `echo '${script}' | npx klondike replay ${words} -`;
