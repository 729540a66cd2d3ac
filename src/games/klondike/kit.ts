/** Klondike as one value. */
import { printCard } from '../../core/card.js';
import type { DealWish } from '../../kit/deal-wish.js';
import type { Kit, ScriptPlayer } from '../../kit/kit.js';
import type { Advise } from './assistant.js';
import { EMPTY_FRAME } from './contract/frame.js';
import type { Frame } from './contract/frame.js';
import { SHOWN_PILES, cardsShown } from './contract/frame.js';
import { printFrame } from './contract/frame-text.js';
import { KlondikeController } from './controller/klondike-controller.js';
import { stockSeen } from './controller/stock-seen.js';
import { tableOf } from './doors/houses.js';
import type { Deal } from './model/deals.js';
import { parseDeal } from './model/deals.js';
import type { Difficulty } from './model/difficulty.js';
import { readDifficulty } from './model/difficulty.js';
import { readScoring, scoredHouse } from './model/scored-house.js';
import { SCORINGS } from './model/score.js';
import { readDraw, readRedeals, withChanges } from './model/house.js';
import type { Rules } from './model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT, YCP_TEXT_REFERENCE } from './model/rules.js';
import { parseHouseScript } from './script/parse.js';
import type { Script } from './script/script.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { dealOfTag, rulesNamed, rulesOf, rulesOfTag } from './script/tags.js';
import { KlondikeSeat } from './seat.js';
import { callsBetween } from './views/frame-calls.js';

const GAME: Omit<Kit<Klondike, KlondikeSeat>, 'browser' | 'terminal'> = {
  ...STAGE,
  title: 'Klondike',
  dealing: 'new',
  houses: [ULG.name, YCP_SELECTION.name, YCP_TEXT.name, KSU.name, YCP_TEXT_REFERENCE.name],
  unlisted: [YCP_TEXT_REFERENCE.name],
  houseOfTag: (tag) => rulesOfTag(tag)?.name,
  dealOfTag: (tag, house) => dealOfTag(tag, house === undefined ? undefined : rulesNamed(house)),
  readDeal: (name, house) => parseDeal(name, rulesNamed(house)),
  parse: parseHouseScript,
  playerFor,
  seatIn: (house, sitting) => new KlondikeSeat(rulesNamed(house), sitting),
  emptyFrame: EMPTY_FRAME,
  printFrame,
  frameData: (frame) => ({
    stock: frame.stockEmpty ? 'empty' : 'full',
    ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
    moves: frame.moves,
    won: frame.won,
  }),
  callsBetween,
  standingOf: ({ moves }) => moves,
  command: {
    does: 'play in the terminal',
    deals: {
      deal: {
        takes: 'NAME',
        text: `start from this deal: a number (12345, '#12345'), java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout;
          without it the game draws one and shows its name`,
      },
    },
    changes: {
      draw: {
        takes: 'N',
        text: 'how many cards a click on the stock draws: 1, 3 or any number up to 24; the house says if it is not given',
        values: ['1', '3'],
        change: (house, text) => withChanges(house, { draw: readDraw(text) }).name,
      },
      scoring: {
        takes: 'HOW',
        text: `none (also without it), standard (points) or vegas (dollars; the stock is gone through as often as
          cards are drawn at once, unless --redeals is given)`,
        values: SCORINGS,
        change: (house, text) => scoredHouse(house, readScoring(text)),
        isSetting: true,
      },
      redeals: {
        takes: 'N',
        text: 'how often the waste may be turned over: 0, 1, 2, 3 or any number, or unlimited; the house says otherwise',
        values: ['0', '1', '2', '3', 'unlimited'],
        change: (house, text) => withChanges(house, { redeals: readRedeals(text) }).name,
      },
    },
    notes: [
      `In the game ? tells the keys. Where a game cannot fill the terminal (a pipe, TERM=dumb) commands
        are read as in a .klon script (new, stock, w>t3, t2>t6*3, undo, redo, ..., and help, about, quit) and
        a frame is printed after each. There [Rules "ksu"] before the first game sets the house, too,
        unless --rules is given. In a pipe --deal is what the first "new" deals.`,
    ],
  },
};

/** Klondike with somebody who gives advice, loaded together with a table. Without it nobody does. */
export const klondikeKit = (
  loadAdvise?: () => Promise<Advise>,
  loadFinder?: () => Promise<FindDeal>,
): Kit<Klondike, KlondikeSeat> => ({
  ...GAME,
  ...(loadFinder && { findDeal: finderOf(loadFinder) }),
  browser: async (language) => {
    const { klondikeTables } = await import('./page/browser-tables.js');
    return klondikeTables(language, await loadAdvise?.());
  },
  terminal: async (language) => {
    const { klondikeTable } = await import('./command/terminal-table.js');
    return klondikeTable(language, await loadAdvise?.());
  },
});

export const KLONDIKE = klondikeKit();

/** Looks for a deal by these rules. */
export type FindDeal = (
  rules: Rules,
  wish: Omit<DealWish, 'difficulty'> & { readonly difficulty?: Difficulty | undefined },
) => Promise<Deal | undefined>;

const finderOf =
  (loadFinder: () => Promise<FindDeal>): NonNullable<Kit<Klondike, KlondikeSeat>['findDeal']> =>
  async (house, { difficulty, ...wish }) => {
    const hard = difficulty === undefined ? undefined : readDifficulty(difficulty);
    const find = await loadFinder();
    return find(rulesNamed(house), { ...wish, difficulty: hard });
  };

/** The player of a script. A stock in play is shown as it lies. */
function playerFor(script: Script): ScriptPlayer<Klondike> {
  const handler = new KlondikeController({ table: tableOf(rulesOf(script)) });
  const withStock = (frame: Frame): Frame => ({ ...frame, ...stockSeen(handler.layout) });
  return { handler, ...(handler.rules.inPlay === 'stock' && { seen: withStock }) };
}
