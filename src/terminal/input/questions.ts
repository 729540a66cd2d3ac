/** Questions below a table: the player types a text, or names a card with two keys. */
import type { TerminalStrings } from '../strings/english.js';
import type { Card } from '../../core/card.js';
import type { CardSearch } from '../../core/card-search.js';
import { heed, searchQuestion } from '../../core/card-search.js';
import type { CardSearchStrings } from '../../core/strings/english.js';
import { latinKey } from './keys.js';

/** The error in a typed text: a full sentence, and a brief one for narrow windows. */
export interface PromptFault {
  readonly full: string;
  readonly brief: string;
}

/** If the typed text is too long, the line shows this many characters from its end. */
const TAIL = 18;

/** The texts for the line, longest first. The last ones show only the end of the typed text. */
export function promptTexts(
  {
    label,
    typed,
    fault,
  }: {
    /** The name of the input. */
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

/** The characters of a pasted text for the line. Line breaks become spaces. */
export const pastedCharacters = (text: string): readonly string[] =>
  Array.from(text.trim().replace(/\s+/g, ' ')).filter((char) => char >= ' ' && char !== '\x7f');

/** A change to the input state: the next question for a card, or the place of the card. */
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

/** Handles a key as an answer. Refuses a key that names nothing; the question then stays open. Escape ends the question. */
export function cardTyped<Cursor>(
  { search, key }: CardKeyPress,
  strings: CardSearchStrings,
  /** Finds a card; undefined if it isn't visible. */
  find: (card: Card) => CardQuestion<Cursor> | undefined,
): { readonly came: CardQuestion<Cursor>; readonly isRefused?: true } {
  if (key === 'escape') return { came: { message: strings.notSought } };
  const heeded = heed(search, latinKey(key), strings);
  if (heeded === undefined) return { came: askedCard(strings, search), isRefused: true };
  if ('search' in heeded) return { came: askedCard(strings, heeded.search) };
  return { came: find(heeded.card) ?? { message: strings.notSeen(heeded.card) } };
}
