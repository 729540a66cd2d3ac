/**
 * Events that crash a handler: it hangs, ends, or throws and leaves the table in an unknown state. They are not sent
 * again, to leave time for other checks.
 */

/** A click on the stock is one method, whatever it does. */
const STOCK_KINDS: ReadonlySet<string> = new Set(['draw', 'recycle', 'nothing']);

/** Groups are cached by key, because a few hundred keys are looked up thousands of times. */
const GROUPS = new Map<string, readonly string[]>();

/** The groups of an event: its key, its kind, and the method that handles it. */
function groupsOf(key: string): readonly string[] {
  const known = GROUPS.get(key);
  if (known !== undefined) return known;
  const groups = newGroupsOf(key);
  GROUPS.set(key, groups);
  return groups;
}

function newGroupsOf(key: string): readonly string[] {
  const [first = '', second = ''] = key.split(' ');
  const turning = key.endsWith(TURNS) ? [`${first === 'undo' ? `undo ${second}` : first}${TURNS}`] : [];
  if (first === 'undo') return [key, ...turning, `undo ${second}`, 'method undo'];
  const route = first.replace(/[?!]$/, '');
  return [key, ...turning, `kind ${first}`, `method ${STOCK_KINDS.has(first) ? 'stock' : route}`];
}

const UNDO_METHOD = 'method undo';

const TURNS = ' uncovers';

/** After this many crashes, an event in normal play is not sent again. */
const MOST_CRASHES = { always: 2, sometimes: 5 } as const;

/** Refused events, and events that only programs send, need only crash once. */
const isOdd = (key: string): boolean => /[?!]|early$|at the deal$|^nothing/.test(key);

export class FatalEvents {
  private readonly crashes = new Map<string, number>();
  private readonly answered = new Set<string>();

  /** Increases with each crash that makes a difference. */
  get size(): number {
    return [...this.crashes.values()].reduce(
      (sum, crashes) => sum + Math.min(crashes, MOST_CRASHES.sometimes),
      0,
    );
  }

  copy(): FatalEvents {
    return this.copyWith(this.crashes);
  }

  /**
   * A copy to confirm the crashes: each event in normal play counts as crashed once, and no other event counts as
   * crashed.
   */
  copyToConfirm(): FatalEvents {
    const crashes = [...this.crashes.keys()].filter(
      (group) => !isOdd(group) && !/^(kind|method) /.test(group),
    );
    return this.copyWith(crashes.map((group) => [group, 1]));
  }

  private copyWith(crashes: Iterable<readonly [group: string, crashes: number]>): FatalEvents {
    const copy = new FatalEvents();
    for (const [group, times] of crashes) copy.crashes.set(group, times);
    for (const group of this.answered) copy.answered.add(group);
    return copy;
  }

  /** Did the handler ever answer an event with this key? */
  isAnswered(key: string): boolean {
    return this.answered.has(key);
  }

  /** A handler that crashes when it turns a card up may still make moves that don't turn up a card. */
  noteCrash(key: string): void {
    const groups = groupsOf(key);
    const own = groups.slice(0, 2);
    const counted = key.startsWith('undo ') ? [...own, UNDO_METHOD] : own;
    for (const group of key.endsWith(TURNS) ? counted : groups)
      this.crashes.set(group, this.crashesOf(group) + 1);
  }

  noteAnswer(key: string): void {
    for (const group of groupsOf(key)) this.answered.add(group);
  }

  /**
   * Should the event be avoided? Two crashes of its kind or three of its method also count, if the handler has never
   * answered another event of that group.
   */
  isFatal(key: string): boolean {
    if (this.crashes.size === 0) return false;
    const [own = key, ...wider] = groupsOf(key);
    if (this.crashesOf(own) >= this.mostCrashesOf(own)) return true;
    return wider.some(
      (group) => this.crashesOf(group) >= (group.startsWith('method') ? 3 : 2) && !this.answered.has(group),
    );
  }

  private mostCrashesOf(key: string): number {
    if (isOdd(key)) return 1;
    return MOST_CRASHES[this.isAnswered(key) ? 'sometimes' : 'always'];
  }

  private crashesOf(group: string): number {
    return this.crashes.get(group) ?? 0;
  }
}
