/** Klondike as one value. */
import { printCard } from '../../core/card.js';
import type { DealWish } from '../../kit/browser-tables.js';
import type { Kit, ScriptPlayer } from '../../kit/kit.js';
import { wholeKit } from '../../kit/whole.js';
import type { Advise } from './assistant.js';
import { KLONDIKE_COMMAND } from './command/help.js';
import { EMPTY_FRAME, SHOWN_PILES, cardsShown } from './contract/frame.js';
import type { Frame } from './contract/frame.js';
import { printFrame } from './contract/frame-text.js';
import { KlondikeController } from './controller/klondike-controller.js';
import { stockSeen } from './controller/showing.js';
import { tableOf } from './doors/houses.js';
import type { Deal } from './model/deals.js';
import { parseDeal, readDeal } from './model/deals.js';
import type { Difficulty } from './model/options.js';
import { readDifficulty } from './model/options.js';
import { readHouse } from './model/house.js';
import type { Rules } from './model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT, YCP_TEXT_REFERENCE } from './model/rules.js';
import { parseHouseScript } from './script/text.js';
import type { Script } from './script/script.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { dealOfTag, rulesNamed, rulesOf } from './script/tags.js';
import { KlondikeSeat } from './seat.js';
import { callsBetween } from './views/view-call.js';

/** Klondike, with the services of a solver. Without `advise` there is no advice. */
export const klondikeKit = ({
  advise,
  loadFinder,
  loadFewest,
}: {
  readonly advise?: Advise;
  readonly loadFinder?: () => Promise<FindDeal>;
  readonly loadFewest?: () => Promise<FindFewest>;
} = {}): Kit<Klondike, KlondikeSeat> =>
  wholeKit({
    ...STAGE,
    title: 'Klondike',
    dealing: 'new',
    dealCall: { event: 'newGame', args: [] },
    houses: [ULG.name, YCP_SELECTION.name, YCP_TEXT.name, KSU.name, YCP_TEXT_REFERENCE.name],
    unlisted: [YCP_TEXT_REFERENCE.name],
    houseOfTag: ({ key, text }) => (key === 'Rules' ? readHouse(text).name : undefined),
    dealOfTag: (tag, house) => dealOfTag(tag, house === undefined ? undefined : rulesNamed(house)),
    readDeal: (name, house) => readDeal(name, rulesNamed(house)),
    ...(loadFinder && {
      findDeal: async (house, { difficulty, ...wish }) => {
        const hard = difficulty === undefined ? undefined : readDifficulty(difficulty);
        return (await loadFinder())(rulesNamed(house), { ...wish, difficulty: hard });
      },
    }),
    ...(loadFewest && {
      fewestMoves: async (house, deal, signal) => {
        const rules = rulesNamed(house);
        return (await loadFewest())(rules, parseDeal(deal, rules), { signal });
      },
    }),
    parse: parseHouseScript,
    playerFor,
    seatIn: (house, settings) => new KlondikeSeat(readHouse(house), settings),
    emptyFrame: EMPTY_FRAME,
    printFrame,
    frameData: (frame) => ({
      stock: frame.stockEmpty ? 'empty' : 'full',
      ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
      moves: frame.moves,
      won: frame.won,
    }),
    callsBetween,
    command: KLONDIKE_COMMAND,
    browser: async (language) => {
      const { klondikeTables } = await import('./page/browser-tables.js');
      return klondikeTables(language, advise);
    },
    terminal: async (language) => {
      const { klondikeTable } = await import('./command/terminal-table.js');
      return klondikeTable(language, advise);
    },
  });

export const KLONDIKE = klondikeKit();

/** Looks for a deal by these rules. */
type FindDeal = (
  rules: Rules,
  wish: Omit<DealWish, 'difficulty'> & { readonly difficulty?: Difficulty | undefined },
) => Promise<Deal | undefined>;

/** Looks for the fewest moves that win a deal. */
type FindFewest = (
  rules: Rules,
  deal: Deal,
  searching: { readonly signal: AbortSignal },
) => Promise<number | undefined>;

/** The player of a script. If the stock is in play, the player sees its cards as they lie. */
function playerFor(script: Script): ScriptPlayer<Klondike> {
  const handler = new KlondikeController({ table: tableOf(rulesOf(script)) });
  const withStock = (frame: Frame): Frame => ({ ...frame, ...stockSeen(handler.layout) });
  return { handler, ...(handler.rules.inPlay === 'stock' && { seen: withStock }) };
}
