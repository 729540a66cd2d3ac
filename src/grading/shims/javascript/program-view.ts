/** The view for a submission. It reports each call to the grader and rejects wrong arguments as every view does. */
import type { KlondikeView } from '../../../games/klondike/contract/view.js';
import type { Translation } from '../../remote/numbering.js';
import type { PackageExports } from './kit.js';

/** Reports at most this many cards of a long array, which is more than any view accepts. */
const MOST_TOLD = 64;

/** Reports at most this many characters of a text given instead of a number. */
const LONGEST_TOLD = 100;

interface ProgramViewParts {
  readonly kit: PackageExports;
  /** Translates the program's numbers to the package's. */
  readonly translation: Translation;
  /** Writes a line of the protocol. */
  readonly write: (line: string) => void;
  /** The cards to show for an array of the program. `tell` shows other cards for the same pile. */
  readonly shown: (cards: unknown, tell: (cards: unknown) => void) => unknown;
}

/** Its methods need no `this`, because a program may keep one without its object. */
export function programView({ translation, write, shown, ...telling }: ProgramViewParts): KlondikeView {
  const kit: PackageExports = telling.kit;
  const tell = (method: string, params?: string): void =>
    write(`{"jsonrpc":"2.0","method":"${method}"${params === undefined ? '' : `,"params":[${params}]`}}`);
  /** @param before the arguments before the cards, as JSON */
  const tellCards = (method: string, before: string, cards: unknown): never => {
    const tellAs = (one: unknown): void => tell(method, before + told(one));
    const ofPile = shown(cards, tellAs);
    tellAs(ofPile);
    return translation.cards(ofPile) as never;
  };
  return {
    stockEmpty: (isStockEmpty) => tell('stockEmpty', told(isStockEmpty)),
    wasteCards: (cards) => {
      kit.checkWasteCards(tellCards('wasteCards', '', cards));
    },
    tableauCards: (tableau, cards) => {
      const shownCards = tellCards('tableauCards', `${told(tableau)},`, cards);
      kit.checkTableauCards(translation.tableau(tableau) as never, shownCards);
    },
    foundationCards: (foundation, cards) => {
      const shownCards = tellCards('foundationCards', `${told(foundation)},`, cards);
      kit.checkFoundationCards(translation.foundation(foundation) as never, shownCards);
    },
    updateMoves: (moves) => {
      tell('updateMoves', told(moves));
      kit.checkMoves(moves);
    },
    win: () => tell('win'),
    refreshWindow: () => tell('refreshWindow'),
  };
}

/** A value as JSON. Values that JSON cannot express become null. */
function told(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, MOST_TOLD).map(toldOne).join(',')}]`;
  return toldOne(value);
}

function toldOne(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? JSON.stringify(value.slice(0, LONGEST_TOLD)) : 'null';
}
