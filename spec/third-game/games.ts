/** The games of the package, and Stairs. */
import { GAMES } from '../../src/games.js';
import type { Games } from '../../src/kit/games.js';
import { opened } from '../../src/kit/games.js';
import { STAIRS } from './kit.js';

export const THREE: Games = [...GAMES, opened(STAIRS)];
