/** Prints a script as its canonical text. */
import type { EventItemOf, ItemOf, ScriptFactOf, ScriptOf } from './items.js';
import { checkScript, isRefreshed } from './items.js';
import type { FactWords, Language, Named } from './language.js';
import { printWritten } from './written.js';

/** A line has at most so many characters. */
export const LINE = 80;

/**
 * Events share lines of up to 80 characters; each game begins a new line. Every other item has its own line.
 */
export function printIn<Call, Fact extends Named>(
  language: Language<Call, Fact>,
  script: ScriptOf<Call, Fact>,
): string {
  checkScript(script);
  const fits = (events: string, { call }: EventItemOf<Call>, word: string): boolean =>
    events !== '' && !language.begins(call) && events.length + 1 + word.length <= LINE;
  const lines: string[] = [];
  let events = '';
  for (const item of script) {
    const word = printItemIn(language, item);
    if (item.kind === 'event' && fits(events, item, word)) {
      events += ` ${word}`;
    } else {
      if (events !== '') lines.push(events);
      events = item.kind === 'event' ? word : '';
      if (item.kind !== 'event') lines.push(word);
    }
  }
  if (events !== '') lines.push(events);
  return lines.map((line) => `${line}\n`).join('');
}

export function printItemIn<Call, Fact extends Named>(
  language: Language<Call, Fact>,
  item: ItemOf<Call, Fact>,
): string {
  if (item.kind !== 'check') return printWritten(language, item);
  return `{ ${item.facts.map((fact) => printScriptFact(language, fact)).join('; ')} }`;
}

const printScriptFact = <Fact extends Named>(
  { printFact }: FactWords<Fact>,
  fact: ScriptFactOf<Fact>,
): string => (isRefreshed(fact) ? `refreshed: ${fact.times}` : printFact(fact));
