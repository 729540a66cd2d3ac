/**
 * Events that a handler dies of: it hangs, ends, or throws and leaves the table as nobody knows. They are not made any
 * more, so that the rest is tried in the time there is.
 */

/** A click is one event, whatever it does. */
const STOCK_KINDS: ReadonlySet<string> = new Set(['draw', 'recycle', 'nothing']);

/** The event with this key, those of its kind, and all that the same method answers. */
function groupsOf(key: string): string[] {
  const [first = '', second = ''] = key.split(' ');
  if (first === 'undo') return [key, `undo ${second}`, 'method undo'];
  const route = first.replace(/[?!]$/, '');
  return [key, `kind ${first}`, `method ${STOCK_KINDS.has(first) ? 'stock' : route}`];
}

export class Deadly {
  private readonly deaths = new Map<string, number>();
  private readonly answered = new Set<string>();

  /** How many keys are known to be deadly. */
  get size(): number {
    return this.deaths.size;
  }

  dies(key: string): void {
    for (const group of groupsOf(key)) this.deaths.set(group, this.deathsOf(group) + 1);
  }

  answers(key: string): void {
    for (const group of groupsOf(key)) this.answered.add(group);
  }

  /** Once is enough; of a kind two, of a method three, if no other of them was ever answered. */
  has(key: string): boolean {
    const [own = key, ...wider] = groupsOf(key);
    if (this.deathsOf(own) > 0) return true;
    return wider.some((group, at) => this.deathsOf(group) > at + 1 && !this.answered.has(group));
  }

  private deathsOf(group: string): number {
    return this.deaths.get(group) ?? 0;
  }
}
