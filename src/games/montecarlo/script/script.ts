/** The `.klon` script of Monte Carlo Solitaire as data and as text. */
import type { RedoCall } from '../../../core/redo.js';
import type { MonteCarloCall } from '../contract/handler.js';
import type { MonteCarloFact } from '../contract/frame-text.js';
import type {
  CheckItemOf,
  CommentItem,
  EventItemOf,
  TagItem,
  WinItem,
  WrittenItem,
} from '../../../scripts/language/items.js';
import { parseIn } from '../../../scripts/language/parse.js';
import { printIn } from '../../../scripts/language/print.js';
import { LANGUAGE } from './language.js';

/** The items of a script, in order. */
export type MonteCarloScript = readonly MonteCarloItem[];

/** A part of a script. */
export type MonteCarloItem = TagItem | MonteCarloEventItem | MonteCarloCheckItem | WinItem | CommentItem;

/** An item that a tape writes. */
export type MonteCarloWrittenItem = WrittenItem<MonteCarloCall | RedoCall>;

/** `new:12345`, `a1`, `undo*5`, `e5?`. An event is refused if it doesn't cause a view call, or causes a `beep`. */
export type MonteCarloEventItem = EventItemOf<MonteCarloCall | RedoCall>;

/** `{ left: 25; r1: 6h 2s -- 8d 9s }`: what the view must show now. */
export type MonteCarloCheckItem = CheckItemOf<MonteCarloFact>;

/** @throws TextError with line, column, the word there and the expected form */
export function parseMonteCarloScript(text: string): MonteCarloScript {
  return parseIn(LANGUAGE, text);
}

/** Events share lines of up to 80 characters, and each game begins a new line. Every other item has a separate line. */
export function printMonteCarloScript(script: MonteCarloScript): string {
  return printIn(LANGUAGE, script);
}
