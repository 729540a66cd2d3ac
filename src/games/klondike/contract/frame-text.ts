/**
 * Frames as text, with one pile per line: `t3: ## ## 9d`, bottom to top, `##` for a hidden card. The other lines are
 * `stock: full` or `stock: empty`, `moves: 4`, and `won` if the game is won; `won: no` says that it is not won.
 */
import type { Card } from '../../../core/card.js';
import { HIDDEN, printCard } from '../../../core/card.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Entry, Word } from '../../../core/text/words.js';
import { entriesOf, missingWord, readCard, readNumber } from '../../../core/text/words.js';
import { SHOWN } from './view.js';
import type { Frame, ShownPile } from './frame.js';
import { SHOWN_PILES, cardsShown, checkFrame } from './frame.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../words/piles.js';

/** One statement about a frame. */
export type Fact =
  | { readonly fact: 'stock'; readonly empty: boolean }
  | { readonly fact: 'moves'; readonly moves: number }
  | { readonly fact: 'won' }
  | { readonly fact: 'not won' }
  | { readonly fact: 'pile'; readonly pile: ShownPile; readonly cards: readonly Card[] };

/** The frame as text. Leaves out piles that show no cards. @throws TypeError unless it is a frame */
export function printFrame(frame: Frame): string {
  checkFrame(frame);
  const piles = SHOWN_PILES.filter((pile) => cardsShown(frame, pile).length > 0);
  const facts: Fact[] = [
    { fact: 'stock', empty: frame.stockEmpty },
    ...piles.map((pile): Fact => ({ fact: 'pile', pile, cards: cardsShown(frame, pile) })),
    { fact: 'moves', moves: frame.moves },
  ];
  if (frame.won) facts.push({ fact: 'won' });
  return facts.map(printFact).join('\n');
}

export function printFact(fact: Fact): string {
  switch (fact.fact) {
    case 'stock':
      return `stock: ${fact.empty ? 'empty' : 'full'}`;
    case 'moves':
      return `moves: ${fact.moves}`;
    case 'won':
      return 'won';
    case 'not won':
      return 'won: no';
    case 'pile':
      return [`${fact.pile}:`, ...fact.cards.map(printCard)].join(' ');
  }
}

/**
 * If a fact is missing, it has its initial value. A pile has no cards, the number of moves is 0, and the stock is full.
 * @throws TextError
 */
export function parseFrame(text: string): Frame {
  const piles = new Map<ShownPile, readonly Card[]>();
  const cards = (pile: ShownPile): readonly Card[] => piles.get(pile) ?? [];
  const other = { stockEmpty: false, moves: 0, won: false };
  for (const fact of factsOf(text)) {
    switch (fact.fact) {
      case 'pile':
        piles.set(fact.pile, fact.cards);
        break;
      case 'stock':
        other.stockEmpty = fact.empty;
        break;
      case 'moves':
        other.moves = fact.moves;
        break;
      case 'won':
        other.won = true;
        break;
      case 'not won':
        other.won = false;
    }
  }
  const foundations = FOUNDATIONS.map(cards);
  return { ...other, waste: cards('waste'), foundations, tableau: TABLEAU.map(cards) };
}

/** The expected form in an error message about a wrong fact. */
export const FACTS = 'a fact: stock:, moves:, waste:, f1: to f4:, t1: to t7:, won';

/** @throws TextError, whose message asks for `expected` */
export function readFact(entry: Entry, expected = FACTS): Fact {
  const { key, hasColon, words } = entry;
  if (key.text === 'won') return hasColon ? readNotWon(entry) : readWon(words);
  const pile = SHOWN_PILES.find((id) => id === key.text);
  if (pile !== undefined && hasColon) return { fact: 'pile', pile, cards: readShownCards(pile, words) };
  if (key.text === 'moves' && hasColon) return { fact: 'moves', moves: readNumber(entry) };
  if (key.text === 'stock' && hasColon) return readStock(entry);
  throw new TextError(key, key.text, expected);
}

/** @throws TextError if a fact occurs twice */
function factsOf(text: string): Fact[] {
  const seen = new Set<string>();
  return entriesOf(text).map((entry) => {
    const { key } = entry;
    if (seen.has(key.text)) throw new TextError(key, key.text, 'each fact once');
    seen.add(key.text);
    return readFact(entry);
  });
}

function readWon([extra]: readonly Word[]): Fact {
  if (extra !== undefined) throw new TextError(extra, extra.text, 'nothing after won');
  return { fact: 'won' };
}

/** Reads a fact that only checks use. The text of a frame doesn't mention `won` in that case. */
function readNotWon(entry: Entry): Fact {
  const [word = missingWord(entry), extra] = entry.words;
  if (extra !== undefined || word.text !== 'no')
    throw new TextError(extra ?? word, (extra ?? word).text, 'won, or won: no');
  return { fact: 'not won' };
}

function readStock(entry: Entry): Fact {
  const [word = missingWord(entry), extra] = entry.words;
  if (extra !== undefined || (word.text !== 'full' && word.text !== 'empty')) {
    throw new TextError(extra ?? word, (extra ?? word).text, 'stock: full or stock: empty');
  }
  return { fact: 'stock', empty: word.text === 'empty' };
}

function readShownCards(pile: ShownPile, words: readonly Word[]): Card[] {
  const most = pile === 'waste' ? SHOWN.waste : isFoundation(pile) ? SHOWN.foundation : SHOWN.tableau;
  const extra = words[most];
  if (extra !== undefined)
    throw new TextError(extra, extra.text, `at most ${most} cards of ${pile}, as a view shows it`);
  return words.map((word) => (word.text === '##' ? HIDDEN : readCard(word)));
}
