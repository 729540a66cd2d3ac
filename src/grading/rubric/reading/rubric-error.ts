/** The error that tells what is wrong with a rubric's file. */
import { checkGiven } from '../../../core/given.js';
import type { RubricFault } from './spot.js';

/** Everything that is wrong with a rubric's file. Its message has a line for each fault. */
export class RubricError extends Error {
  override readonly name = 'RubricError';

  /**
   * @param where the name of the file
   * @param faults in the order of the file; at least one
   */
  constructor(
    readonly where: string,
    readonly faults: readonly RubricFault[],
  ) {
    checkGiven('where', where, 'a string');
    checkGiven('faults', faults, 'an array');
    for (const [index, fault] of faults.entries()) checkGiven(`faults[${index}]`, fault, 'an object');
    super(faults.map((fault) => sentence(where, fault)).join('\n'));
  }
}

const sentence = (where: string, { line, column, path, value, expected }: RubricFault): string =>
  `${where}:${line}:${column}: ${path === '' ? '' : `${path} is `}${value}; expected ${expected}`;
