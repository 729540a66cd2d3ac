/** The texts that a table of Klondike on a page needs in each language. */
import type { BrowserStrings } from '../../../../browser/strings/english.js';
import type { CommandWords } from '../../../../core/commands.js';
import type { CardSearchStrings, CoreStrings } from '../../../../core/strings/english.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import type {
  KlondikeChangeStrings,
  KlondikeHelpStrings,
  KlondikeHintStrings,
  KlondikeReadingStrings,
  KlondikeStrings,
} from '../../words/strings/english.js';
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
