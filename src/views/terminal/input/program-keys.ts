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

/** Those that answer while a question is open, too. */
export const ALWAYS: ReadonlySet<string> = new Set(['ctrl-c', 'ctrl-d', 'ctrl-z', 'ctrl-l']);
