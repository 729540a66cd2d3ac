/** Which game a script is of: the `Game` tag before its first event says so. */
import { TextError } from '../../core/text/text-error.js';
import type { TagItem } from './items.js';
import { tokensOf } from './tokens.js';

/** The games that have scripts, and what reads these: a function, and a command. */
const READERS = {
  klondike: 'parseScript (klondike-kit) and klondike play',
  montecarlo: 'parseMonteCarloScript (klondike-kit/montecarlo) and klondike montecarlo',
} as const;

export type GameName = keyof typeof READERS;

const isGame = (name: string): name is GameName => Object.hasOwn(READERS, name);

/** The game that a text says its script is of; Klondike where it names none before its first event. */
export function gameOf(text: string): GameName {
  try {
    for (const { kind, key, text: name } of tokensOf(text)) {
      if (kind === 'word') break;
      if (kind === 'tag' && key === 'Game') return isGame(name) ? name : 'klondike';
    }
  } catch (error) {
    if (!(error instanceof TextError)) throw error; // Whoever reads the script tells what is wrong with it.
  }
  return 'klondike';
}

/** @throws TextError at a `Game` tag that names another game */
export function checkGameTag({ key, text }: TagItem, game: GameName): void {
  if (key !== 'Game' || text === game) return;
  const expected = isGame(text)
    ? `${game}: scripts of ${text} are read by ${READERS[text]}`
    : `the name of a game: ${Object.keys(READERS).join(', ')}`;
  throw new TextError({ line: 1, column: 1 }, text, expected);
}
