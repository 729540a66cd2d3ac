/** A failure as a `.klon` script, and the command that runs it again. */
import { parseFrame } from '../../games/klondike/contract/frame-text.js';
import { parseScript } from '../../games/klondike/script/parse.js';
import { LANGUAGE } from '../../games/klondike/script/language.js';
import type { PlayedCall, Failed } from '../examine/evidence.js';
import { ANY_CARD } from '../examine/told.js';
import type { Candidate } from '../candidate/candidate.js';

/** Empty if a call cannot be written down: a pile that there is not has no name, half a card no number. */
export function scriptOf({ calls, earlierGames, seed, expected, seen }: Failed, house: string): string {
  if (calls.length === 0 || !calls.every(({ call }) => LANGUAGE.isSayable(call))) return '';
  const tags = `[Rules "${house}"] [Seed "${seed}"]`;
  const words = [...new Array<string>(earlierGames).fill('new'), ...wordsOf(calls)];
  const facts = factsOf(expected, seen);
  const script = [tags, ...words, ...(facts.length === 0 ? [] : [`{ ${facts.join('; ')} }`])].join(' ');
  return isRead(() => parseScript(script)) ? script : '';
}

/** Equal stock clicks and undos in a row are one word. */
function wordsOf(calls: readonly PlayedCall[]): string[] {
  const words: { text: string; times: number; mark: string }[] = [];
  for (const { call, refused } of calls) {
    const text = LANGUAGE.printCall(call);
    const mark = refused ? '?' : '';
    const last = words.at(-1);
    const isRepeated = call.event === 'clickStock' || call.event === 'undo';
    if (isRepeated && last?.text === text && last.mark === mark) last.times++;
    else words.push({ text, times: 1, mark });
  }
  return words.map(({ text, times, mark }) => `${text}${times > 1 ? `*${times}` : ''}${mark}`);
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

/** The words of the command; empty if no words name the candidate. */
export const replayOf = ({ words }: Candidate, script: string): string =>
  words === '' || script === '' ? '' : `echo '${script}' | klondike replay ${words} -`;
