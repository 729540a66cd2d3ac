/** Judges the main class of a Java program and its behavior when it gets an argument. */
import { expect, test } from '@jest/globals';
import type { Candidate, OwnProgram } from '../../../src/grading/candidate/candidate.js';
import { Evidence } from '../../../src/grading/examine/record/evidence.js';
import { examineProgram } from '../../../src/grading/examine/examine-events.js';

const KLONDIKE = 'be.ac.ulg.montefiore.oop.Klondike';
const GOOD: OwnProgram = { mainClass: KLONDIKE, isAsAskedFor: true, argumentFault: () => undefined };

/** The checks that pass, the failures, and the checks that do not apply. */
function findings(program: OwnProgram | undefined): readonly unknown[] {
  const evidence = new Evidence();
  const excused = examineProgram({ program } as Candidate, evidence, false);
  const failures = evidence.failures.map(({ check, message }) => `${check}: ${message}`);
  return [[...evidence.tried].filter((check) => evidence.hasPassed(check)), failures, excused];
}

test.each<
  [what: string, program: OwnProgram | undefined, held: string[], failed: string[], excused: string[]]
>([
  ['a module', undefined, [], [], ['program.main', 'program.arguments']],
  ['a good program', GOOD, ['program.main', 'program.arguments'], [], []],
  [
    'a program that takes arguments',
    { ...GOOD, argumentFault: () => 'it starts its game' },
    ['program.main'],
    ['program.arguments: When the program gets an argument, it starts its game'],
    [],
  ],
  [
    'another main class',
    { ...GOOD, mainClass: 'Main', isAsAskedFor: false },
    ['program.arguments'],
    ['program.main: The main method is in Main'],
    [],
  ],
  [
    'a class that is not public',
    { ...GOOD, isAsAskedFor: false },
    ['program.arguments'],
    [`program.main: The class ${KLONDIKE} is not public`],
    [],
  ],
  [
    'a handler alone',
    { ...GOOD, mainClass: '', isAsAskedFor: false },
    [],
    ['program.main: The program has no main method. Only its handler is graded'],
    ['program.arguments'],
  ],
])('%s', (_, program, ...found) => {
  expect(findings(program)).toEqual(found);
});

test.each<[what: string, program: OwnProgram | undefined, excused: readonly string[]]>([
  ['a program is not started again', GOOD, []],
  ['a module still has no program', undefined, ['program.main', 'program.arguments']],
])('when the time is up, %s', (_, program, excused) => {
  const evidence = new Evidence();
  expect(examineProgram({ program } as Candidate, evidence, true)).toEqual(excused);
  expect(evidence.tried.size).toBe(0);
});
