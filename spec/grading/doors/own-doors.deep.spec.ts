/** Our own ports of the courses' classes lose nothing, and neither do other correct ports. */
import { expect, test } from '@jest/globals';
import { KSU_RUBRIC } from '../../../src/grading/rubric/presets/ksu.js';
import { YCP_SELECTION_RUBRIC } from '../../../src/grading/rubric/presets/ycp-selection.js';
import { YCP_TEXT_RUBRIC } from '../../../src/grading/rubric/presets/ycp-text.js';
import * as numberedPiles from '../../../src/numbered-piles.js';
import { CardLocation, Game } from '../../../src/numbered-piles.js';
import { YCP_TEXT_REFERENCE } from '../../../src/games/klondike/model/rules.js';
import type { KlondikeModel, Location, Selection } from '../../../src/selection.js';
import * as selection from '../../../src/selection.js';
import { KlondikeController, LocationType } from '../../../src/selection.js';
import type { DoorRow } from './full-marks.js';
import { OWN_DOORS, expectFullMarks } from './full-marks.js';
import { gradePort } from './grade-port.js';
import { plainClicks } from './right/plain-clicks.js';

/** The statement says what a location knows, but does not name its methods. */
class Place {
  constructor(
    readonly pile: number,
    readonly card: number,
  ) {}
}

class GameOfPlaces extends Game {
  override isValidTakeLocation(take: CardLocation): boolean {
    return super.isValidTakeLocation(locationOf(take));
  }
  override isValidMove(take: CardLocation, to: number): boolean {
    return super.isValidMove(locationOf(take), to);
  }
  override moveCards(take: CardLocation, to: number): void {
    super.moveCards(locationOf(take), to);
  }
}

/** Replaces both kinds of location with our own class. */
const locationOf = (place: CardLocation | Place): CardLocation =>
  place instanceof Place ? new CardLocation(place.pile, place.card) : place;

const ofPlaces = { ...numberedPiles, CardLocation: Place, Game: GameOfPlaces };

/** Takes the top card of the main deck without checking whether it is exposed, because it always is. */
class UnaskingController extends KlondikeController {
  override select(model: KlondikeModel, origin: Location): Selection | null {
    const main = model.getMainDeck();
    if (origin.getLocationType() === LocationType.MAIN_DECK)
      main.setExposeIndex(Math.max(0, main.getIndexOfTopCard()));
    return super.select(model, origin);
  }
}

const unasking = { ...selection, KlondikeController: UnaskingController };

const OTHER_DOORS: readonly DoorRow[] = [
  ['numbered piles whose locations have no methods', ofPlaces, YCP_TEXT_RUBRIC],
  ['a controller that takes the top card of the main deck, exposed or not', unasking, YCP_SELECTION_RUBRIC],
  ['a clicks game that counts cards as the statement says', plainClicks, KSU_RUBRIC],
];

test.each([...OWN_DOORS, ...OTHER_DOORS])(
  'gives %s full marks and tries every check',
  (_, module, rubric) => {
    expectFullMarks(module, rubric);
  },
);

test('a game that also draws when it brings the waste back loses nothing, because the course’s own program does the same', () => {
  const reference = class extends Game {
    constructor() {
      super({ rules: YCP_TEXT_REFERENCE });
    }
  };
  const { score, ledger } = gradePort({ ...numberedPiles, Game: reference }, YCP_TEXT_RUBRIC);
  expect({ score, answers: Object.values(ledger) }).toEqual({ score: 100, answers: [['yes']] });
});
