/** The texts that a table of Klondike on a page needs in each language. */
import type { BrowserStrings } from '../../../../browser/strings/english.js';
import type { CommandWords } from '../../../../core/commands.js';
import type { CardSearchStrings } from '../../../../core/strings/card-search-english.js';
import type { CoreStrings } from '../../../../core/strings/english.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import type { KlondikeStrings } from '../../words/english.js';
import type { KlondikeHelpStrings } from '../../words/help-english.js';
import type { KlondikeHintStrings } from '../../words/hints-english.js';
import type { KlondikeChangeStrings } from '../../words/changes-english.js';
import type { KlondikeReadingStrings } from '../../words/reading-english.js';
import type { KlondikeBrowserSection } from './english.js';

/** The texts of a `BrowserView`, such as `FRENCH` of `klondike-kit/french`. */
export interface KlondikeBrowserStrings {
  readonly core: CoreStrings;
  readonly cardSearch: CardSearchStrings;
  readonly browser: BrowserStrings;
  readonly klondike: KlondikeStrings;
  readonly klondikeHelp: KlondikeHelpStrings;
  readonly klondikeHints: KlondikeHintStrings;
  readonly klondikeReading: KlondikeReadingStrings;
  readonly klondikeChanges: KlondikeChangeStrings;
  readonly klondikeBrowser: KlondikeBrowserSection;
}

/** The words of every command of such a table. */
export const wordsIn = ({
  core,
  browser,
  klondike,
}: Pick<KlondikeBrowserStrings, 'core' | 'browser' | 'klondike'>): Readonly<
  Record<KlondikeCommandName<'browser'>, CommandWords>
> => ({
  ...core.commands,
  ...browser.commands,
  ...klondike.commands,
});
