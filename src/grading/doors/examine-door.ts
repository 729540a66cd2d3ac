/** Examines a port of a course's classes. */
import { JavaRandom } from '../../core/random/java-random.js';
import type { Examination } from '../rubric/findings.js';
import type { DoorName } from '../rubric/rubric.js';
import { clicksDrive } from './clicks/drive.js';
import type { Drive, Standing } from './drive.js';
import { Examiner } from './examiner.js';
import { numberedDrive } from './numbered-piles/drive.js';
import { recycleReading } from './numbered-piles/reading.js';
import { selectionDrive } from './selection/drive.js';
import type { ObjectPort } from './port/object-port.js';
import { Thrown } from './port/object-port.js';

export interface ExamineDoorOptions {
  /** Chooses the random games. */
  readonly seed: number;
  /** How many calls the random games have together; 600 if nothing is said. */
  readonly turns?: number;
}

/** The doors that ports of classes come through. */
export type ClassDoor = Exclude<DoorName, 'events'>;

export function examineDoor(port: ObjectPort, door: ClassDoor, options: ExamineDoorOptions): Examination {
  switch (door) {
    case 'numbered-piles': {
      const { rules, answers } = recycleReading(port);
      const ledger = { 'does the draw that brings the waste back draw a card as well?': answers };
      return { ...examined(port, numberedDrive(rules), options), ledger };
    }
    case 'selection':
      return examined(port, selectionDrive(), options);
    case 'clicks':
      return examined(port, clicksDrive(), options);
  }
}

function examined<Call, State extends Standing, Words>(
  port: ObjectPort,
  drive: Drive<Call, State, Words>,
  { seed, turns = 600 }: ExamineDoorOptions,
): Examination {
  const bare = { name: '', ledger: {}, notes: [] };
  try {
    const examiner = new Examiner(drive, port);
    examiner.examine(new JavaRandom(BigInt(seed)), turns);
    return { ...bare, findings: examiner.book.findings, notes: notesOf(examiner.notLaid) };
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return { ...bare, findings: new Map(), notes: [`Nothing could be tried: ${error.message}.`] };
  }
}

const notesOf = (notLaid: string | undefined): string[] =>
  notLaid === undefined
    ? []
    : [`A table could not be laid by the submission's own methods, and was not judged: ${notLaid}.`];
