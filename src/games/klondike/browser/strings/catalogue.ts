/** The texts that a table of Klondike on a page needs in each language, and the English ones. */
import type { BrowserStrings } from '../../../../browser/strings/english.js';
import { BROWSER_ENGLISH } from '../../../../browser/strings/english.js';
import type { CommandWords } from '../../../../core/commands.js';
import type { CoreStrings } from '../../../../core/strings/english.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import type { KlondikeHintStrings, KlondikeStrings } from '../../words/english.js';
import { KLONDIKE_ENGLISH, KLONDIKE_HINTS_ENGLISH } from '../../words/english.js';
import type { KlondikeChangeStrings } from '../../words/changes-english.js';
import { KLONDIKE_CHANGES_ENGLISH } from '../../words/changes-english.js';
import type { KlondikeReadingStrings } from '../../words/reading-english.js';
import { KLONDIKE_READING_ENGLISH } from '../../words/reading-english.js';
import type { KlondikeBrowserSection } from './english.js';
import { KLONDIKE_BROWSER_ENGLISH } from './english.js';

/** The texts of a `BrowserView`, such as `FRENCH` of `klondike-kit/french`. */
export interface KlondikeBrowserStrings {
  readonly core: CoreStrings;
  readonly browser: BrowserStrings;
  readonly klondike: KlondikeStrings;
  readonly klondikeHints: KlondikeHintStrings;
  readonly klondikeReading: KlondikeReadingStrings;
  readonly klondikeChanges: KlondikeChangeStrings;
  readonly klondikeBrowser: KlondikeBrowserSection;
}

export const ENGLISH: KlondikeBrowserStrings = {
  core: CORE_ENGLISH,
  browser: BROWSER_ENGLISH,
  klondike: KLONDIKE_ENGLISH,
  klondikeHints: KLONDIKE_HINTS_ENGLISH,
  klondikeReading: KLONDIKE_READING_ENGLISH,
  klondikeChanges: KLONDIKE_CHANGES_ENGLISH,
  klondikeBrowser: KLONDIKE_BROWSER_ENGLISH,
};

/** The words of every command of such a table. */
export const wordsIn = ({
  core,
  browser,
  klondike,
}: KlondikeBrowserStrings): Readonly<Record<KlondikeCommandName<'browser'>, CommandWords>> => ({
  ...core.commands,
  ...browser.commands,
  ...klondike.commands,
});
