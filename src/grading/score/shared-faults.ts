/**
 * Groups of checks that test the same rule on several routes. Most programs have one piece of code for such a rule, so
 * failures on several routes are one fault. The fault costs as much as the most expensive failed check of its group.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['t>t.refuses-empty', 'w>t.refuses-empty', 'f>t.refuses'],
  ['t>t.refuses-fit', 'w>t.refuses-fit', 'f>t.refuses'],
  ['t>t.one', 'w>t.accepts', 'f>t.accepts'],
  ['t>t.king', 'w>t.king', 'f>t.king'],
  ['t>f.ace', 'w>f.ace'],
  ['t>f.next', 'w>f.next'],
  ['t>f.refuses', 'w>f.refuses'],
  ['recycle.nothing-left', 'robust.first'],
  ['robust.undo', 'new-game.undo'],
  ['win.tableau', 'win.waste', 'win.again'],
];

type CostOf = (check: string) => number;

/**
 * The failed checks that cost nothing, each with the check that is charged for the same fault. Another failure never
 * lowers the total cost: a check in two groups is charged itself if it costs more than both groups without it.
 */
export function sharedFaultsOf(failed: ReadonlySet<string>, costOf: CostOf): ReadonlyMap<string, string> {
  const sharedFaults = new Map<string, string>();
  const shared = [...failed].find((check) => groupsOf(check).length > 1);
  const charged = GROUPS.flatMap((group) => {
    const members = group.filter((check) => failed.has(check) && check !== shared);
    const first = costliest(members, costOf);
    for (const check of members) if (check !== first && first !== undefined) sharedFaults.set(check, first);
    return first !== undefined && shared !== undefined && group.includes(shared) ? [first] : [];
  });
  const [first] = charged;
  if (shared === undefined || first === undefined) return sharedFaults;
  const others = charged.reduce((sum, check) => sum + costOf(check), 0);
  if (others >= costOf(shared)) return sharedFaults.set(shared, first);
  for (const group of groupsOf(shared))
    for (const check of group) if (failed.has(check) && check !== shared) sharedFaults.set(check, shared);
  return sharedFaults;
}

const groupsOf = (check: string): (readonly string[])[] => GROUPS.filter((group) => group.includes(check));

/** The most expensive check. The first one if several cost the same. */
const costliest = (checks: readonly string[], costOf: CostOf): string | undefined =>
  checks.reduce<string | undefined>(
    (best, check) => (best === undefined || costOf(check) > costOf(best) ? check : best),
    undefined,
  );
