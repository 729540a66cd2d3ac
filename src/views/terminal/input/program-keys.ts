/** Keys that are about the program and not about the game: the same in every game's window. */

/** What such a key asks of the view or of whoever runs it. */
export type ProgramAct = 'help' | 'about' | 'redraw' | 'quit' | 'interrupt' | 'suspend';

export const PROGRAM_KEYS: readonly (readonly [key: string, act: ProgramAct])[] = [
  ['?', 'help'],
  ['i', 'about'],
  ['q', 'quit'],
  ['ctrl-d', 'quit'],
  ['ctrl-c', 'interrupt'],
  ['ctrl-z', 'suspend'],
  ['ctrl-l', 'redraw'],
];

/** What all but the first two do, for the help of any game. */
export const PROGRAM_HELP: readonly { readonly keys: string; readonly text: string }[] = [
  { keys: 'q Ctrl-D', text: 'quit' },
  { keys: 'Ctrl-C', text: 'break off' },
  { keys: 'Ctrl-L', text: 'draw anew' },
  { keys: 'Ctrl-Z', text: 'suspend' },
];

/** Those that answer while a question is open, too. */
export const ALWAYS: ReadonlySet<string> = new Set(['ctrl-c', 'ctrl-d', 'ctrl-z', 'ctrl-l']);
