/** The moves of a game as a link carries them: `stock.3 w-t3 t2-t6.3`, the words of a script in other signs. */
import { lineFrom, moveTree } from '../../core/move-tree.js';
import type { GameKit } from '../../kit/kit.js';
import type { EventItemOf } from '../../scripts/language/items.js';
import { printEvent } from '../../scripts/language/written.js';
import type { GameTypes, ScriptIn } from '../../scripts/running/stage.js';
import { reading } from '../game/link.js';
import type { RaceStrings } from './strings/english.js';

/** The most characters of moves in a link. Some programs cut links that have more than 2000 in all. */
const MOST = 1900;

/** Signs that a script has, and those that no address and no program for messages changes. */
const SIGNS = [
  ['>', '-'],
  ['*', '.'],
] as const;

/** The moves of the game in a script, without those taken back; undefined if they are too many for a link. */
export function linkedMoves<Game extends GameTypes>(kit: GameKit<Game>, script: string): string | undefined {
  const words = shortened(lastingOf(eventsOf(kit, kit.parse(script)))).join(' ');
  const text = SIGNS.reduce((told, [sign, other]) => told.replaceAll(sign, other), words);
  return text.length > MOST ? undefined : text;
}

/** Each event once for each time, as a word, without the one that deals. */
const eventsOf = <Game extends GameTypes>({ language }: GameKit<Game>, script: ScriptIn<Game>): string[] =>
  script
    .filter((item) => item.kind === 'event')
    .filter(({ call }) => !language.begins(call))
    .flatMap((item: EventItemOf<Game['call']>) =>
      Array.from({ length: item.times }, () => printEvent(language, { ...item, times: 1, refused: false })),
    );

/** Without what was taken back. */
function lastingOf(events: readonly string[]): string[] {
  const steps = events.map((word) => (word === 'undo' || word === 'redo' ? word : { move: word }));
  const { root, moves } = moveTree(steps, (word) => word);
  return lineFrom(root)
    .slice(0, moves)
    .flatMap(({ move }) => move ?? []);
}

/** Clicks on the stock in a row are one word: `stock*3`. Behind other words a number has another meaning. */
function shortened(words: readonly string[]): string[] {
  const short: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = short[short.length - 1];
    if (last?.word === word && /^\w+$/.test(word)) last.times++;
    else short.push({ word, times: 1 });
  }
  return short.map(({ word, times }) => (times === 1 ? word : `${word}*${times}`));
}

/** The script of these moves, without the deal. @throws Error that says what is wrong with them */
export function scriptOfMoves<Game extends GameTypes>(
  kit: GameKit<Game>,
  moves: string,
  strings: RaceStrings,
): ScriptIn<Game> {
  if (!/^[a-z0-9 .-]*$/.test(moves)) throw new Error(strings.notMoves);
  const words = SIGNS.reduce((told, [sign, other]) => told.replaceAll(other, sign), moves);
  const script = reading((text) => kit.parse(text), words);
  const areMoves = script.every((item) => item.kind === 'event' && !kit.language.begins(item.call));
  if (!areMoves) throw new Error(strings.notMoves);
  return script;
}
