/** "How to play": the goal and the moves in words and small pictures, then the rules of the game. */
import { make } from '../../../browser/dom.js';
import { readHouse } from '../model/house.js';
import { tellRules } from '../model/rules-told.js';
import { drawPicture } from './draw-picture.js';
import { dialogStrings } from './dialogs/dialog-strings.js';
import type { KlondikePageStrings } from './strings/english.js';
import { HIDDEN } from '../../../core/card.js';
import { cardsPicture, inRow } from '../../../browser/cards/picture.js';
import {
  CLUBS_7,
  DIAMONDS_4,
  HEARTS_2,
  HEARTS_8,
  HEARTS_A,
  SPADES_2,
  SPADES_3,
  SPADES_9,
  SPADES_A,
} from '../contract/constants.js';
import type { Rules } from '../model/rules.js';
import { playsItself } from '../model/rules.js';

/** @param isByClicks does one click choose cards, and the next move them? */
export function howTo(house: string, isByClicks: boolean, strings: KlondikePageStrings): HTMLElement {
  const { howTo: words, rules: sentences, newGame } = dialogStrings(strings);
  const { clickHint, redealsHint } = strings.klondikeBrowser;
  const rules = readHouse(house);
  const texts = {
    goal: rules.isWon === playsItself ? words.earlyGoal : words.goal.text,
    build: words.build.text,
    up: isByClicks ? clickHint : words.up.text,
  };
  const parts = (['goal', 'build', 'up'] as const).flatMap((name) => [
    make('h3', {}, words[name].title),
    make('div', { class: 'picture' }, cardsPicture(PICTURES[name])),
    make('p', {}, texts[name]),
  ]);
  // The first two sentences are about drawing.
  const [draw = '', redeals = '', ...told] = tellRules(rules, sentences);
  return make(
    'div',
    { class: 'how-to' },
    ...parts,
    make('h3', {}, newGame.draw),
    make('div', { class: 'picture' }, pictureOfStock(rules)),
    make('p', {}, [draw, redeals, ...(Number.isFinite(rules.redeals) ? [redealsHint] : [])].join(' ')),
    make('h3', {}, words.rules),
    make('ul', {}, ...told.map((text) => make('li', {}, text))),
  );
}

/** The offset between cards in a column, in CSS pixels. */
const BELOW = 22;

/** The cards of each picture, left to right or bottom to top. */
const PICTURES = {
  goal: inRow([SPADES_A, SPADES_2, SPADES_3]),
  build: [SPADES_9, HEARTS_8, CLUBS_7].map((card, index) => ({ card, x: 0, y: index * BELOW })),
  up: inRow([HEARTS_A, HEARTS_2]),
} as const;

/** The stock and waste after the first draw. The waste shows the drawn cards, unless the stock's top card is in play. */
function pictureOfStock({ inPlay, draw }: Pick<Rules, 'inPlay' | 'draw'>): HTMLElement {
  if (inPlay === 'stock') return cardsPicture(inRow([DIAMONDS_4, HIDDEN]));
  return drawPicture(draw);
}
