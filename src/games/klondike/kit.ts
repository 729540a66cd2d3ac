/** Klondike as one value. */
import { printCard } from '../../core/card.js';
import { EMPTY_FRAME } from './contract/frame.js';
import { REFUSALS } from './model/refusal.js';
import { SHOWN_PILES, cardsShown, printFrame } from './contract/frame-text.js';
import { parseHouseScript } from './script/parse.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { rulesOf } from './script/tags.js';
import type { Kit } from '../../scripts/running/kit.js';
import { KlondikeSeat } from './seat.js';

export const KLONDIKE: Kit<Klondike, KlondikeSeat> = {
  ...STAGE,
  title: 'Klondike',
  dealing: 'new',
  refusals: REFUSALS,
  parse: parseHouseScript,
  /** At the table of the house that the script names. */
  seatFor: (script, sitting) => new KlondikeSeat(rulesOf(script), sitting),
  emptyFrame: EMPTY_FRAME,
  printFrame,
  frameData: (frame) => ({
    stock: frame.stockEmpty ? 'empty' : 'full',
    ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
    moves: frame.moves,
    won: frame.won,
  }),
};
