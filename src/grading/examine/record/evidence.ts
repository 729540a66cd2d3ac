/** The evidence for each check: how often it passed, and its first failure. */
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Move } from '../../../games/klondike/model/play.js';
import type { CardMove } from '../../../games/klondike/words/piles.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../../../games/klondike/words/piles.js';
import type { Effect } from '../game/effect.js';
import { NOT_SEEN, NO_REDEAL, describeMove } from '../game/effect.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import { EVENT_CHECKS } from '../../checks/event-checks.js';
import { refusalCheck } from '../judge/checks-of-event.js';
import { FatalEvents } from './fatal-events.js';

/** A failed check, with the calls played. The last call went wrong. */
export interface CheckFailure {
  readonly check: EventCheckId;
  /** The key of the event's effect. */
  readonly key: string;
  readonly message: string;
  /** The seed that the handler was started with. */
  readonly seed: number;
  /** The calls, starting with the `newGame` of the game that failed. */
  readonly calls: readonly PlayedCall[];
  /** The number of games before the one that failed. */
  readonly earlierGames: number;
  /** Printed frames, or sentences. */
  readonly before: string;
  readonly expected: string;
  readonly seen: string;
  /** The check that failed at first, if a closer look blamed this one. */
  readonly seenAs?: EventCheckId;
  /** The event, and what the handler did instead of answering: threw, hung or ended. */
  readonly crash?: string;
  /** Other checks that may have caused the crash. */
  readonly suspects?: readonly EventCheckId[];
}

export interface PlayedCall {
  readonly call: KlondikeCall;
  readonly refused: boolean;
}

/** The order of the checks, with those for events that only programs send at the end. */
const orderOf = (check: EventCheckId): number =>
  EVENT_CHECKS.findIndex(({ id }) => id === check) +
  (/^(robust|new-game)[.]/.test(check) ? EVENT_CHECKS.length : 0);

export class Evidence {
  private readonly passes = new Map<EventCheckId, number>();
  private readonly failed = new Map<EventCheckId, CheckFailure>();
  /** Keys of events that lead nowhere, because the handler answers them wrongly. */
  private readonly avoided = new Set<string>();
  private readonly tries = new Map<string, number>();
  private readonly right = new Set<string>();
  private readonly repaired = new Set<EventCheckId>();
  /** Keys of events that threw an exception although they were carried out. */
  private readonly thrown: Set<string>;

  constructor(
    private readonly fatal = new FatalEvents(),
    thrown: Iterable<string> = [],
  ) {
    this.thrown = new Set(thrown);
  }

  /** Evidence with the checks that passed so far, but without failures. */
  withoutFailures(): Evidence {
    const evidence = new Evidence();
    for (const [check, times] of this.passes) evidence.passes.set(check, times);
    for (const key of this.right) evidence.right.add(key);
    for (const key of this.avoided) if (key === NO_REDEAL) evidence.avoid(key);
    return evidence;
  }

  /** Empty evidence that knows which events crash the handler. They are not sent again. */
  knowingCrashes(): Evidence {
    return new Evidence(this.fatal.copy(), this.thrown);
  }

  /** Empty evidence that sends each event that crashed the handler once more. */
  confirmingCrashes(): Evidence {
    return new Evidence(this.fatal.copyToConfirm(), this.thrown);
  }

  pass(check: EventCheckId): void {
    this.passes.set(check, this.timesPassed(check) + 1);
  }

  /**
   * Keeps only the first failure of each check. If the same event causes the same crash again, that is the same fault.
   * The fault belongs to the first check in order.
   */
  fail(failed: CheckFailure): void {
    const { check, crash } = failed;
    if (this.failed.has(check)) return;
    const same = this.failures.find((other) => crash !== undefined && other.crash === crash);
    if (same !== undefined) {
      if (orderOf(same.check) < orderOf(check)) return;
      this.failed.delete(same.check);
    }
    this.failed.set(check, failed);
  }

  /** A crash whose check passed for other events is blamed on what only this event had to do. */
  settle(): void {
    for (const failed of this.failures) {
      const { check, suspects = [] } = failed;
      const other = suspects.find((suspect) => !this.hasPassed(suspect));
      if (other === undefined || !this.hasPassed(check) || this.hasFailed(other)) continue;
      this.failed.delete(check);
      this.failed.set(other, { ...failed, check: other, seenAs: check });
    }
    this.joinSporadic();
  }

