/** Klondike in the terminal. */
import type { Settings } from '../../../core/settings.js';
import { settingsOf } from '../../../core/settings.js';
import type { LanguageName } from '../../../core/strings/language.js';
import { TextError } from '../../../core/text/text-error.js';
import type { PlayedGame } from '../../../kit/played-game.js';
import type { TerminalTable } from '../../../kit/terminal-table.js';
import type { LoadAdvise } from '../assistant.js';
import { adviceOn, assistantOf, knownTo } from '../assistant.js';
import { kindOf } from '../deal-kinds.js';
import { gameTitle } from '../game-title.js';
import { figuresOf, scoringIn } from '../figures.js';
import type { KlondikeCall, KlondikeEventName } from '../contract/handler.js';
import { callHandler } from '../contract/handler.js';
import { houseTitle, readHouse } from '../model/house.js';
import type { Rules } from '../model/rules.js';
import { ULG } from '../model/rules.js';
import { tellDifferences, tellRules, tellScoring } from '../model/rules-told.js';
import type { Scoring } from '../model/score.js';
import type { Klondike } from '../script/stage.js';
import type { KlondikeSeat } from '../seat.js';
import type { House } from '../terminal/options.js';
import { TerminalView } from '../terminal/terminal-view.js';
import { sayChange, sayAutomaticMoves } from '../views/changes.js';
import { KlondikeLineAdvice } from './line-advice.js';
import { sentence } from '../../../core/text/format.js';
import { moveOfCall } from '../contract/calls.js';
import { KlondikeController } from '../controller/klondike-controller.js';
import type { ShownMove } from '../terminal/line-cover.js';
import type { Cursor } from '../views/cursor.js';
import { onPile } from '../views/cursor.js';
import { FrameView } from '../views/frame-view.js';
import { stockSeen } from '../controller/showing.js';
import { isScored } from '../model/score.js';
import type { KlondikeHouseStrings } from '../strings/english.js';
import type { KlondikeCommandStrings } from './strings/english.js';
import { ENGLISH } from './strings/english.js';

/** Loads the texts of a language when they are needed. */
export const COMMAND_STRINGS: Readonly<Record<LanguageName, () => Promise<KlondikeCommandStrings>>> = {
  en: () => Promise.resolve(ENGLISH),
  fr: async () => (await import('./strings/french.js')).FRENCH,
};

/** Describes moves in words, without their number. */
export const movesSaidIn = (
  strings: KlondikeCommandStrings,
): Required<Pick<TerminalTable<Klondike, KlondikeSeat>, 'sayMove' | 'sayMoves'>> => ({
  sayMove: (before, after, event) => sayChange(before, after, { event, isCounted: false, strings }),
  sayMoves: (moves) =>
    moves.every(({ call }) => RISING.has(call.event))
      ? sayAutomaticMoves(moves, { isCounted: false, strings })
      : undefined,
});

/** The events of a series that moves cards to the foundations and draws from the stock. */
const RISING: ReadonlySet<KlondikeEventName | 'redo'> = new Set([
  'moveWasteToFoundation',
  'moveTableauToFoundation',
  'clickStock',
]);

export const klondikeTable = async (
  language: LanguageName,
  loadAdvise?: LoadAdvise,
): Promise<TerminalTable<Klondike, KlondikeSeat>> => tableIn(await COMMAND_STRINGS[language](), loadAdvise);

