/**
 * Checks that ask the same of several routes. Most programs answer such a question in one place, so when it is answered
 * wrongly on several routes that is one fault, and costs once: at the first check of its group that failed.
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

/** The failed check that has the same fault and comes first; undefined if there is none. */
export const twinOf = (check: string, failed: ReadonlySet<string>): string | undefined =>
  GROUPS.filter((group) => group.includes(check))
    .map((group) => group.find((other) => failed.has(other)))
    .find((first) => first !== undefined && first !== check);
