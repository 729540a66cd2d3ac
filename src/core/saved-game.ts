/**
 * Games as text: tags for the game and its rules, the deal, then the moves as words of a script. The text includes
 * undone moves, with one `undo` for each of them at the end.
 */
import { History } from './history.js';
import { TextError } from './text/text-error.js';
import type { Word } from './text/words.js';
import { endOf, wordsOf } from './text/words.js';

/** @param wordBetween the move between two successive states, as words of a script */
export function printSaved<State>(
  head: string,
  { line, moves }: History<State>,
  wordBetween: (before: State, after: State) => string,
): string {
  const words = line.slice(1).map((next, index) => wordBetween(line[index] ?? next, next));
  return [head, ...words, ...words.slice(moves).fill('undo')].join(' ');
}

/**
 * Reads the words for the moves, and the name of the deal. White space before the name gives its errors the right place
 * in the whole text.
 * @param headOf the lines before the moves for a deal of this name. The second line has only the deal
 * @throws TextError if the text begins with other lines
 */
export function readHead(given: string, headOf: (deal: string) => string): { words: Word[]; name: string } {
  const text = given.replaceAll('\r\n', '\n');
  const words = wordsOf(text);
  const name = /"\]\n\[Deal "(.*)"\]/.exec(text)?.[1] ?? '';
  const head = wordsOf(headOf(name));
  for (const [index, { text: expected }] of head.entries()) {
    const word = words[index] ?? endOf(words);
    if (word.text !== expected) throw new TextError(word, word.text, expected);
  }
  return { words: words.slice(head.length), name: `\n       ${name}` };
}

/**
 * Plays these moves from a first state, and returns their history.
 * @param play the state after a move; undefined or false for an illegal move
 * @throws TextError at an illegal move
 */
export function readMoves<State>(
  words: readonly Word[],
  first: State,
  play: (now: State, word: string) => State | false | undefined,
): History<State> {
  const history = new History(first);
  for (const word of words) {
    if (word.text === 'undo' && history.undo()) continue;
    const next = play(history.now, word.text);
    if (!next) throw new TextError(word, word.text, 'a legal move, as save() writes it');
    history.push(next);
  }
  return history;
}
