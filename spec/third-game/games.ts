/** The games in the package, and Stairs. */
import { GAMES } from '../../src/games.js';
import type { Games, ListedGames } from '../../src/kit/games.js';
import { opened } from '../../src/kit/games.js';
import { LISTED_GAMES } from '../../src/listed-games.js';
import { STAIRS } from './kit.js';

export const THREE: Games = [...GAMES, opened(STAIRS)];

/** The games in the form that the page loads. */
export const LISTED_THREE: ListedGames = [
  ...LISTED_GAMES,
  {
    name: 'stairs',
    houses: { en: { stairs: 'Stairs' }, fr: { stairs: 'Stairs' } },
    load: () => Promise.resolve(opened(STAIRS)),
  },
];
