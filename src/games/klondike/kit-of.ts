/** Makes the kit: Klondike as one value. The page loads a part of it after its first table. */
import { printCard } from '../../core/card.js';
import type { BestLine } from '../../core/statistics/best-line.js';
import type { DealWish } from '../../kit/browser-tables.js';
import type { Kit } from '../../kit/kit.js';
import type { LoadAdvise } from './assistant.js';
import { DEAL_KINDS, noteKind } from './deal-kinds.js';
import { EMPTY_FRAME, SHOWN_PILES, cardsShown } from './contract/frame.js';
import { printFrame } from './contract/frame-text.js';
import { PlainTable } from './controller/klondike-table.js';
import type { Deal } from './model/deals.js';
import { parseDeal, readDeal } from './model/deals.js';
import type { Difficulty } from '../../core/difficulty.js';
import { readDifficulty } from '../../core/difficulty.js';
import { readHouse } from './model/house.js';
import { LESSON_DEAL } from './model/known-deals.js';
import type { Rules } from './model/rules.js';
import { DAILY_HOUSE, KSU, ULG, YCP_SELECTION, YCP_TEXT, YCP_TEXT_REFERENCE } from './model/rules.js';
import type { klondikeTables } from './page/browser-tables.js';
import type { HousesAndScripts } from './houses-and-scripts.js';
import type { Klondike } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { dealOfTag, rulesNamed } from './script/tags.js';
import { KlondikeSeat } from './seat.js';
import { callsBetween } from './views/view-call.js';

/** The solver's services for the game. */
export interface KlondikeSolverLoaders {
  /** Loads the adviser, which gives hints. */
  readonly loadAdvise?: LoadAdvise;
  readonly loadFinder?: () => Promise<FindDeal>;
  readonly loadBest?: () => Promise<FindBest>;
}

/** The parts of the kit that the command imports and the page loads later, or the other way around. */
interface KlondikeParts {
  /** Returns the part that scripts and all houses but the first need. */
  readonly rest: () => HousesAndScripts;
  /** Loads that part. Absent if the part is already imported. */
  readonly load?: () => Promise<void>;
  readonly loadTables: () => Promise<typeof klondikeTables>;
}

export function klondikeKitOf(
  { rest, load, loadTables }: KlondikeParts,
  { loadAdvise, loadFinder, loadBest }: KlondikeSolverLoaders,
): Kit<Klondike, KlondikeSeat> {
  const kit: Kit<Klondike, KlondikeSeat> = {
    ...STAGE,
    ...(load && { load }),
    title: 'Klondike',
    dealing: 'new',
    dealCall: { event: 'newGame', args: [] },
    houses: [ULG.name, YCP_SELECTION.name, YCP_TEXT.name, KSU.name, YCP_TEXT_REFERENCE.name],
    unlisted: [YCP_SELECTION, YCP_TEXT, KSU, YCP_TEXT_REFERENCE].map(({ name }) => name),
    firstDeal: parseDeal(LESSON_DEAL),
    dailyHouse: DAILY_HOUSE.name,
    houseOfTag: ({ key, text }) => (key === 'Rules' ? readHouse(text).name : undefined),
    dealOfTag: (tag, house) => dealOfTag(tag, house === undefined ? undefined : rulesNamed(house)),
    readDeal: (name, house) => readDeal(name, rulesNamed(house)),
    ...(loadFinder && {
      findDeal: async (house, { difficulty, ...wish }) => {
        const hard = difficulty === undefined ? undefined : readDifficulty(difficulty);
        return (await loadFinder())(rulesNamed(house), { ...wish, difficulty: hard });
      },
    }),
    ...(loadBest && {
      findBest: async (house, deal, signal) => {
        const rules = rulesNamed(house);
        return (await loadBest())(rules, parseDeal(deal, rules), { signal });
      },
    }),
    noteWinnable: (settings, place, difficulty) =>
      noteKind(settings, place, DEAL_KINDS.find((kind) => kind === difficulty) ?? 'winnable'),
    parse: (text) => rest().parse(text),
    playerFor: (script) => rest().playerFor(script),
    withVariations: (script) => rest().withVariations(kit, script),
    restore: (session, script) => rest().restore(kit, session, script),
    seatIn: (house, settings) => {
      const rules = readHouse(house);
      return new KlondikeSeat(rules === ULG ? new PlainTable(rules) : rest().tableOf(rules), settings);
    },
    emptyFrame: EMPTY_FRAME,
    printFrame,
    frameData: (frame) => ({
      stock: frame.stockEmpty ? 'empty' : 'full',
      ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
      moves: frame.moves,
      won: frame.won,
    }),
    callsBetween,
    get command() {
      return rest().command;
    },
    browser: async (language) => (await loadTables())(language, loadAdvise, kit.findDeal),
    terminal: async (language) => {
      const { klondikeTable } = await import('./command/terminal-table.js');
      return klondikeTable(language, loadAdvise);
    },
  };
  return kit;
}

/** Looks for a deal under these rules. */
type FindDeal = (
  rules: Rules,
  wish: Omit<DealWish, 'difficulty'> & { readonly difficulty?: Difficulty | undefined },
) => Promise<(Deal & { readonly difficulty: Difficulty }) | undefined>;

/** Looks for the best line that wins a deal. */
type FindBest = (
  rules: Rules,
  deal: Deal,
  searching: { readonly signal: AbortSignal },
) => Promise<BestLine | undefined>;
