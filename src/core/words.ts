/** Texts as words, each with its place: what every parser here reads. */
import type { Place } from './text-error.js';
import { TextError } from './text-error.js';

export interface Word extends Place {
  readonly text: string;
}

/** `key: words`, or `key` alone: one line of a text, or what stands between two semicolons. */
export interface Entry {
  /** Without its colon. */
  readonly key: Word;
  readonly hasColon: boolean;
  readonly words: readonly Word[];
}

const START: Place = { line: 1, column: 1 };

/** The words of a text, separated by white space; a semicolon is a word of its own. `start` is where the text begins. */
export function wordsOf(text: string, start = START): Word[] {
  const words: Word[] = [];
  let line = start.line;
  let lineStart = 1 - start.column;
  for (const match of text.matchAll(/\n|;|[^\s;]+/g)) {
    if (match[0] === '\n') {
      line++;
      lineStart = match.index + 1;
    } else {
      words.push({ text: match[0], line, column: match.index - lineStart + 1 });
    }
  }
  return words;
}

/** @throws TextError where an entry starts with a colon */
export function entriesOf(text: string, start = START): Entry[] {
  const groups: [Word, ...Word[]][] = [];
  let group: [Word, ...Word[]] | undefined;
  for (const word of wordsOf(text, start)) {
    if (word.text === ';') group = undefined;
    else if (group?.[0].line === word.line) group.push(word);
    else groups.push((group = [word]));
  }
  return groups.map(readEntry);
}

function readEntry([first, ...rest]: readonly [Word, ...Word[]]): Entry {
  const colon = first.text.indexOf(':');
  if (colon === 0) throw new TextError(first, first.text, 'a name before the colon');
  if (colon < 0) return { key: first, hasColon: false, words: rest };
  const key = { ...first, text: first.text.slice(0, colon) };
  const tail = { ...first, text: first.text.slice(colon + 1), column: first.column + colon + 1 };
  return { key, hasColon: true, words: tail.text === '' ? rest : [tail, ...rest] };
}
