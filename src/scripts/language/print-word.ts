/** Prints one item of a script. */
import type { EventItemOf, WrittenItem } from './items.js';
import type { WrittenWords } from './language.js';

/** The canonical word of an event. */
export function printEvent<Call>(
  words: WrittenWords<Call>,
  { call, times, refused }: EventItemOf<Call>,
): string {
  return `${words.printCall(call)}${times === 1 ? '' : `*${times}`}${refused ? '?' : ''}`;
}

export function printWritten<Call>(words: WrittenWords<Call>, item: WrittenItem<Call>): string {
  switch (item.kind) {
    case 'tag':
      return `[${item.key} "${quoted(item.text)}"]`;
    case 'event':
      return printEvent(words, item);
    case 'win':
      return 'win';
    case 'comment':
      return `# ${item.text}`.trimEnd();
  }
}

const quoted = (text: string): string => text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
