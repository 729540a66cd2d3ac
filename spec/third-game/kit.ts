/** Stairs as one value, and its seat. */
import type { Kit, SeatSettings } from '../../src/kit/kit.js';
import { Seat } from '../../src/kit/seat.js';
import { wholeKit } from '../../src/kit/whole.js';
import { parseIn } from '../../src/scripts/language/parse.js';
import { EMPTY_FRAME, callsTo } from './contract.js';
import { StairsController } from './controller.js';
import { parseDeal } from './deals.js';
import type { Stairs } from './script.js';
import { STAGE, factsOf } from './script.js';

export class StairsSeat extends Seat<Stairs, StairsController> {
  readonly house = STAGE.name;

  constructor(settings: SeatSettings<Stairs> = {}) {
    super(STAGE, new StairsController(settings), settings);
  }

  get isWon(): boolean {
    return this.controller.isWon;
  }

  get standing(): number {
    return this.controller.left;
  }

  get isBegun(): boolean {
    return this.controller.moves > 0;
  }
}

const HELP = { options: { deal: 'begin with this deal: java:NUMBER or a deck' }, notes: [] };

export const STAIRS: Kit<Stairs, StairsSeat> = wholeKit({
  ...STAGE,
  title: 'Stairs',
  dealing: 'new',
  dealCall: { event: 'newGame', args: [] },
  houses: [STAGE.name],
  readDeal: parseDeal,
  parse: (text) => parseIn(STAGE.language, text),
  playerFor: () => ({ handler: new StairsController() }),
  seatIn: (_, settings) => new StairsSeat(settings),
  emptyFrame: EMPTY_FRAME,
  printFrame: (frame) =>
    Object.entries(factsOf(frame))
      .map(([fact, text]) => `${fact}: ${text}`)
      .join('\n'),
  frameData: factsOf,
  callsBetween: (_, next) => callsTo(next),
  command: {
    texts: {
      en: async () => Promise.resolve({ ...HELP, does: 'play Stairs, the smallest solitaire there is' }),
      fr: async () => Promise.resolve({ ...HELP, does: 'jouer à l’escalier' }),
    },
    houseTitle: () => 'Stairs',
    deals: {
      deal: {
        takes: 'NAME',
        example: 'java:1',
      },
    },
  },
  browser: async () => (await import('./page.js')).STAIRS_TABLES,
  terminal: async () => (await import('./terminal.js')).STAIRS_TABLE,
});
