/** Judges the program around a handler: its main class, and what it does with an argument. */
import type { Candidate } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Evidence } from './evidence.js';

/** The class that the statement asks for. */
const KLONDIKE = 'be.ac.ulg.montefiore.oop.Klondike';

const CHECKS = ['program.main', 'program.arguments'] as const;

/** Returns the checks that do not apply, because the candidate is not a program or has no main method. */
export function examineProgram(
  { program }: Candidate,
  evidence: Evidence,
  isTimeUp: boolean,
): readonly EventCheckId[] {
  if (program === undefined) return CHECKS;
  if (isTimeUp) return [];
  const { mainClass, isAsAskedFor } = program;
  judge(evidence, {
    check: 'program.main',
    fault: isAsAskedFor ? undefined : noMain(mainClass),
    expected: `main in the public class ${KLONDIKE}`,
    seen: mainClass === '' ? 'no main method' : `main in ${mainClass}`,
  });
  if (mainClass === '') return ['program.arguments'];
  const fault = program.argumentFault();
  judge(evidence, {
    check: 'program.arguments',
    fault: fault === undefined ? undefined : `When the program gets an argument, ${fault}`,
    expected: 'an error message, and then the program ends',
    seen: fault ?? '',
  });
  return [];
}

function noMain(mainClass: string): string {
  if (mainClass === '') return 'The program has no main method. Only its handler is graded';
  return mainClass === KLONDIKE
    ? `The class ${KLONDIKE} is not public`
    : `The main method is in ${mainClass}`;
}

interface Judged {
  readonly check: EventCheckId;
  /** Undefined if the check holds. */
  readonly fault: string | undefined;
  readonly expected: string;
  readonly seen: string;
}

function judge(evidence: Evidence, { check, fault, expected, seen }: Judged): void {
  if (fault === undefined) return evidence.hold(check);
  const nothingPlayed = { seed: 0, calls: [], earlierGames: 0, before: '' };
  evidence.fail({ ...nothingPlayed, check, key: check, message: fault, expected, seen });
}
