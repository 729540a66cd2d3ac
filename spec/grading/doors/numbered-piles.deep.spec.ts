/** Numbered piles that hang or throw when they draw from an empty main deck. */
import { describe, expect, test } from '@jest/globals';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import type { ObjectPort } from '../../../src/grading/doors/port/object-port.js';
import { portOf } from '../../../src/grading/doors/port/port-of.js';
import { gradeDoor } from '../../../src/grading/grade-door.js';
import type { FailureReport, GradeReport } from '../../../src/grading/report/grade-report.js';
import { YCP_TEXT_RUBRIC } from '../../../src/grading/rubric/presets/ycp-text.js';
import * as right from '../../../src/numbered-piles.js';
import { Game } from '../../../src/numbered-piles.js';
import { gradePort } from './grade-port.js';

const failureOf = ({ criteria }: GradeReport, check: string): FailureReport | undefined =>
  criteria.flatMap(({ failures }) => failures).find((failure) => failure.check === check);

const lossesOf = ({ criteria }: GradeReport): string[] =>
  criteria.filter(({ status }) => status !== 'passed').map(({ id }) => id);

describe('a game that cannot draw from an empty main deck', () => {
  class OutOfCards extends Error {}

  const withEmptyDraw = (draw: () => never): Readonly<Record<string, unknown>> => ({
    ...right,
    Game: class extends Game {
      override drawNextCard(): void {
        if (this.getMainDeck().getNumCards() === 0) draw();
        super.drawNextCard();
      }
    },
  });

  test('loses only the draw if it hangs', () => {
    const module = withEmptyDraw(() => {
      throw new CandidateFault('hung', 'It did not answer in time.');
    });
    const inner = portOf(module);
    // In this process, a port rethrows what a program throws. A hang is not an exception that the program throws.
    const tell: ObjectPort['tell'] = (on, method, args) => {
      try {
        inner.tell(on, method, args);
      } catch (error) {
        if (String(error).includes('CandidateFault'))
          throw new CandidateFault('hung', 'It did not answer in time.');
        throw error;
      }
    };
    const port = { ...inner, tell, renew: () => undefined };
    const report = gradeDoor({ port, submission: 'a port', isolated: false }, YCP_TEXT_RUBRIC, {
      seed: 1,
      turns: 120,
    });
    expect(lossesOf(report)).toEqual(['draw']);
    expect(failureOf(report, 'draw.recycle')?.seen).toBe('It did not answer in time.');
  });

  test('has the exception in its report if it throws', () => {
    const module = withEmptyDraw(() => {
      throw new OutOfCards('no card is left');
    });
    const report = gradePort(module, YCP_TEXT_RUBRIC, 120);
    expect(lossesOf(report)).toEqual(['draw']);
    expect(failureOf(report, 'draw.recycle')?.seen).toBe(
      'Main deck: 0 of the cards\nThe call throws OutOfCards (no card is left).',
    );
  });
});
