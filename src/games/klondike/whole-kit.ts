/** All of Klondike, with what reads its scripts and the names of its deals. */
import { printCard } from '../../core/card.js';
import type { Here } from '../../core/later.js';
import type { DealWish } from '../../kit/deal-wish.js';
import type { Kit, ScriptPlayer } from '../../kit/kit.js';
import { wholeKit } from '../../kit/whole.js';
import { KLONDIKE_COMMAND } from './command/help.js';
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
  frameData: (frame) => ({
    stock: frame.stockEmpty ? 'empty' : 'full',
    ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
    moves: frame.moves,
    won: frame.won,
  }),
  callsBetween,
  command: KLONDIKE_COMMAND,
};

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
