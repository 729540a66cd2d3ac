/** What the checks of a script come to, whatever the game, when it is run on after each failure. */
import { expect, test } from '@jest/globals';
import { gradeIn } from '../../../src/scripts/running/grade.js';
import type { Stage } from '../../../src/scripts/running/stage.js';
import type { BringLamp, Lamp, LampView } from './lamp-stage.js';
import { LampController, STAGE, read } from './lamp-stage.js';

/** Shows something at a press of a lit lamp, as if it were accepted. */
class Eager extends LampController {
  constructor(private readonly shown: LampView) {
    super(shown);
  }

  override press(): void {
    if (this.isLit) this.shown.refreshWindow();
    else super.press();
  }
}

const eager: BringLamp = (view) => new Eager(view);

function gradeOf(stage: Stage<Lamp>, text: string, bring: BringLamp): string {
  const { passed, total, failures } = gradeIn(stage, read(text), bring);
  const told = failures.map(({ index, kind }) => `${index} ${kind}`).join(', ');
  return `${passed}/${total}${told === '' ? '' : `: ${told}`}`;
}

test.each([
  [499_998, '4/5: 4 accepted'],
  [499_999, '3/5: 4 accepted'],
])('a game is played again if that makes a million calls at most: after %i', (presses, grade) => {
  expect(gradeOf(STAGE, `[Deal "${presses}"] new new press*${presses} press? { lit }`, eager)).toBe(grade);
});
