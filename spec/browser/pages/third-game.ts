/** The page, with a third game in its list. */
import { loadGames } from '../../../src/page/games.js';
import { Page } from '../../../src/page/page.js';
import { THREE } from '../../third-game/games.js';

void loadGames(THREE, 'en').then((setGames) => new Page(setGames, 'en').open());
