/** The dialog for choosing the rules and the deal of the next game. */
import { dotnetDeal, javaDeal, randomDeal } from '../model/deals.js';
import { secureNumber } from '../../../core/random.js';
import type { Settings } from '../../../core/settings.js';
import { button, make } from '../../../browser/dom.js';
import { choice, select } from '../../../browser/parts/settings-form.js';
import type { NewGameDesk } from '../../../kit/browser-tables.js';
import { readRedeals, vegasRedeals } from '../model/options.js';
import { changedHouse, changesIn } from '../model/house.js';
import type { Rules } from '../model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT } from '../model/rules.js';
import type { Scoring } from '../model/score.js';
import { SCORINGS } from '../model/score.js';
import { scoringIn, setScoring } from '../figures.js';
import type { Dealing } from './dealing.js';
import { DEALINGS, difficultyIn, readDealing, writeDealing } from './dealing.js';
import { searching } from './searching.js';
import { dialogStrings } from './dialogs/dialog-strings.js';
import type { KlondikePageStrings } from './strings/english.js';
import type { DealSearch } from './searching.js';
import { SEEDS } from '../doors/clicks/seeds.js';

const COURSES = [
  ['ycp-selection', YCP_SELECTION],
  ['ycp-text', YCP_TEXT],
  ['ksu', KSU],
] as const;

const courseHouses = (play: NewGameDesk['play'], strings: KlondikePageStrings): HTMLElement => {
  const { houses } = strings.klondikePage;
  const { newGame: words } = dialogStrings(strings);
  return make(
    'details',
    {},
    make('summary', {}, words.courses),
    ...COURSES.flatMap(([name, rules]) => {
      const told = make('p', { id: `told-${name}` }, words.courseNotes[name]);
      const begin = button(houses[name], () => play(name, dealIn(rules)), { 'aria-describedby': told.id });
      return [begin, told];
    }),
  );
};

/** The name of a random deal, numbered as the house numbers its deals. */
const dealIn = ({ numbers }: Rules): string =>
  (numbers === 'dotnet' ? dotnetDeal(secureNumber() % (SEEDS.max + 1)) : randomDeal()).name;

const DRAWS = ['1', '3'] as const;
const REDEALS = ['0', '1', '2', '3', 'unlimited'] as const;

export function newGameForm(desk: NewGameDesk, strings: KlondikePageStrings): HTMLFormElement {
  const { newGame: words } = dialogStrings(strings);
  const now = rulesNow(desk.house);
  const draws = select(DRAWS, words.draws, DRAWS.find((one) => one === String(now.draw)) ?? '3');
  const again = select(
    REDEALS,
    words.redeals,
    REDEALS.find((one) => one === String(now.redeals)) ?? 'unlimited',
  );
  const scores = select(SCORINGS, words.scorings, scoringIn(desk.settings));
  const deals = select(desk.find ? DEALINGS : ['any'], words.deals, dealingIn(desk));
  const search = searching(words);
  const redeals = usualRedeals(again.element, [draws.element, scores.element]);
  const form = make(
    'form',
    { class: 'look' },
    choice(words.draw, draws, redeals.follow),
    choice(words.redeal, again, redeals.choose),
    choice(words.scoring, scores, redeals.follow),
    choice(words.deal, deals, () => undefined),
    make('button', {}, words.play),
    search.element,
    courseHouses(desk.play, strings),
  );
  draws.element.classList.add('first');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const rules = changedHouse(ULG, {
      draw: Number(draws.element.value),
      redeals: readRedeals(again.element.value),
    });
    const dealing = DEALINGS.find((one) => one === deals.element.value) ?? 'any';
    const scoring = SCORINGS.find((one) => one === scores.element.value) ?? 'none';
    void deal(savingChoices(desk, { dealing, scoring }), { house: rules.name, dealing }, search);
  });
  return form;
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
  [draws, scores]: readonly [draws: HTMLSelectElement, scores: HTMLSelectElement],
): { readonly follow: () => void; readonly choose: () => void } {
  const byVegas = (): string | undefined =>
    scores.value === 'vegas' ? String(vegasRedeals(Number(draws.value))) : undefined;
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
  { dealing, scoring }: { readonly dealing: Dealing; readonly scoring: Scoring },
): NewGameDesk => ({
  ...desk,
  play: (house, name) => {
    setScoring(desk.settings, scoring);
    writeDealing(desk.settings, dealing);
    desk.play(house, name);
  },
});

/** Plays a deal of this kind. Changes nothing if the search finds no deal or the player stops it. */
async function deal(
  { find, play }: Pick<NewGameDesk, 'find' | 'play'>,
  { house, dealing }: { readonly house: string; readonly dealing: Dealing },
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
}: { readonly settings: Settings } & Pick<NewGameDesk, 'find'>): Dealing =>
  find ? readDealing(settings) : 'any';