  /**
   * Joins crashes of the same kind from events that the handler answers at other times. Such crashes are one fault and
   * stay with the first of their checks.
   */
  private joinSporadic(): void {
    const kept = new Map<string, CheckFailure>();
    const sporadic = this.failures
      .filter(({ crash, key, seenAs }) => crash !== undefined && !seenAs && this.fatal.isAnswered(key))
      .sort((one, other) => orderOf(one.check) - orderOf(other.check));
    for (const failed of sporadic) {
      const manner = failed.crash?.replace(/^\w+: /, '') ?? '';
      if (kept.has(manner)) this.failed.delete(failed.check);
      else kept.set(manner, failed);
    }
  }

  timesPassed(check: EventCheckId): number {
    return this.passes.get(check) ?? 0;
  }

  readonly hasPassed = (check: EventCheckId): boolean => this.timesPassed(check) > 0;

  readonly hasFailed = (check: EventCheckId): boolean => this.failed.has(check);

  failureOf(check: EventCheckId): CheckFailure | undefined {
    return this.failed.get(check);
  }

  get failures(): readonly CheckFailure[] {
    return [...this.failed.values()];
  }

  /** All checks that passed or failed. */
  get tried(): ReadonlySet<EventCheckId> {
    return new Set([...this.passes.keys(), ...this.failed.keys()]);
  }

  avoid(key: string): void {
    this.avoided.add(key);
  }

  isAvoided(key: string): boolean {
    return key === NOT_SEEN || this.avoided.has(key) || this.fatal.isFatal(key);
  }

  /**
   * Is it pointless to send this event? True for an event to avoid, for a card that an empty pile is known to refuse,
   * and for an illegal event whose rule the handler has broken before.
   */
  leadsNowhere(effect: Pick<Effect, 'kind' | 'key' | 'placeKey' | 'move' | 'why'>): boolean {
    const { kind, key, placeKey } = effect;
    if (this.isAvoided(key) || (placeKey !== undefined && this.isAvoided(placeKey))) return true;
    const failed = kind === 'refused' ? this.failed.get(refusalCheck(effect)) : undefined;
    return failed !== undefined && failed.crash === undefined;
  }

  /**
   * Another empty pile for a legal move, if its own pile is known to refuse the card. Undefined if its own pile may
   * accept the card, or if no other pile is empty.
   */
  otherEmptyPile(rules: Rules, layout: Layout, move: Move): CardMove | undefined {
    if (move === 'stock' || describeMove(rules, layout, move).placeKey === undefined) return undefined;
    const isOpen = (carry: CardMove): boolean => !this.leadsNowhere(describeMove(rules, layout, carry));
    if (isOpen(move)) return undefined;
    const alike = isFoundation(move.to) ? FOUNDATIONS : TABLEAU;
    const empty = alike.filter((id) => layout[id].cards.length === 0 && id !== move.from);
    return empty.map((to) => ({ ...move, to })).find(isOpen);
  }

  isFatal(key: string): boolean {
    return this.fatal.isFatal(key);
  }

  /** Notes whether the handler answered an event with this key or crashed. */
  noteReply(key: string, end: 'answered' | 'crashed'): void {
    if (end === 'crashed') this.fatal.noteCrash(key);
    else this.fatal.noteAnswer(key);
  }

  /** Increases with every finding. */
  get findingsCount(): number {
    return this.passes.size + this.failed.size + this.fatal.size;
  }

  get avoidsAny(): boolean {
    return this.avoided.size + this.fatal.size > 0;
  }

  timesTried(key: string): number {
    return this.tries.get(key) ?? 0;
  }

  /** Notes that the handler answered this kind of event correctly, and for this pile if it was empty. */
  noteRight({ key, placeKey = key }: Pick<Effect, 'key' | 'placeKey'>): void {
    this.right.add(key).add(placeKey);
  }

  /** Notes that a call refused by the view was blamed, and that its meaning is clear. */
  noteRepaired(check: EventCheckId): void {
    this.repaired.add(check);
  }

  readonly isRepaired = (check: EventCheckId): boolean => this.repaired.has(check);

  /** Notes that an event with this key threw although it was carried out. Returns whether that was already known. */
  noteThrown(key: string): boolean {
    const isKnown = this.thrown.has(key);
    this.thrown.add(key);
    return isKnown;
  }

  readonly wasRight = (key: string): boolean => this.right.has(key);

  noteTry(key: string): void {
    this.tries.set(key, this.timesTried(key) + 1);
  }
}
