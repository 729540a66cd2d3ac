/** Counts the hangs and ends of processes that did not repeat when the same events were played again. */
import type { FaultKind } from '../candidate/candidate.js';

/** How many faults in one method cost nothing if the answers differ each time. */
const MOST_INCOMPARABLE = 2;

export class UnrepeatedFaults {
  private readonly times = new Map<FaultKind, number>();
  private readonly incomparable = new Map<string, number>();
  /** The time spent repeating events. */
  replayMilliseconds = 0;

  /** @param eventMilliseconds the limit for one event */
  constructor(private readonly eventMilliseconds: number) {}

  note(kind: FaultKind): void {
    this.times.set(kind, (this.times.get(kind) ?? 0) + 1);
  }

  /** Notes a fault that cannot be repeated. True if it has happened too often to blame the machine. */
  isTooOften(kind: FaultKind, method: string): boolean {
    const times = (this.incomparable.get(method) ?? 0) + 1;
    this.incomparable.set(method, times);
    if (times > MOST_INCOMPARABLE) return true;
    this.note(kind);
    return false;
  }

  /** Sentences for the report. */
  get notes(): string[] {
    const told = {
      hung: `the program took longer than ${this.eventMilliseconds / 1000} s for an event`,
      ended: 'the program ended during an event',
    };
    return (['hung', 'ended'] as const).flatMap((kind) => {
      const times = this.times.get(kind) ?? 0;
      if (times === 0) return [];
      return `${timesText(times)}, ${told[kind]}, but not when the same events were played again. This costs no points.`;
    });
  }
}

const timesText = (times: number): string => (times === 1 ? 'Once' : `${times} times`);
