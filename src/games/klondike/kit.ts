/** Klondike as one value. */
import { printCard } from '../../core/card.js';
import { EMPTY_FRAME } from '../../klondike/contract/frame.js';
import { REFUSALS } from '../../klondike/model/refusal.js';
import { SHOWN_PILES, cardsShown, printFrame } from '../../klondike/notation/frame.js';
import { parseHouseScript } from '../../replay/klondike/parse.js';
import type { Klondike } from '../../replay/klondike/stage.js';
import { STAGE } from '../../replay/klondike/stage.js';
import { rulesOf } from '../../replay/klondike/tags.js';
import type { Kit } from '../../replay/running/kit.js';
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
