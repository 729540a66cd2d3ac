/** The sheet for a new game: the rules and the deal. */
import { make } from '../../../browser/dom.js';
import { listed, segmented, swatches, switchControl } from '../../../browser/parts/controls.js';
import { dealParts, plainNewGame } from '../../../browser/parts/new-game-parts.js';
import { secureNumber } from '../../../core/random.js';
import type { Settings } from '../../../core/settings.js';
import type { NewGameDesk } from '../../../kit/browser-tables.js';
import { scoringIn, setScoring } from '../figures.js';
import { javaDeal } from '../model/deals.js';
import { changedHouse, changesIn } from '../model/house.js';
import { readRedeals, vegasRedeals } from '../model/options.js';
import type { Rules } from '../model/rules.js';
import { KSU, ULG } from '../model/rules.js';
import type { Scoring } from '../model/score.js';
import { SCORINGS } from '../model/score.js';
import type { DealKind } from '../deal-kinds.js';
import { DEAL_KINDS, noteKind } from '../deal-kinds.js';
import type { DealChoice } from './dealing.js';
import { difficultyIn, readDealing, writeDealing } from './dealing.js';
import { dialogStrings } from './dialogs/dialog-strings.js';
import type { DialogStrings } from './dialogs/strings/english.js';
import { drawPicture } from './draw-picture.js';
import type { DealSearch } from './searching.js';
import { searching } from './searching.js';
import type { KlondikePageStrings } from './strings/english.js';

const DRAWS = ['1', '3'] as const;
const REDEALS = ['0', '1', '2', '3', 'unlimited'] as const;

/** The player's choices so far. */
interface Choices {
  draw: (typeof DRAWS)[number];
  isWinnable: boolean;
  kind: DealKind;
}

/** The sheet for a new game: the draw in two pictures, then the deal. A house of a course offers only its deals. */
export function newGameForm(desk: NewGameDesk, strings: KlondikePageStrings): HTMLElement {
  const { house } = changesIn(desk.house);
  const words = { core: strings.core, browser: strings.browser };
  if (house !== ULG)
    return plainNewGame(desk, words, house === KSU ? undefined : strings.klondikeBrowser.dealField);
  const { dealField } = strings.klondikeBrowser;
  return make('div', { class: 'new-game' }, choicesForm(desk, strings), ...dealParts(desk, words, dealField));
}

function choicesForm(desk: NewGameDesk, strings: KlondikePageStrings): HTMLFormElement {
  const { newGame: words } = dialogStrings(strings);
  const now = rulesNow(desk.house);
  const choices = choicesNow(desk, now);
  const again = listed({
    label: words.redeal,
    values: REDEALS,
    texts: words.redeals,
    chosen: REDEALS.find((one) => one === String(now.redeals)) ?? 'unlimited',
    choose: () => redeals.choose(),
  });
  const scores = listed({
    label: words.scoring,
    values: SCORINGS,
    texts: words.scorings,
    chosen: scoringIn(desk.settings),
    choose: () => redeals.follow(),
  });
  const redeals = usualRedeals(again.list, () => ({
    draw: Number(choices.draw),
    scoring: scores.list.value,
  }));
  const draws = drawChoice(choices.draw, strings, (draw) => {
    choices.draw = draw;
    redeals.follow();
  });
  const search = searching(words);
  const form = make(
    'form',
    {},
    draws,
    ...(desk.find ? winnableChoices(choices, words) : []),
    make('details', {}, make('summary', {}, words.moreRules), again.element, scores.element),
    make('button', { class: 'primary first' }, words.play),
    search.element,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const rules = changedHouse(ULG, {
      draw: Number(choices.draw),
      redeals: readRedeals(again.list.value),
    });
    const dealing = choices.isWinnable ? choices.kind : 'any';
    const scoring = SCORINGS.find((one) => one === scores.list.value) ?? 'none';
    void deal(savingChoices(desk, { dealing, scoring }), { house: rules.name, dealing }, search);
  });
  return form;
}

