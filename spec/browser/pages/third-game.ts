/** The page, with a third game in its list. */
import { openPage } from '../../../src/page/open-page.js';
import { LISTED_THREE } from '../../third-game/games.js';

void openPage(LISTED_THREE, 'en');
