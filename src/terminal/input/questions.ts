/** Questions below a table: a text to type, with its faults, and a card to name by two keys. */
import type { TerminalStrings } from '../strings/english.js';
import type { Card } from '../../core/card.js';
import type { CardSearch } from '../../core/card-search.js';
import { heed, searchQuestion } from '../../core/card-search.js';
import type { CardSearchStrings } from '../../core/strings/english.js';
import { latinKey } from './keys.js';

/** The fault of a typed text, in full and for a narrow window. */
export interface PromptFault {
  readonly full: string;
  readonly brief: string;
}

/** The number of characters shown, from the end, of a line that is too long. */
const TAIL = 18;

/** The texts for the line, the longest first. The last ones show only the end of what is typed. */
export function promptTexts(
  {
    label,
    typed,
    fault,
  }: {
    /** Names what the player is to type. */
    readonly label: string;
    readonly typed: string;
    readonly fault?: PromptFault | undefined;
  },
  { labelled, typingHints }: TerminalStrings,
): readonly string[] {
  const all = `${typed}_`;
  const end = `<${typed.slice(-TAIL)}_`;
  if (fault !== undefined)
    return [`${fault.full} ${labelled(label, all)}`, labelled(fault.brief, all), labelled(fault.brief, end)];
  if (typed !== '') return [labelled(label, all), labelled(label, end)];
  return typingHints.map((hint) => `${labelled(label, all)}  ${hint}`);
}

/** The characters of a pasted text that go into the line: a line break is a space. */
export const pastedCharacters = (text: string): readonly string[] =>
  Array.from(text.trim().replace(/\s+/g, ' ')).filter((char) => char >= ' ' && char !== '\x7f');

/** The next question for a card, or the place of the card, as a part of the state of input. */
interface CardQuestion<Cursor> {
  readonly message: string;
  readonly question?: { readonly asks: 'card'; readonly search: CardSearch };
  readonly cursor?: Cursor;
}

export const askedCard = (strings: CardSearchStrings, search: CardSearch = {}): CardQuestion<never> => ({
  message: searchQuestion(search, strings),
  question: { asks: 'card', search },
});

/** A key that answers the question, and the answer so far. */
export interface CardKeyPress {
  readonly search: CardSearch;
  readonly key: string;
}

/** Takes a key as an answer. A key that names nothing is refused, and the question stays; Escape ends it. */
export function cardTyped<Cursor>(
  { search, key }: CardKeyPress,
  strings: CardSearchStrings,
  /** Tells where a card lies; undefined if it is not to be seen. */
  find: (card: Card) => CardQuestion<Cursor> | undefined,
): { readonly came: CardQuestion<Cursor>; readonly isRefused?: true } {
  if (key === 'escape') return { came: { message: strings.notSought } };
  const heeded = heed(search, latinKey(key), strings);
  if (heeded === undefined) return { came: askedCard(strings, search), isRefused: true };
  if ('search' in heeded) return { came: askedCard(strings, heeded.search) };
  return { came: find(heeded.card) ?? { message: strings.notSeen(heeded.card) } };
}
