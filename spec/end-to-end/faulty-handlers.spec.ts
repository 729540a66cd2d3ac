/** One faulty handler for each criterion of the main rubric. `spec/grading/faulty.deep.spec.ts` has many more. */
import { expect, test } from '@jest/globals';
import { ULG_RUBRIC } from '../../src/grading/rubric/presets/ulg.js';
import { graded } from '../support/grading/chosen-faulty.js';
import { FAULTY_HANDLERS } from '../support/grading/faulty/faulty-table.js';

/** By criterion: the name of a handler whose fault is found quickly. */
const FAULTY: Readonly<Record<string, string>> = {
  deal: 'first-column-empty',
  draw: 'draws-four',
  recycle: 'recycle-ignored',
  waste: 'waste-two-shown',
  'waste-to-tableau': 'w>t-no-queen',
  'waste-to-foundation': 'w>f-first-free',
  'tableau-to-foundation': 't>f-first-free',
  'foundation-to-tableau': 'f>t-bottom-card',
  'tableau-to-tableau': 't>t-last-not-reached',
  'turn-up': 'never-turned-up',
  undo: 'undo-draw-one',
  count: 'count-from-one',
  win: 'win-never',
  'new-game': 'new-game-keeps-moves',
  view: 'unrefreshed-recycle',
  robustness: 'throws-before-first-game',
  manners: 'columns-numbered',
};

test.each(ULG_RUBRIC.criteria.map(({ id }) => id))(
  'a fault in %s loses points there and nowhere else',
  (id) => {
    const handler = FAULTY_HANDLERS.find(({ name }) => name === FAULTY[id]);
    if (handler === undefined) throw new Error(`no faulty handler for ${id}`);
    const failed = graded(handler).criteria.filter(({ status }) => status === 'failed');
    expect(failed.map((criterion) => criterion.id)).toEqual([id]);
  },
);
