/** Prints a script as its canonical text. */
import type { MoveNode, TreeStep } from './move-tree.js';
import { branchesAt, lineFrom, moveTree } from './move-tree.js';
import type { EventItemOf, ItemOf, ScriptFactOf, ScriptOf } from './items.js';
import { checkScript, isRefreshed } from './items.js';
import type { FactWords, Language, NamedFact } from './language.js';
import { printEvent, printWritten } from './print-word.js';

/** The most characters in a line. */
const LINE = 80;

/**
 * Events share lines of up to 80 characters; each game begins a new line. Every other item has its own line.
 */
export function printIn<Call, Fact extends NamedFact>(
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

export function printItemIn<Call, Fact extends NamedFact>(
  language: Language<Call, Fact>,
  item: ItemOf<Call, Fact>,
): string {
  if (item.kind !== 'check') return printWritten(language, item);
  return `{ ${item.facts.map((fact) => printScriptFact(language, fact)).join('; ')} }`;
}

const printScriptFact = <Fact extends NamedFact>(
  { printFact }: FactWords<Fact>,
  fact: ScriptFactOf<Fact>,
): string => (isRefreshed(fact) ? `refreshed: ${fact.times}` : printFact(fact));

/** A move as its word. `isWin` is true for the first move that announces a win. */
interface PlayedWord {
  readonly word: string;
  isWin: boolean;
}

/**
 * Prints the moves as lines with variations: undone moves are in brackets after the moves that replaced them. Leaves
 * out checks, comments and refused events. Tags within a game come after it. Prints a game without variations as
 * `printIn` does.
 */
export function printVariationsIn<Call, Fact extends NamedFact>(
  language: Language<Call, Fact>,
  script: ScriptOf<Call, Fact>,
): string {
  const { isMove } = language;
  if (isMove === undefined) return printIn(language, script);
  checkScript(script);
  const lines = new WordLines();
  let steps: TreeStep<PlayedWord>[] = [];
  let tags: string[] = [];
  const endGame = (): void => {
    for (const word of wordsOf(steps)) lines.add(word);
    for (const tag of tags) lines.add(tag, true);
    [steps, tags] = [[], []];
  };
  for (const item of script) {
    if (item.kind === 'tag') tags.push(printWritten(language, item));
    else if (item.kind === 'event' && !item.refused && language.begins(item.call)) {
      endGame();
      lines.add(printEvent(language, item), 'first');
    } else for (const step of stepsOf(language, item, steps.at(-1))) steps.push(step);
  }
  endGame();
  return lines.text;
}

/** The effect of an item on the game. `before` is the step before it; a `win` belongs to that step. */
function stepsOf<Call, Fact extends NamedFact>(
  language: Language<Call, Fact>,
  item: ItemOf<Call, Fact>,
  before: TreeStep<PlayedWord> | undefined,
): TreeStep<PlayedWord>[] {
  if (item.kind === 'win' && typeof before === 'object') before.move.isWin = true;
  if (item.kind !== 'event' || item.refused) return [];
  const word = language.printCall(item.call);
  const step = (): TreeStep<PlayedWord> => {
    if (language.isMove?.(item.call) === true) return { move: { word, isWin: false } };
    return word === 'redo' ? 'redo' : 'undo';
  };
  return Array.from({ length: item.times }, step);
}

/** The words of a game: its line with all branches, and the `undo` that leads back to the current state. */
function wordsOf(steps: readonly TreeStep<PlayedWord>[]): string[] {
  const { root, moves } = moveTree(steps, ({ word }) => word);
  const undone = lineFrom(root).length - moves;
  const back = undone === 0 ? [] : [undone === 1 ? 'undo' : `undo*${undone}`];
  return [...wordsAfter(root), ...back];
}

/** The words after a node. A bracket is part of the word next to it. */
function wordsAfter(root: MoveNode<PlayedWord>): string[] {
  const words: string[] = [];
  /** A stack: the last entry is next. A string is added to the word before it. */
  const todo: (MoveNode<PlayedWord> | { readonly branch: MoveNode<PlayedWord> } | ')')[] = [root];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (next === ')') words.push(`${words.pop() ?? ''})`);
    else if ('branch' in next) {
      words.push(...wordsOfMove(next.branch, '('));
      todo.push(')', next.branch);
    } else {
      const child = next.children.at(-1);
      if (child === undefined) continue;
      words.push(...wordsOfMove(child));
      todo.push(child);
      for (const branch of branchesAt(next).slice().reverse()) todo.push({ branch });
    }
  }
  return words;
}

const wordsOfMove = ({ move }: MoveNode<PlayedWord>, sign = ''): string[] =>
  move === undefined ? [] : [sign + move.word, ...(move.isWin ? ['win'] : [])];

/** Breaks words into lines of up to 80 characters. */
class WordLines {
  private readonly lines: string[] = [];
  private isFull = true;

  /** @param isAlone does the word have its own line, or (`first`) begin one? */
  add(word: string, isAlone: boolean | 'first' = /^win\)*$/.test(word)): void {
    const last = this.lines.at(-1) ?? '';
    const joined = `${last} ${word}`;
    if (this.isFull || isAlone !== false || joined.length > LINE) this.lines.push(word);
    else this.lines.splice(-1, 1, joined);
    this.isFull = isAlone === true;
  }

  get text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }
}
