/** The page, with a third game in its list. */
import { openPage } from '../../../src/page/open-page.js';
import { THREE } from '../../third-game/games.js';

void openPage(THREE, 'en');
