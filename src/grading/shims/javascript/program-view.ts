/**
 * The view for a submission. The view reports each call to the grader and rejects wrong arguments as every view does.
 */
import type { KlondikeView } from '../../../games/klondike/contract/view.js';
import type { Translation } from '../../remote/numbering.js';
import type { PackageExports } from './kit.js';

/** Reports at most this many cards of a long array, which is more than any view accepts. */
const MOST_CARDS = 64;

/** Reports at most this many characters of a text given instead of a number. */
const LONGEST_TEXT = 100;

interface ProgramViewParts {
  readonly kit: PackageExports;
  /** Translates the program's numbers to the package's. */
  readonly translation: Translation;
  /** Writes a line of the protocol. */
  readonly write: (line: string) => void;
  /** The cards to show for an array of the program. `send` shows other cards for the same pile. */
  readonly shown: (cards: unknown, send: (cards: unknown) => void) => unknown;
}

/** Its methods don't need `this`, because a program may keep a method without its object. */
export function programView({ translation, write, shown, ...others }: ProgramViewParts): KlondikeView {
  const kit: PackageExports = others.kit;
  const send = (method: string, params?: string): void =>
    write(`{"jsonrpc":"2.0","method":"${method}"${params === undefined ? '' : `,"params":[${params}]`}}`);
  /** @param before the arguments before the cards, as JSON */
  const sendCards = (method: string, before: string, cards: unknown): never => {
    const sendAs = (one: unknown): void => send(method, before + jsonOf(one));
    const ofPile = shown(cards, sendAs);
    sendAs(ofPile);
    return translation.cards(ofPile) as never;
  };
  return {
    stockEmpty: (isStockEmpty) => send('stockEmpty', jsonOf(isStockEmpty)),
    wasteCards: (cards) => {
      kit.checkWasteCards(sendCards('wasteCards', '', cards));
    },
    tableauCards: (tableau, cards) => {
      const shownCards = sendCards('tableauCards', `${jsonOf(tableau)},`, cards);
      kit.checkTableauCards(translation.tableau(tableau) as never, shownCards);
    },
    foundationCards: (foundation, cards) => {
      const shownCards = sendCards('foundationCards', `${jsonOf(foundation)},`, cards);
      kit.checkFoundationCards(translation.foundation(foundation) as never, shownCards);
    },
    updateMoves: (moves) => {
      send('updateMoves', jsonOf(moves));
      kit.checkMoves(moves);
    },
    win: () => send('win'),
    refreshWindow: () => send('refreshWindow'),
  };
}

/** A value as JSON. Values that JSON cannot express become null. */
function jsonOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, MOST_CARDS).map(jsonOfOne).join(',')}]`;
  return jsonOfOne(value);
}

function jsonOfOne(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? JSON.stringify(value.slice(0, LONGEST_TEXT)) : 'null';
}
