/** How hard a deal is for a player, from the easiest to the hardest. */
import { TextError } from './text/text-error.js';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** @throws TextError */
export function readDifficulty(text: string): Difficulty {
  const difficulty = DIFFICULTIES.find((one) => one === text);
  if (difficulty !== undefined) return difficulty;
  throw new TextError({ line: 1, column: 1 }, text, DIFFICULTIES.join(', '));
}
