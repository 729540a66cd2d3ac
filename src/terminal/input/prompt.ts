/** An input line below the table: its text, and the fault of what is typed. */
import type { TerminalStrings } from '../strings/english.js';

/** What is wrong with the typed text, in full and for a narrow window. */
export interface Fault {
  readonly full: string;
  readonly brief: string;
}

interface Prompt {
  /** Names what the player is to type. */
  readonly label: string;
  readonly typed: string;
  readonly fault?: Fault | undefined;
}

/** The number of characters shown, from the end, of a line that is too long. */
const TAIL = 18;

/** The texts for the line, the longest first. The last ones show only the end of what is typed. */
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

/** The characters of a pasted text that go into the line: a line break is a space. */
export const pastedCharacters = (text: string): readonly string[] =>
  Array.from(text.trim().replace(/\s+/g, ' ')).filter((char) => char >= ' ' && char !== '\x7f');
