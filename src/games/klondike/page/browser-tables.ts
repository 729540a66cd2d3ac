/** Klondike's tables on the page. */
import { isGameHidden, whenIdle } from '../../../browser/page-activity.js';
import type { Settings } from '../../../core/settings.js';
import type { LanguageName } from '../../../core/strings/language.js';
import { dealTitle, toldName } from '../../../core/text/deal-name.js';
import type { BrowserTables } from '../../../kit/browser-tables.js';
import type { PlayedGame } from '../../../kit/played-game.js';
import type { LoadAdvise } from '../assistant.js';
import { adviceOn, assistantOf, verdictsOf } from '../assistant.js';
import { BrowserView } from '../browser/browser-view.js';
import type { BrowserOptions } from '../browser/options.js';
import type { KlondikeCall } from '../contract/handler.js';
import { createBus, handlerForBus } from '../contract/handler.js';
import { stockSeen } from '../controller/showing.js';
import { SEEDS, dealOfSeed } from '../doors/clicks/seeds.js';
import { figuresOf } from '../figures.js';
import { houseTitle, readHouse } from '../model/house.js';
import { firstWin, gameTitle } from '../game-title.js';
import { KSU } from '../model/rules.js';
import type { Klondike } from '../script/stage.js';
import { LANGUAGE } from '../script/language.js';
import type { KlondikeSeat } from '../seat.js';
import { sayChange } from '../views/changes.js';
import type { FindDeal } from './dealing.js';
import { SpareDealSearch, takeDeal } from './next-deal.js';
import type { KlondikePageStrings } from './strings/english.js';
import { ENGLISH } from './strings/english.js';
import { make } from '../../../browser/dom.js';

type KlondikeInPlay = PlayedGame<Klondike, KlondikeSeat>;

/** The texts of each language. All except English load on demand. */
const STRINGS: Readonly<Record<LanguageName, () => Promise<KlondikePageStrings>>> = {
  en: () => Promise.resolve(ENGLISH),
  fr: async () => (await import('./strings/french.js')).FRENCH,
};

/**
 * @param loadAdvise loads the hints and the win tracker; without it, the tables have neither
 * @param find finds winnable deals; without it, the tables have no spare deals
 */
export const klondikeTables = async (
  language: LanguageName,
  loadAdvise?: LoadAdvise,
  find?: FindDeal,
): Promise<BrowserTables<Klondike, KlondikeSeat>> =>
  tablesIn(await STRINGS[language](), loadAdvise, new SpareDealSearch(find));

const tablesIn = (
  strings: KlondikePageStrings,
  loadAdvise: LoadAdvise | undefined,
  spares: SpareDealSearch,
): BrowserTables<Klondike, KlondikeSeat> => ({
  title: strings.klondike.title,
  houses: strings.klondikePage.houses,
  houseTitle: (name) => houseTitle(name, strings.klondikePage),
  firstWin: (name) => firstWin(name, strings.klondikePage.firstWin),
  ...dialogsIn(strings),
  refusals: strings.klondikeRefusals,
  sayStanding: strings.core.moves,
  sayFrame: ({ moves }) => strings.core.moves(moves),
  sayMove: (before, after, event) => sayChange(before, after, { event, isCounted: false, strings }),
  ...viewsIn(strings, loadAdvise, spares),
  hasUndo: (house) => !isByClicks(house),
  dealFor: (house, settings, inPlay) => {
    if (isByClicks(house)) return dealOfSeed(seedsIn(settings).value());
    spares.begin(house);
    return takeDeal(house, settings, inPlay);
  },
  loadStarts: async () => (await import('./first-game/starts.js')).starts(strings),
  dealIn: (house, deal) => {
    if (!isByClicks(house)) return dealTitle(deal, strings.core);
    const seed = seedIn(deal);
    return seed === undefined ? toldName(deal, strings.core) : strings.klondikePage.seed(seed);
  },
});

