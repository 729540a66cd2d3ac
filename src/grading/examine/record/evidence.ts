/** What was seen of each check: how often it held, and the first time it did not. */
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../../games/klondike/model/play.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../../../games/klondike/words/piles.js';
import type { Effect } from '../game/effect.js';
import { NOT_SEEN, NO_REDEAL, doing } from '../game/effect.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import { EVENT_CHECKS } from '../../checks/event-checks.js';
import { refusalCheck } from '../judge/claims.js';
import { DeadlyEvents } from './deadly-events.js';

/** Calls from the start of a handler, and what went wrong at the last of them. */
export interface CheckFailure {
  readonly check: EventCheckId;
  /** The key of the event's effect. */
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
  /** The event and what the handler did in place of an answer: threw, hung, ended. */
  readonly death?: string;
  /** The checks, besides its own, of which the event may have died. */
  readonly suspects?: readonly EventCheckId[];
}

export interface PlayedCall {
  readonly call: KlondikeCall;
  readonly refused: boolean;
}

/** In the order of the checks, but what only programs do comes last. */
const placeOf = (check: EventCheckId): number =>
  EVENT_CHECKS.findIndex(({ id }) => id === check) +
  (/^(robust|new-game)[.]/.test(check) ? EVENT_CHECKS.length : 0);

export class Evidence {
  private readonly holds = new Map<EventCheckId, number>();
  private readonly failed = new Map<EventCheckId, CheckFailure>();
  /** Keys of events that lead nowhere any more, because the handler answers them wrongly. */
  private readonly avoided = new Set<string>();
  private readonly tries = new Map<string, number>();
  private readonly right = new Set<string>();
  private readonly mended = new Set<EventCheckId>();
  /** Keys of events that threw an exception although they were carried out. */
  private readonly thrown: Set<string>;

  constructor(
    private readonly deadly = new DeadlyEvents(),
    thrown: Iterable<string> = [],
  ) {
    this.thrown = new Set(thrown);
  }

  /** Evidence in which what held so far has held, and nothing has failed. */
  likeBefore(): Evidence {
    const evidence = new Evidence();
    for (const [check, times] of this.holds) evidence.holds.set(check, times);
    for (const key of this.right) evidence.right.add(key);
    for (const key of this.avoided) if (key === NO_REDEAL) evidence.avoid(key);
    return evidence;
  }

  /** Evidence of nothing, in which what the handler dies of is known: it is not made again. */
  knowingDeaths(): Evidence {
    return new Evidence(this.deadly.copy(), this.thrown);
  }

  /** Evidence of nothing, in which what the handler has died of is made once more. */
  expectingDeaths(): Evidence {
    return new Evidence(this.deadly.copyToBeSure(), this.thrown);
  }

  /** The check was put to the test, and held. */
  hold(check: EventCheckId): void {
    this.holds.set(check, this.timesHeld(check) + 1);
  }

  /**
   * Only the first failure of a check is kept. An event that dies again as it has died before is no other fault: it belongs
   * to the first check in order, whichever of them was seen first.
   */
  fail(failed: CheckFailure): void {
    const { check, death } = failed;
    if (this.failed.has(check)) return;
    const same = this.failures.find((other) => death !== undefined && other.death === death);
    if (same !== undefined) {
      if (placeOf(same.check) < placeOf(check)) return;
      this.failed.delete(same.check);
    }
    this.failed.set(check, failed);
  }

  /** What died of an event that was answered at other times died of what only this one had to do. */
  settle(): void {
    for (const failed of this.failures) {
      const { check, suspects = [] } = failed;
      const other = suspects.find((suspect) => !this.hasHeld(suspect));
      if (other === undefined || !this.hasHeld(check) || this.hasFailed(other)) continue;
      this.failed.delete(check);
      this.failed.set(other, { ...failed, check: other, seenAs: check });
    }
    this.joinSporadic();
  }