function choicesNow(desk: NewGameDesk, { draw }: Pick<Rules, 'draw'>): Choices {
  const dealing = dealingIn(desk);
  return {
    draw: DRAWS.find((one) => one === String(draw)) ?? '3',
    isWinnable: dealing !== 'any',
    kind: dealing === 'any' ? 'winnable' : dealing,
  };
}

/** Draw 1 and Draw 3, as pictures. */
export const drawChoice = (
  chosen: (typeof DRAWS)[number],
  strings: Pick<KlondikePageStrings, 'core'>,
  choose: (draw: (typeof DRAWS)[number]) => void,
): HTMLElement => {
  const { draw: label, draws: texts } = dialogStrings(strings).newGame;
  const picture = (draw: string): HTMLElement => drawPicture(Number(draw));
  const made = swatches({
    label,
    values: DRAWS,
    texts,
    chosen,
    choose,
    picture,
    isNamed: true,
    isLabelHidden: true,
  });
  made.classList.add('draws');
  return made;
};

/** The switch for winnable deals, and their difficulty while it is on. */
function winnableChoices(choices: Choices, words: DialogStrings['newGame']): HTMLElement[] {
  const difficulty = segmented({
    label: words.difficulty,
    values: DEAL_KINDS,
    texts: words.difficulties,
    chosen: choices.kind,
    choose: (kind) => {
      choices.kind = kind;
    },
  });
  difficulty.hidden = !choices.isWinnable;
  const winnable = switchControl({
    label: words.winnable,
    isOn: choices.isWinnable,
    set: (isOn) => {
      choices.isWinnable = isOn;
      difficulty.hidden = !isOn;
    },
  });
  return [winnable, difficulty];
}

/** The rules that the form shows first, which are the main house's if the game has a different house. */
function rulesNow(name: string): Pick<Rules, 'draw' | 'redeals'> {
  const { house, draw = ULG.draw, redeals = ULG.redeals } = changesIn(name);
  return house === ULG ? { draw, redeals } : ULG;
}

/**
 * Until the player chooses a number of redeals, it follows the scoring. Vegas scoring sets this number. Other ways of
 * scoring restore the first number, or set no limit if Vegas scoring had set the first number.
 */
function usualRedeals(
  again: HTMLSelectElement,
  now: () => { readonly draw: number; readonly scoring: string },
): { readonly follow: () => void; readonly choose: () => void } {
  const byVegas = (): string | undefined => {
    const { draw, scoring } = now();
    return scoring === 'vegas' ? String(vegasRedeals(draw)) : undefined;
  };
  const otherwise = again.value === byVegas() ? 'unlimited' : again.value;
  let isChosen = false;
  return {
    follow: () => {
      if (!isChosen) again.value = byVegas() ?? otherwise;
    },
    choose: () => {
      isChosen = true;
    },
  };
}

/** Saves the choices once the game begins. */
const savingChoices = (
  desk: NewGameDesk,
  { dealing, scoring }: { readonly dealing: DealChoice; readonly scoring: Scoring },
): NewGameDesk => ({
  ...desk,
  play: (house, name) => {
    setScoring(desk.settings, scoring);
    writeDealing(desk.settings, dealing);
    if (dealing !== 'any' && name !== undefined) noteKind(desk.settings, [house, name], dealing);
    desk.play(house, name);
  },
});

/** Plays a deal of this kind. Changes nothing if the search finds no deal or the player stops it. */
async function deal(
  { find, play }: Pick<NewGameDesk, 'find' | 'play'>,
  { house, dealing }: { readonly house: string; readonly dealing: DealChoice },
  search: DealSearch,
): Promise<void> {
  if (dealing === 'any' || find === undefined) {
    play(house, javaDeal(BigInt(secureNumber())).name);
    return;
  }
  const difficulty = difficultyIn(dealing);
  const found = await search.run((signal) => find(house, { difficulty, signal }));
  if (found !== undefined) play(house, found);
}

const dealingIn = ({
  settings,
  find,
}: { readonly settings: Settings } & Pick<NewGameDesk, 'find'>): DealChoice =>
  find === undefined ? 'any' : readDealing(settings);
