/** Klondike's tables on the page. */
import { isGameHidden } from '../../../browser/parts/game-hidden.js';
import type { Settings } from '../../../core/settings.js';
import { Later } from '../../../core/later.js';
import type { LanguageName } from '../../../core/strings/language.js';
import { dealTitle, toldName } from '../../../core/text/deal-title.js';
import type { BrowserTables } from '../../../kit/browser-tables.js';
import type { PlayedGame } from '../../../kit/played-game.js';
import { adviceLater, assistantOf, figuresLater } from '../assistant.js';
import type { BrowserOptions, ViewOptions } from '../browser/options.js';
import type { KlondikeCall } from '../contract/handler.js';
import { createBus, handlerOn } from '../contract/bus.js';
import { stockSeen } from '../controller/stock-seen.js';
import { SEEDS } from '../doors/clicks/seeds.js';
import type { LiveParts } from '../live-parts.js';
import { houseTitle, readHouse } from '../model/house.js';
import { KSU } from '../model/rules.js';
import type { Klondike } from '../script/live-stage.js';
import { WRITTEN } from '../script/written.js';
import type { KlondikeSeat } from '../seat.js';
import { PageView, advising, life, partsAt, partsWatched } from './page-view.js';
import type { Seeds } from './seed-form.js';
import { STRINGS } from './strings/catalogue.js';
import { withDialogs } from './strings/dialogs.js';
import type { PageTableStrings } from './strings/in-english.js';
import { seedForm } from './seed-form.js';

type Played = PlayedGame<Klondike, KlondikeSeat>;

export const klondikeTables = async (
  language: LanguageName,
  parts: LiveParts,
): Promise<BrowserTables<Klondike, KlondikeSeat>> => tablesIn(await STRINGS[language](), parts);

const tablesIn = (
  strings: PageTableStrings,
  { doors, loadAdvise }: LiveParts,
): BrowserTables<Klondike, KlondikeSeat> => ({
  title: strings.klondike.title,
  houses: strings.klondikePage.houses,
  houseTitle: (name) => houseTitle(name, strings.klondikePage),
  ...dialogsIn(strings),
  refusals: strings.klondikeRefusals,
  sayStanding: strings.core.moves,
  sayFrame: ({ moves }) => strings.core.moves(moves),
  sayMove: (before, after, event) =>
    life.need().sayChange(before, after, { event, isCounted: false, strings }),
  loadWords: () => life.get(),
  ...viewsIn(strings, loadAdvise),
  dealFor: (house, settings) =>
    isOfClicks(house) ? doors.need().dealOfSeed(seedsIn(settings).value()) : undefined,
  dealIn: (house, deal) => {
    if (!isOfClicks(house)) return dealTitle(deal, strings.core);
    const seed = seedIn(deal);
    return seed === undefined ? toldName(deal, strings.core) : strings.klondikePage.seed(seed);
  },
});

/** Tables to play at, and tables that are only watched. */
const viewsIn = (
  strings: PageTableStrings,
  loadAdvise: LiveParts['loadAdvise'],
): Pick<BrowserTables<Klondike, KlondikeSeat>, 'newTable' | 'newShowcase'> => ({
  newTable: (element, game, { onReplay, ...options }) => {
    const figures = new Later(async () => {
      const { figuresOf } = await import('../figures.js');
      return figuresOf(game, { settings: options.settings, isHidden: isGameHidden });
    });
    return new PageView(game.handler, element, {
      ...options,
      parts: partsAt(strings, figures, options),
      strings,
      ...(onReplay && {
        onSolution: (calls) => onReplay(continued(game.seat.script, calls), calls.length),
      }),
      assistant: assistantOf(
        game,
        loadAdvise && adviceLater(game, advising(strings, options.askSoon, loadAdvise)),
        figuresLater(figures),
      ),
      deal: () => game.deal,
      ...optionsOf(game, seedsIn(options.settings), strings),
    });
  },
  newShowcase: (element, { house, look, frame, ask }) => {
    const nobody = handlerOn(createBus(), () => 'klondike-kit');
    return new PageView(nobody, element, {
      parts: partsWatched(strings, ask),
      strings,
      toolbar: false,
      look,
      ...wonTextIn(house, strings),
      foundations: readHouse(house).foundations,
      ...(readHouse(house).inPlay === 'stock' && {
        stockInPlay: () => ({ stock: frame().stock ?? [], waste: frame().waste }),
      }),
    });
  },
});

