/** Prints a rubric as JSON that reads back as the same one. */
import { checkGiven } from '../../core/given.js';
import type { Criterion, PointsScript, Rubric } from './rubric.js';

/** Leaves out defaults. @throws TypeError unless it is a rubric */
export function printRubric(rubric: Rubric): string {
  checkGiven('rubric', rubric, 'an object');
  const { id, title, door, house, criteria } = rubric;
  checkGiven('rubric.criteria', criteria, 'an array');
  return `${JSON.stringify({ id, title, door, house, criteria: criteria.map(told) }, null, 2)}\n`;
}

const told = (criterion: Criterion): object => {
  const { id, title, points, gates, tier, checks, scripts, aggregate, hint, quote } = criterion;
  return {
    ...{ id, title, points },
    ...(gates.length > 0 && { gates }),
    ...(tier !== 'play' && { tier }),
    ...(checks.length > 0 && { checks }),
    ...(scripts.length > 0 && { scripts: scripts.map(toldScript) }),
    ...(aggregate !== 'proportional' && { aggregate }),
    ...(hint !== '' && { hint }),
    ...(quote !== '' && { quote }),
  };
};

/** A script of several lines is told line by line. */
const toldScript = ({ title, weight, script }: PointsScript): object => ({
  title,
  ...(weight !== 1 && { weight }),
  script: script.includes('\n') ? script.split('\n') : script,
});
