/**
 * Events that crash a handler: it hangs, ends, or throws and leaves the table in an unknown state. They are not sent
 * again, to leave time for other checks.
 */

/** A click on the stock is one method, whatever it does. */
const STOCK_KINDS: ReadonlySet<string> = new Set(['draw', 'recycle', 'nothing']);

/** A cache by key: a few hundred keys are looked up thousands of times. */
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

const UNDO_AT_ALL = 'method undo';

const TURNS = ' uncovers';

/** After this many crashes, an event of normal play is not sent again. */
const MOST_DEATHS = { always: 2, sometimes: 5 } as const;

/** Refused events, and events that only programs send, need only crash once. */
const isOdd = (key: string): boolean => /[?!]|early$|at the deal$|^nothing/.test(key);

export class DeadlyEvents {
  private readonly deaths = new Map<string, number>();
  private readonly answered = new Set<string>();

  /** Grows with each crash that makes a difference. */
  get size(): number {
    return [...this.deaths.values()].reduce(
      (sum, deaths) => sum + Math.min(deaths, MOST_DEATHS.sometimes),
      0,
    );
  }

  copy(): DeadlyEvents {
    return this.copyWith(this.deaths);
  }

  /** A copy to confirm the crashes: each event of normal play counts as crashed once, and nothing else as crashed. */
  copyToBeSure(): DeadlyEvents {
    const deaths = [...this.deaths.keys()].filter((group) => !isOdd(group) && !/^(kind|method) /.test(group));
    return this.copyWith(deaths.map((group) => [group, 1]));
  }

  private copyWith(deaths: Iterable<readonly [group: string, deaths: number]>): DeadlyEvents {
    const copy = new DeadlyEvents();
    for (const [group, times] of deaths) copy.deaths.set(group, times);
    for (const group of this.answered) copy.answered.add(group);
    return copy;
  }

  /** Did the handler ever answer an event with this key? */
  isAnswered(key: string): boolean {
    return this.answered.has(key);
  }

  /** A handler that crashes when it turns a card up may still make moves that turn no card up. */
  dies(key: string): void {
    const groups = groupsOf(key);
    const own = groups.slice(0, 2);
    const counted = key.startsWith('undo ') ? [...own, UNDO_AT_ALL] : own;
    for (const group of key.endsWith(TURNS) ? counted : groups)
      this.deaths.set(group, this.deathsOf(group) + 1);
  }

  answers(key: string): void {
    for (const group of groupsOf(key)) this.answered.add(group);
  }

  /**
   * Is the event to be avoided? Two crashes of its kind or three of its method also count, if the handler has never
   * answered another event of that group.
   */
  has(key: string): boolean {
    if (this.deaths.size === 0) return false;
    const [own = key, ...wider] = groupsOf(key);
    if (this.deathsOf(own) >= this.mostDeathsOf(own)) return true;
    return wider.some(
      (group) => this.deathsOf(group) >= (group.startsWith('method') ? 3 : 2) && !this.answered.has(group),
    );
  }

  private mostDeathsOf(key: string): number {
    if (isOdd(key)) return 1;
    return MOST_DEATHS[this.isAnswered(key) ? 'sometimes' : 'always'];
  }

  private deathsOf(group: string): number {
    return this.deaths.get(group) ?? 0;
  }
}
