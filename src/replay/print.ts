/** From a script to its canonical text. */
import { printFact } from '../klondike/notation/frame.js';
import { printEvent } from './event-text.js';
import type { EventItem, Item, Script, ScriptFact } from './script.js';

const LINE = 80;

/** Events share lines of up to 80 characters, each game from a new one; all else has a line of its own. */
export function printScript(script: Script): string {
  const lines: string[] = [];
  let events = '';
  for (const item of script) {
    const word = printItem(item);
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

const fits = (events: string, item: EventItem, word: string): boolean =>
  events !== '' && item.call.event !== 'newGame' && events.length + 1 + word.length <= LINE;

export function printItem(item: Item): string {
  switch (item.kind) {
    case 'tag':
      return `[${item.key} "${quoted(item.text)}"]`;
    case 'event':
      return printEvent(item);
    case 'check':
      return `{ ${item.facts.map(printScriptFact).join('; ')} }`;
    case 'win':
      return 'win';
    case 'comment':
      return `# ${item.text}`.trimEnd();
  }
}

export const printScriptFact = (fact: ScriptFact): string =>
  fact.fact === 'refreshed' ? `refreshed: ${fact.times}` : printFact(fact);

const quoted = (text: string): string => text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
