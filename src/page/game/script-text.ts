/** Scripts from outside the page: what is wrong with one is told by its place. */
import { TextError } from '../../core/text-error.js';
import { placeOfItem } from '../../replay/script/parse.js';
import { printItem } from '../../replay/klondike/print.js';
import type { Failure } from '../../replay/running/run.js';
import type { Script } from '../../replay/klondike/script.js';
import { dealOfTag } from '../../replay/klondike/tags.js';

/** The most events of a game that is gone on with: each is a step that can be undone, and all are kept. */
const MOST_EVENTS = 100_000;

/** @throws TextError unless the script names a deal, begins a game, and is not too long to go on with */
export function checkGame(text: string, script: Script): void {
  let isDealt = false;
  let events = 0;
  for (const [index, item] of script.entries()) {
    if (item.kind === 'tag') isDealt ||= dealOfTag(item) !== undefined;
    if (item.kind !== 'event') continue;
    events += item.times;
    if (item.call.event === 'newGame' && !isDealt) throw wrong(text, index, ['new', 'a Deal tag before it']);
    if (events > MOST_EVENTS) throw wrong(text, index, [printItem(item), `at most ${MOST_EVENTS} events`]);
  }
  const begins = script.some((item) => item.kind === 'event' && item.call.event === 'newGame');
  if (!begins) throw wrong(text, script.length, ['', 'new, at which a game begins']);
}

/** Why a script cannot be played, at the item where it fails. */
export function faultOf(
  { text, script }: { text: string; script: Script },
  { index, rows }: Failure,
): TextError {
  const item = script[index];
  const differing = rows.filter((row) => !row.holds);
  const expected =
    item?.kind === 'event'
      ? `an event that is ${item.refused ? 'refused' : 'accepted'}`
      : differing.map(({ name, expected, seen }) => `${name}: ${expected} (it is ${seen})`).join('; ');
  return wrong(text, index, [item === undefined ? '' : printItem(item), expected]);
}

const wrong = (text: string, index: number, [word, expected]: readonly [string, string]): TextError =>
  new TextError(placeOfItem(text, index), word, expected);