/** Tables to play at, and tables to watch. */
const viewsIn = (
  strings: KlondikePageStrings,
  loadAdvise: LoadAdvise | undefined,
  spares: SpareDealSearch,
): Pick<BrowserTables<Klondike, KlondikeSeat>, 'newTable' | 'newShowcase'> => ({
  newTable: (element, game, { onReplay, ...options }) => {
    const { settings } = options;
    const figures = figuresOf(game, { settings, isHidden: isGameHidden });
    const idle = whenIdle();
    spares.open(settings);
    if (!isByClicks(game.house)) spares.begin(game.house);
    const advice = loadAdvise && adviceOn(game, () => idle.then(loadAdvise), settings);
    const assistant = assistantOf(game, advice, figures);
    const view = new BrowserView(game.handler, element, {
      ...options,
      strings,
      ...(onReplay && {
        onSolution: (calls) => onReplay(continued(game.seat.script, calls), calls.length),
      }),
      assistant,
      deal: () => game.deal,
      gameTitle: (isTracked) =>
        options.dailyTitle?.() ??
        gameTitle({ house: game.house, deal: game.deal, isTracked }, settings, {
          ...strings,
          names: strings.klondikePage,
        }),
      ...optionsOf(game, seedsIn(settings), strings),
    });
    const destroy = view.destroy.bind(view);
    return Object.assign(view, {
      verdicts: verdictsOf(assistant, settings),
      destroy: () => {
        spares.close();
        destroy();
      },
      teach: async () => (await import('./first-game/lesson.js')).lesson(game, view, strings),
    });
  },
  newShowcase: (element, { house, look, frame }) => {
    const nobody = handlerForBus(createBus(), () => 'klondike-kit');
    return new BrowserView(nobody, element, {
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
  strings: KlondikePageStrings,
): Pick<BrowserTables<Klondike, KlondikeSeat>, 'choosing' | 'courses' | 'daily' | 'howTo'> => ({
  choosing: {
    title: strings.klondikePage.newGame,
    load: async () => {
      const { newGameForm } = await import('./new-game-form.js');
      return (desk) => newGameForm(desk, strings);
    },
  },
  courses: {
    title: strings.klondikePage.courses,
    load: async () => {
      const { courseHouses } = await import('./courses.js');
      return (desk) => courseHouses(desk, strings);
    },
  },
  daily: {
    title: strings.klondikePage.daily,
    load: async () => {
      const { dailyForm } = await import('./daily/daily-form.js');
      return (desk) => dailyForm(desk, strings);
    },
  },
  howTo: {
    title: strings.klondikePage.howTo,
    load: async () => {
      const { howTo } = await import('./how-to.js');
      return (house) => howTo(house, isByClicks(house), strings);
    },
  },
});

/** The script, with these events added at the end. */
const continued = (script: string, calls: readonly KlondikeCall[]): string =>
  [script.trimEnd(), ...calls.map((call) => LANGUAGE.printCall(call)), ''].join('\n');

/** The seed in a deal's name; undefined if it has none. */
const seedIn = (name: string): string | undefined => /^dotnet:(.*)$/.exec(name)?.[1];

/**
 * Do the house's players choose cards with one click and move them with the next, without undo? The house's deals have
 * numbers.
 */
const isByClicks = (house: string): boolean => house === KSU.name;

/** The table options for the game's house. */
export function optionsOf(game: KlondikeInPlay, seeds: Seeds, strings: KlondikePageStrings): BrowserOptions {
  const { house, seat } = game;
  return {
    foundations: seat.controller.rules.foundations,
    stockLeft: () => game.seat.controller.layout?.stock.cards.length,
    ...wonTextIn(house, strings),
    ...(seat.choosing && { choosing: choosingAt(game) }),
    ...(seat.controller.rules.inPlay === 'stock' && {
      stockInPlay: () => stockSeen(game.seat.controller.layout),
    }),
    ...(isByClicks(house) && { byClicks: true, undo: false, ownDeals: bySeed(game, seeds, strings) }),
  };
}

/** The announcement of a win, for houses whose announcement leaves out the moves. */
const wonTextIn = (house: string, { klondikePage }: KlondikePageStrings): Pick<BrowserOptions, 'wonText'> =>
  isByClicks(house) ? { wonText: klondikePage.youWin } : {};

/** The seed of Kansas State's next game. */
const seedsIn = (settings: Settings): Seeds => ({
  value: () => {
    const kept = settings.read('seed') ?? '';
    const seed = /^-?\d{1,9}$/.test(kept) ? Number(kept) : SEEDS.random;
    return Math.max(SEEDS.random, Math.min(seed, SEEDS.max));
  },
  set: (seed) => settings.write('seed', String(seed)),
});

const bySeed = (
  game: KlondikeInPlay,
  seeds: Seeds,
  strings: KlondikePageStrings,
): NonNullable<BrowserOptions['ownDeals']> => ({
  name: strings.klondikePage.chooseSeed,
  label: () => seedLabel(game.deal ?? '', seeds.value(), strings),
  form: (onChosen) => seedForm({ ...seeds, played: game.deal, strings }, onChosen),
});

/** The deal's seed, or its title if it has no seed; then the next seed, if it differs. */
function seedLabel(deal: string, next: number, { core, klondikePage }: KlondikePageStrings): string {
  const seed = seedIn(deal);
  const label = seed === undefined ? toldName(deal, core) : klondikePage.seedButton(seed);
  const isNext = next === SEEDS.random || deal === `dotnet:${next}`;
  return isNext ? label : klondikePage.seedNext(label, next);
}

/** Looks up the current game's door at each call, because a different game of the house may be restored. */
const choosingAt = (game: KlondikeInPlay): NonNullable<BrowserOptions['choosing']> => ({
  get chosen() {
    return game.seat.choosing?.chosen;
  },
  choose: (hand) => game.seat.choosing?.choose(hand) === true,
  letGo: () => game.seat.choosing?.letGo(),
  ...(game.seat.choosing?.allows && { allows: (to) => game.seat.choosing?.allows?.(to) === true }),
});

interface Seeds {
  /** The seed of the next game. */
  readonly value: () => number;
  readonly set: (seed: number) => void;
}

interface Choice extends Seeds {
  /** The deal's name; undefined before the first game. */
  readonly played: string | undefined;
  readonly strings: KlondikePageStrings;
}

/** @param onSet called after the player sets the seed */
function seedForm({ value, set, played, strings }: Choice, onSet: () => void): HTMLFormElement {
  const input = make('input', {
    class: 'first',
    type: 'number',
    min: String(SEEDS.random),
    max: String(SEEDS.max),
    step: '1',
    required: '',
    value: String(value()),
  });
  const { core, klondikePage } = strings;
  const most = SEEDS.max.toLocaleString(core.language);
  const form = make(
    'form',
    {},
    make('label', {}, klondikePage.seedField(SEEDS.random, most), input),
    ...(played === undefined ? [] : [make('p', {}, klondikePage.inPlay(toldName(played, core)))]),
    make('button', {}, klondikePage.ok),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    set(input.valueAsNumber);
    onSet();
  });
  return form;
}
