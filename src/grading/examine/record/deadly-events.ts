/**
 * Events that a handler dies of: it hangs, ends, or throws and leaves the table as nobody knows. They are not made any
 * more, so that the rest is tried in the time there is.
 */

/** A click is one event, whatever it does. */
const STOCK_KINDS: ReadonlySet<string> = new Set(['draw', 'recycle', 'nothing']);

/** By key: there are some hundreds of them, each asked for thousands of times. */
const GROUPS = new Map<string, readonly string[]>();

/** The event with this key, those of its kind, and all that the same method answers. */
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

/** So often an event of play is made that the handler always dies of, or now and then. */
const MOST_DEATHS = { always: 2, sometimes: 5 } as const;

/** What is refused, and what only programs do, need not be seen twice. */
const isOdd = (key: string): boolean => /[?!]|early$|at the deal$|^nothing/.test(key);

export class DeadlyEvents {
  private readonly deaths = new Map<string, number>();
  private readonly answered = new Set<string>();

  /** Grows with each death that makes a difference. */
  get size(): number {
    return [...this.deaths.values()].reduce(
      (sum, deaths) => sum + Math.min(deaths, MOST_DEATHS.sometimes),
      0,
    );
  }

  copy(): DeadlyEvents {
    return this.copyWith(this.deaths);
  }

  /** The same, but each event of play has killed once only, and nothing else has: no method is given up for that. */
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

  /** Was an event with this key answered at least once? */
  isAnswered(key: string): boolean {
    return this.answered.has(key);
  }

  /** Who dies of turning a card up may still carry what turns nothing up. */
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

  /** Of a kind two are enough, of a method three, if no other of them was ever answered. */
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