const dialogsIn = (
  strings: PageTableStrings,
): Pick<BrowserTables<Klondike, KlondikeSeat>, 'choosing' | 'daily' | 'howTo'> => ({
  choosing: {
    title: strings.klondikePage.newGame,
    load: async () => {
      const [{ newGameForm }, told] = await Promise.all([import('./new-game-form.js'), withDialogs(strings)]);
      return (desk) => newGameForm(desk, told);
    },
  },
  daily: {
    title: strings.klondikePage.daily,
    load: async () => {
      const [{ dailyForm }, told] = await Promise.all([
        import('./daily/daily-form.js'),
        withDialogs(strings),
      ]);
      return (desk) => dailyForm(desk, told);
    },
  },
  howTo: {
    title: strings.klondikePage.howTo,
    load: async () => {
      const [{ howTo }, told] = await Promise.all([import('./how-to.js'), withDialogs(strings)]);
      return (house) => howTo(house, isOfClicks(house), told);
    },
    loadLessons: async () => {
      const [{ lessons }, told] = await Promise.all([import('./lessons.js'), withDialogs(strings)]);
      return (house) => lessons(isOfClicks(house), told);
    },
  },
});

/** The script, played on. */
const continued = (script: string, calls: readonly KlondikeCall[]): string =>
  [script.trimEnd(), ...calls.map((call) => WRITTEN.printCall(call)), ''].join('\n');

/** The seed in the name of a deal; undefined if the deal has none. */
const seedIn = (name: string): string | undefined => /^dotnet:(.*)$/.exec(name)?.[1];

/** Is the house played by two clicks, without undo, and dealt by numbers? */
const isOfClicks = (house: string): boolean => house === KSU.name;

/** The options that the house in play adds to its table. */
export function optionsOf(game: Played, seeds: Seeds, strings: PageTableStrings): ViewOptions {
  const { house, seat } = game;
  return {
    foundations: seat.controller.rules.foundations,
    stockLeft: () => game.seat.controller.layout?.stock.cards.length,
    ...wonTextIn(house, strings),
    ...(seat.choosing && { choosing: choosingAt(game) }),
    ...(seat.controller.rules.inPlay === 'stock' && {
      stockInPlay: () => stockSeen(game.seat.controller.layout),
    }),
    ...(isOfClicks(house) && { byClicks: true, undo: false, ownDeals: bySeed(game, seeds, strings) }),
  };
}

/** The sentence that announces a win, for houses that do not tell the number of moves. */
const wonTextIn = (house: string, { klondikePage }: PageTableStrings): Pick<BrowserOptions, 'wonText'> =>
  isOfClicks(house) ? { wonText: klondikePage.youWin } : {};

/** The seed of the next game of Kansas State. */
const seedsIn = (settings: Settings): Seeds => ({
  value: () => {
    const kept = settings.read('seed') ?? '';
    const seed = /^-?\d{1,9}$/.test(kept) ? Number(kept) : SEEDS.random;
    return Math.max(SEEDS.random, Math.min(seed, SEEDS.max));
  },
  set: (seed) => settings.write('seed', String(seed)),
});

const bySeed = (
  game: Played,
  seeds: Seeds,
  strings: PageTableStrings,
): NonNullable<BrowserOptions['ownDeals']> => ({
  name: strings.klondikePage.chooseSeed,
  label: () => seedLabel(game.deal ?? '', seeds.value(), strings),
  form: (onChosen) => seedForm({ ...seeds, played: game.deal, strings }, onChosen),
});

/** The seed in play, or the deal's title if it has no seed; then the next seed, if one was chosen. */
function seedLabel(deal: string, next: number, { core, klondikePage }: PageTableStrings): string {
  const seed = seedIn(deal);
  const label = seed === undefined ? toldName(deal, core) : klondikePage.seedButton(seed);
  const isNext = next === SEEDS.random || deal === `dotnet:${next}`;
  return isNext ? label : klondikePage.seedNext(label, next);
}

/**
 * Uses the door of the game in play at the time of each call, because another game of the house may be
 * restored.
 */
const choosingAt = (game: Played): NonNullable<BrowserOptions['choosing']> => ({
  get chosen() {
    return game.seat.choosing?.chosen;
  },
  choose: (hand) => game.seat.choosing?.choose(hand) === true,
  letGo: () => game.seat.choosing?.letGo(),
  ...(game.seat.choosing?.allows && { allows: (to) => game.seat.choosing?.allows?.(to) === true }),
});
