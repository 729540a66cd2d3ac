/** A line that is typed below the table: what is shown of it, and what speaks against it. */
import type { TerminalStrings } from '../strings/english.js';

/** What speaks against what is typed; in few words for a narrow window. */
export interface Fault {
  readonly full: string;
  readonly brief: string;
}

export interface Prompt {
  /** What is to be typed. */
  readonly label: string;
  readonly typed: string;
  readonly fault?: Fault | undefined;
}

/** What is shown of a line before its end has no room. */
const TAIL = 18;

/** The longest first; the last ones show the end of the line alone. */
export function promptTexts(
  { label, typed, fault }: Prompt,
  { labelled, typingHints }: TerminalStrings,
): readonly string[] {
  const all = `${typed}_`;
  const end = `<${typed.slice(-TAIL)}_`;
  if (fault !== undefined)
    return [`${fault.full} ${labelled(label, all)}`, labelled(fault.brief, all), labelled(fault.brief, end)];
  if (typed !== '') return [labelled(label, all), labelled(label, end)];
  return typingHints.map((hint) => `${labelled(label, all)}  ${hint}`);
}
