/** Examines a port of a course's classes. */
import { JavaRandom } from '../../core/random.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { Examination } from '../rubric/findings.js';
import type { DoorName } from '../rubric/rubric.js';
import { USUAL_SECONDS, lateAfter } from '../time-limit.js';
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
  /** How long the submission may take, in seconds; 60 by default. */
  readonly seconds?: number | undefined;
}

/** The doors that ports of classes come through. */
type ClassDoor = Exclude<DoorName, 'events'>;

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
  { seed, turns = 600, seconds = USUAL_SECONDS }: ExamineDoorOptions,
): Examination {
  const bare = { name: '', ledger: {}, notes: [] };
  try {
    const examiner = new Examiner(
      drive,
      port,
      lateAfter(seconds, () => port.replayMilliseconds ?? 0),
    );
    const { isCutShort, notes } = toItsEnd(() => examiner.examine(new JavaRandom(BigInt(seed)), turns));
    const { findings } = examiner.book;
    return { ...bare, findings, notes: [...notes, ...notesOf(examiner.notLaid)], isCutShort };
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return { ...bare, findings: new Map(), notes: [`Nothing could be tried: ${error.message}.`] };
  }
}

/** A submission that cannot be started again keeps the points that it has. */
function toItsEnd(examine: () => boolean): { readonly isCutShort: boolean; readonly notes: string[] } {
  try {
    return { isCutShort: !examine(), notes: [] };
  } catch (error) {
    if (!(error instanceof CandidateFault)) throw error;
    return { isCutShort: false, notes: [`The submission could not be started again: ${error.message}`] };
  }
}

const notesOf = (notLaid: string | undefined): string[] =>
  notLaid === undefined
    ? []
    : [`A table could not be laid by the submission's own methods, and was not judged: ${notLaid}.`];