  /**
   * Events that the handler dies of in the same way, each of a kind that it answers at other times: that is one fault,
   * wherever chance has shown it, and stays with the first of their checks.
   */
  private joinSporadic(): void {
    const kept = new Map<string, CheckFailure>();
    const sporadic = this.failures
      .filter(({ death, key, seenAs }) => death !== undefined && !seenAs && this.deadly.isAnswered(key))
      .sort((one, other) => placeOf(one.check) - placeOf(other.check));
    for (const failed of sporadic) {
      const manner = failed.death?.replace(/^\w+: /, '') ?? '';
      if (kept.has(manner)) this.failed.delete(failed.check);
      else kept.set(manner, failed);
    }
  }

  timesHeld(check: EventCheckId): number {
    return this.holds.get(check) ?? 0;
  }

  readonly hasHeld = (check: EventCheckId): boolean => this.timesHeld(check) > 0;

  readonly hasFailed = (check: EventCheckId): boolean => this.failed.has(check);

  failureOf(check: EventCheckId): CheckFailure | undefined {
    return this.failed.get(check);
  }

  get failures(): readonly CheckFailure[] {
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
    return key === NOT_SEEN || this.avoided.has(key) || this.deadly.has(key);
  }

  /**
   * Is there no point in making this event? That is so for a kind of event to avoid, for a card that an empty pile is
   * known to refuse, and for an illegal event whose rule the handler has broken before.
   */
  leadsNowhere(effect: Pick<Effect, 'kind' | 'key' | 'placeKey' | 'move' | 'why'>): boolean {
    const { kind, key, placeKey } = effect;
    if (this.isAvoided(key) || (placeKey !== undefined && this.isAvoided(placeKey))) return true;
    const failed = kind === 'refused' ? this.failed.get(refusalCheck(effect)) : undefined;
    return failed !== undefined && failed.death === undefined;
  }

  /** Another empty pile for what the one of a legal move refuses, as is known. Undefined if there is no need, or none. */
  elsewhere(rules: Rules, layout: Layout, move: Move): Carry | undefined {
    if (move === 'stock' || doing(rules, layout, move).placeKey === undefined) return undefined;
    const isOpen = (carry: Carry): boolean => !this.leadsNowhere(doing(rules, layout, carry));
    if (isOpen(move)) return undefined;
    const alike = isFoundation(move.to) ? FOUNDATIONS : TABLEAU;
    const empty = alike.filter((id) => layout[id].cards.length === 0 && id !== move.from);
    return empty.map((to) => ({ ...move, to })).find(isOpen);
  }

  /** Does an event with this key kill the handler? */
  isDeadly(key: string): boolean {
    return this.deadly.has(key);
  }

  /** What came of an event with this key. */
  noteEnd(key: string, end: 'answered' | 'died'): void {
    if (end === 'died') this.deadly.dies(key);
    else this.deadly.answers(key);
  }

  /** Grows with all that is found out. */
  get foundOut(): number {
    return this.holds.size + this.failed.size + this.deadly.size;
  }

  get avoidsSome(): boolean {
    return this.avoided.size + this.deadly.size > 0;
  }

  /** How often an event with this key was made. */
  timesTried(key: string): number {
    return this.tries.get(key) ?? 0;
  }

  /** An event of this kind, and to this pile if that was empty, was answered as it must be. */
  noteRight({ key, placeKey = key }: Pick<Effect, 'key' | 'placeKey'>): void {
    this.right.add(key).add(placeKey);
  }

  /** Notes that a call that the view refuses was blamed, and that its meaning is clear. */
  noteMended(check: EventCheckId): void {
    this.mended.add(check);
  }

  readonly isMended = (check: EventCheckId): boolean => this.mended.has(check);

  /** Notes that an event with this key threw although it was carried out. Returns whether that was known before. */
  noteThrown(key: string): boolean {
    const isKnown = this.thrown.has(key);
    this.thrown.add(key);
    return isKnown;
  }

  readonly wasRight = (key: string): boolean => this.right.has(key);

  note(key: string): void {
    this.tries.set(key, this.timesTried(key) + 1);
  }
}