const tableIn = (
  strings: KlondikeCommandStrings,
  loadAdvise?: LoadAdvise,
): TerminalTable<Klondike, KlondikeSeat> => ({
  title: strings.klondike.title,
  words: strings.words,
  refusals: strings.klondikeRefusals,
  houseRules: (house) => tellRules(readHouse(house), strings.klondikeRules),
  ...movesSaidIn(strings),
  ...(loadAdvise && {
    lineAdvice: (game, settings) => new KlondikeLineAdvice(adviceOn(game, loadAdvise, settings), strings),
  }),
  newTable: (game, { settings, dailyTitle, ...options }) => {
    const { rules } = game.seat.controller;
    const kept = settings ?? settingsOf(new Map());
    const figures = figuresOf(game, { settings: kept });
    const assistant = assistantOf(game, loadAdvise && adviceOn(game, loadAdvise, kept), figures);
    const view = new TerminalView(game.handler, {
      ...options,
      onDeal: dealsIn(strings, options.onDeal),
      strings,
      deal: () => game.deal,
      gameTitle: () => dailyTitle?.() ?? titleOf(game, kept, strings),
      assistant,
      ...(settings && { settings }),
      shownAlong: (calls) => shownAlong(game.seat.controller, calls, strings),
      house: describedHouse(rules, strings, settings ? scoringIn(settings) : 'none'),
      foundations: rules.foundations,
      stockLeft: () => game.seat.controller.layout?.stock.cards.length,
      ...(rules.inPlay === 'stock' && {
        stockInPlay: () => stockSeen(game.seat.controller.layout),
      }),
    });
    return { view, window: view, knows: knownTo(assistant, settings), end: () => view.end() };
  },
});

/** The title of a game that is known to be winnable. Other games are named by their deal. */
function titleOf(
  game: PlayedGame<Klondike, KlondikeSeat>,
  settings: Settings,
  { core, klondikeHouses: names }: KlondikeCommandStrings,
): string | undefined {
  const { house, deal } = game;
  const isKnown = deal !== undefined && kindOf(settings, house, deal) !== undefined;
  return isKnown ? gameTitle(game, settings, { core, names }) : undefined;
}

/** The house of a table. The main house has no name. */
const describedHouse = (
  rules: Rules,
  { klondikeRules: strings, klondikeHouses }: KlondikeCommandStrings,
  scoring: Scoring,
): House => ({
  ...(rules !== ULG && { name: houseTitle(rules.name, inHeader(klondikeHouses)) }),
  rules: [
    ...tellRules(rules, strings),
    ...(isScored(rules.name) ? tellScoring(scoring, rules, strings) : []),
  ],
  differences: tellDifferences(rules, strings),
});

/** In the header, the name of the main house differs from the game's. */
const inHeader = ({ houses, usual, changed }: KlondikeHouseStrings): Parameters<typeof houseTitle>[1] => ({
  houses: { ...houses, [ULG.name]: usual },
  changed,
});

/** Explains a mistake in a typed deal in the player's language. */
const dealsIn =
  ({ noDeal }: KlondikeCommandStrings, onDeal: (name: string) => void) =>
  (name: string): void => {
    try {
      onDeal(name);
    } catch (error) {
      const fault = error instanceof Error ? error.cause : undefined;
      throw fault instanceof TextError ? new Error(noDeal(fault), { cause: fault }) : error;
    }
  };

/** The table as it is now, and after each of these events. */
function shownAlong(
  game: Pick<KlondikeController, 'rules' | 'save'>,
  calls: readonly KlondikeCall[],
  strings: KlondikeCommandStrings,
): [ShownMove, ...ShownMove[]] {
  const { rules } = game;
  const copy = new KlondikeController({ rules });
  copy.restore(game.save() ?? '');
  const view = new FrameView();
  copy.attach(view);
  const shown = (): Pick<ShownMove, 'frame' | 'stockLeft'> => ({
    frame: { ...view.frame, ...(rules.inPlay === 'stock' && stockSeen(copy.layout)) },
    stockLeft: copy.layout?.stock.cards.length,
  });
  let now = shown();
  const first = { ...now, cursor: onPile('stock'), text: strings.klondikeTerminal.line.begins(calls.length) };
  const moves = calls.map((call) => {
    const { frame } = now;
    callHandler(copy, call);
    now = shown();
    const change = sayChange(frame, now.frame, { event: call.event, isCounted: false, strings });
    return { ...now, cursor: placeAfter(call), text: sentence(change) };
  });
  return [first, ...moves];
}

function placeAfter(call: KlondikeCall): Cursor {
  const carried = moveOfCall(call);
  return carried === undefined ? onPile('stock') : { pile: carried.to, depth: carried.count };
}
