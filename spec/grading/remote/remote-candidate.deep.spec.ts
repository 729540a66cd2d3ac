/** Plays a submission in its own process through a handler in this process. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { FrameView, KlondikeController, parseDeal, printFrame, TABLEAU_2, TABLEAU_7 } from 'klondike-kit';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { startCandidate } from '../../support/grading/start-candidate.js';

const SAMPLE = fileURLToPath(
  new URL('../../../src/grading/shims/javascript/sample/handler.js', import.meta.url),
);

const sample = candidateOf(SAMPLE);

describe('the sample handler', () => {
  test('shows the same frames in its own process as in this one', () => {
    const [there, here] = [new FrameView(), new FrameView()];
    const own = new KlondikeController();
    own.attach(here);
    const other = startCandidate(sample, there);
    for (const handler of [own, other]) {
      handler.nextDeal?.(parseDeal('java:1'));
      handler.newGame();
      handler.clickStock();
      handler.moveTableauToTableau(TABLEAU_7, 1, TABLEAU_2);
      handler.clickStock();
      handler.undo();
    }
    expect(printFrame(there.frame)).toBe(printFrame(here.frame));
    expect(there.frame.moves).toBeGreaterThan(0);
  });

  test('deals the same cards for the same seed, and different cards for another seed', () => {
    const dealt = [1, 1, 2].map((seed) => {
      const view = new FrameView();
      startCandidate(sample, view, { seed }).newGame();
      return printFrame(view.frame);
    });
    expect(dealt[1]).toBe(dealt[0]);
    expect(dealt[2]).not.toBe(dealt[0]);
  });

  test('returns its name', () => {
    expect(startCandidate(sample).getName()).toBe('The sample handler');
  });
});
