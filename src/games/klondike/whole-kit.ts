/** All of Klondike, with what reads its scripts and the names of its deals. */
import { printCard, rankOf } from '../../core/card.js';
import type { Here } from '../../core/later.js';
import type { DealWish } from '../../kit/deal-wish.js';
import type { Kit, ScriptPlayer } from '../../kit/kit.js';
import { wholeKit } from '../../kit/whole.js';
import { EMPTY_FRAME } from './contract/frame.js';
import type { Frame } from './contract/frame.js';
import { SHOWN_PILES, cardsShown } from './contract/frame.js';
import { printFrame } from './contract/frame-text.js';
import { KlondikeController } from './controller/klondike-controller.js';
import { stockSeen } from './controller/stock-seen.js';
import type { Doors } from './doors/doors.js';
import { tableAt } from './doors/doors.js';
import { liveKlondike } from './live-kit.js';
import type { LiveParts } from './live-parts.js';
import type { Deal } from './model/deals.js';
import { parseDeal } from './model/deals.js';
import { readDeal } from './model/typed-deal.js';
import type { Difficulty } from './model/difficulty.js';
import { readDifficulty } from './model/difficulty.js';
import { readScoring, scoredHouse } from './model/scored-house.js';
import { SCORINGS } from './model/score.js';
import { readDraw, readRedeals, withChanges } from './model/house-options.js';
import type { Rules } from './model/rules.js';
import { parseHouseScript } from './script/parse.js';
import type { Script } from './script/script.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { dealOfTag, rulesNamed, rulesOf } from './script/tags.js';
import type { KlondikeSeat } from './seat.js';
import { callsBetween } from './views/frame-calls.js';

type Playing = ReturnType<typeof liveKlondike>;

const READING: Omit<
  Kit<Klondike, KlondikeSeat>,
  | Exclude<keyof Playing, keyof typeof STAGE>
  | 'whole'
  | 'restore'
  | 'withVariations'
  | 'playerFor'
  | 'terminal'
> = {
  ...STAGE,
  dealing: 'new',
  dealOfTag: (tag, house) => dealOfTag(tag, house === undefined ? undefined : rulesNamed(house)),
  readDeal: (name, house) => readDeal(name, rulesNamed(house)),
  parse: parseHouseScript,
  emptyFrame: EMPTY_FRAME,
  printFrame,
  progressOf: (frame) => ({ moves: frame.moves, up: cardsUp(frame), isWon: frame.won }),
  frameData: (frame) => ({
    stock: frame.stockEmpty ? 'empty' : 'full',
    ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
    moves: frame.moves,
    won: frame.won,
  }),
  callsBetween,
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
        text: `how the game is scored: none (also without it), standard (points) or vegas (dollars; the stock is gone through as often as
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
        are read as in a .klon script (new, stock, w>t3, t2>t6*3, undo, redo, ...; also moves, hint, finish, winnable, solution,
        show, help, about and quit). There [Rules "ksu"] before the first game sets the house, too,
        unless --rules is given. In a pipe --deal is what the first "new" deals.`,
    ],
  },
};

/** The rank of its top card says how many cards lie on a foundation. */
const cardsUp = ({ foundations }: Frame): number =>
  foundations.flatMap((pile) => pile.slice(-1)).reduce((sum, top) => sum + rankOf(top), 0);

/** What Klondike is played and read with. */
export interface Parts extends LiveParts {
  readonly loadFinder?: (() => Promise<FindDeal>) | undefined;
  readonly loadFewest?: (() => Promise<FindFewest>) | undefined;
}

export const wholeKlondike = ({ loadFinder, loadFewest, ...parts }: Parts): Kit<Klondike, KlondikeSeat> =>
  wholeKit({
    ...liveKlondike(parts),
    ...READING,
    playerFor: (script) => playerFor(script, parts.doors),
    ...(loadFinder && { findDeal: finderOf(loadFinder) }),
    ...(loadFewest && {
      fewestMoves: async (house, deal, signal) => {
        const rules = rulesNamed(house);
        return (await loadFewest())(rules, parseDeal(deal, rules), { signal });
      },
    }),
    terminal: async (language) => {
      const { klondikeTable } = await import('./command/terminal-table.js');
      return klondikeTable(language, await parts.loadAdvise?.());
    },
  });

/** Looks for a deal by these rules. */
export type FindDeal = (
  rules: Rules,
  wish: Omit<DealWish, 'difficulty'> & { readonly difficulty?: Difficulty | undefined },
) => Promise<Deal | undefined>;

/** Looks for the fewest moves that win a deal. */
export type FindFewest = (
  rules: Rules,
  deal: Deal,
  searching: { readonly signal: AbortSignal },
) => Promise<number | undefined>;

const finderOf =
  (loadFinder: () => Promise<FindDeal>): NonNullable<Kit<Klondike, KlondikeSeat>['findDeal']> =>
  async (house, { difficulty, ...wish }) => {
    const hard = difficulty === undefined ? undefined : readDifficulty(difficulty);
    const find = await loadFinder();
    return find(rulesNamed(house), { ...wish, difficulty: hard });
  };

/** The player of a script. A stock in play is shown as it lies. */
function playerFor(script: Script, doors: Here<Doors>): ScriptPlayer<Klondike> {
  const handler = new KlondikeController({ table: tableAt(rulesOf(script), doors) });
  const withStock = (frame: Frame): Frame => ({ ...frame, ...stockSeen(handler.layout) });
  return { handler, ...(handler.rules.inPlay === 'stock' && { seen: withStock }) };
}
