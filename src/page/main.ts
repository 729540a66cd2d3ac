/** Opens the page, and has it kept for use without a network. */
import { languageOf } from '../core/strings/language.js';
import { LISTED_GAMES } from '../listed-games.js';
import { openPage } from './open-page.js';

/** The language that the address names, or else the browser's. */
const language = languageOf([...new URLSearchParams(location.search).getAll('lang'), ...navigator.languages]);

/** Not awaited where the module is evaluated: parts that it loads import it. */
void openPage(LISTED_GAMES, language, (page) => void page.keepOffline());
