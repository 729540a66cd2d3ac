/** The games that a new player can choose between: the same easy deal with one card per draw, or with three. */
import type { GameStart } from '../../../../kit/browser-tables.js';
import { changedHouse } from '../../model/house.js';
import { LESSON_DEAL } from '../../model/known-deals.js';
import { ULG } from '../../model/rules.js';
import { drawPicture } from '../draw-picture.js';
import type { KlondikePageStrings } from '../strings/english.js';
import { firstGameStrings } from './first-game-strings.js';

export function starts(strings: KlondikePageStrings): readonly GameStart[] {
  const texts = firstGameStrings(strings).starts;
  return ([1, 3] as const).map((draw) => {
    const rules = changedHouse(ULG, { draw });
    return { house: rules.name, deal: LESSON_DEAL, ...texts[draw], picture: drawPicture(draw) };
  });
}
