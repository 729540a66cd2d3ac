/** What was seen of each check: how often it held, and the first time it did not. */
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { NOT_SEEN, NO_REDEAL } from './cause.js';
import type { EventCheckId } from '../checks/event-checks.js';

/** Calls from the start of a handler, and what went wrong at the last of them. */
export interface Failed {
  readonly check: EventCheckId;
  /** The key of its cause. */
  readonly key: string;
  readonly message: string;
  /** What the handler was started with. */
  readonly seed: number;
  /** From the `newGame` of the game in which it was seen. */
  readonly calls: readonly PlayedCall[];
  /** How many games were begun before that one. */
  readonly earlierGames: number;
  /** Texts of frames, or sentences. */
  readonly before: string;
  readonly expected: string;
  readonly seen: string;
  /** The check that fails if the game is judged by the rules, where an adaptation has found who is to blame. */
  readonly seenAs?: EventCheckId;
}

export interface PlayedCall {
  readonly call: KlondikeCall;
  readonly refused: boolean;
}

export class Evidence {
  private readonly holds = new Map<EventCheckId, number>();
  private readonly failed = new Map<EventCheckId, Failed>();
  /** Keys of causes that lead nowhere any more, because what they do is wrong. */
  private readonly avoided = new Set<string>();
  private readonly tries = new Map<string, number>();

  /** Evidence in which what held so far has held, and nothing has failed. */
  likeBefore(): Evidence {
    const evidence = new Evidence();
    for (const [check, times] of this.holds) evidence.holds.set(check, times);
    for (const key of this.avoided) if (key === NO_REDEAL) evidence.avoid(key);
    return evidence;
  }

  /** The check was put to the test, and held. */
  hold(check: EventCheckId): void {
    this.holds.set(check, this.timesHeld(check) + 1);
  }

  /** Only the first failure of a check is kept. */
  fail(failed: Failed): void {
    if (!this.failed.has(failed.check)) this.failed.set(failed.check, failed);
  }

  timesHeld(check: EventCheckId): number {
    return this.holds.get(check) ?? 0;
  }

  readonly hasHeld = (check: EventCheckId): boolean => this.timesHeld(check) > 0;

  readonly hasFailed = (check: EventCheckId): boolean => this.failed.has(check);

  failureOf(check: EventCheckId): Failed | undefined {
    return this.failed.get(check);
  }

  get failures(): readonly Failed[] {
    return [...this.failed.values()];
  }

  /** Every check that was put to the test. */
  get tried(): ReadonlySet<EventCheckId> {
    return new Set([...this.holds.keys(), ...this.failed.keys()]);
  }

  avoid(key: string): void {
    this.avoided.add(key);
  }

  isAvoided(key: string): boolean {
    return key === NOT_SEEN || this.avoided.has(key);
  }

  get avoidsSome(): boolean {
    return this.avoided.size > 0;
  }

  /** How often an event with this key was made. */
  timesTried(key: string): number {
    return this.tries.get(key) ?? 0;
  }

  note(key: string): void {
    this.tries.set(key, this.timesTried(key) + 1);
  }
}
