/** Checks scripts whose game is to be continued. Errors tell their place in the text. */
import { TextError } from '../core/text/text-error.js';
import type { Failure } from '../scripts/running/run.js';
import type { GameTypes, Stage } from '../scripts/running/stage.js';
import type { ScriptOf } from '../scripts/language/items.js';
import { placeOfItem } from '../scripts/language/parse.js';
import { printItemIn } from '../scripts/language/print.js';

/** The most events of a game that is continued. Each can be undone, so all are kept in memory. */
const MOST_EVENTS = 100_000;

interface Text<Game extends GameTypes> {
  readonly text: string;
  readonly script: ScriptOf<Game['call'], Game['fact']>;
}

/** @throws TextError unless the script names a deal, begins a game, and has at most 100,000 events */
export function checkGame<Game extends GameTypes>(
  { language, takesDeal, dealOfTag }: Stage<Game>,
  { text, script }: Text<Game>,
): void {
  let hasDeal = false;
  let begins = false;
  let events = 0;
  for (const [index, item] of script.entries()) {
    if (item.kind === 'tag') hasDeal ||= dealOfTag(item) !== undefined;
    if (item.kind !== 'event') continue;
    events += item.times;
    begins ||= language.begins(item.call);
    const wrongHere = (expected: string): TextError =>
      wrong(text, index, [printItemIn(language, item), expected]);
    if (takesDeal(item.call) && !hasDeal) throw wrongHere('a Deal tag before it');
    if (events > MOST_EVENTS) throw wrongHere(`at most ${MOST_EVENTS} events`);
  }
  if (!begins) throw wrong(text, script.length, ['', `${language.beginnings}, at which a game begins`]);
}

/** The error for a script that failed, at the place of the failed item. */
export function faultOf<Game extends GameTypes>(
  { language }: Stage<Game>,
  { text, script }: Text<Game>,
  { index, rows }: Failure,
): TextError {
  const item = script[index];
  const differing = rows.filter((row) => !row.holds);
  const expected =
    item?.kind === 'event'
      ? `an event that is ${item.refused ? 'refused' : 'accepted'}`
      : differing.map(({ name, expected, seen }) => `${name}: ${expected} (it is ${seen})`).join('; ');
  return wrong(text, index, [item === undefined ? '' : printItemIn(language, item), expected]);
}

const wrong = (text: string, index: number, [word, expected]: readonly [string, string]): TextError =>
  new TextError(placeOfItem(text, index), word, expected);
