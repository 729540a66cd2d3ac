/** What is about the program and not about the game: the same in every game's window. */

/** What is asked of the view, or of whoever runs it. */
export type ProgramAct = 'help' | 'about' | 'redraw' | 'quit' | 'interrupt' | 'suspend';

/** Does the key answer while a question is open or a panel covers the table, too? All with Control do. */
export const isAlwaysHeard = (key: string): boolean => key.startsWith('ctrl-');
