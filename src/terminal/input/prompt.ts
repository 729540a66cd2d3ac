/** A line that is typed below the table: what is shown of it, and what speaks against it. */

/** What speaks against what is typed; in few words for a narrow window. */
export interface Fault {
  readonly full: string;
  readonly brief: string;
}

/** What is shown of a line before its end has no room. */
const TAIL = 18;

/** The longest first; the last ones show the end of the line alone. @param label what is to be typed */
export function promptTexts(label: string, typed: string, fault?: Fault): readonly string[] {
  const end = `<${typed.slice(-TAIL)}_`;
  if (fault !== undefined)
    return [`${fault.full} ${label}: ${typed}_`, `${fault.brief}: ${typed}_`, `${fault.brief}: ${end}`];
  if (typed !== '') return [`${label}: ${typed}_`, `${label}: ${end}`];
  return [`${label}: _  enter deals it, esc goes back`, `${label}: _  esc goes back`];
}
