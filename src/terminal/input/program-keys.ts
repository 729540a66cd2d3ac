/** Keys and actions of the program, which are the same in every game's window. */

/** An action of the view, or of the program that runs it. */
export type ProgramAct = 'help' | 'about' | 'moves' | 'redraw' | 'quit' | 'interrupt' | 'suspend';

/** Does the key work even while a question is open or a panel covers the table? All keys with Control do. */
export const isAlwaysHeard = (key: string): boolean => key.startsWith('ctrl-');
