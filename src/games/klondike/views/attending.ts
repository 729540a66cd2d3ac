/** Who attends a table. A table can be played at before anybody does. */
import { UndoGroups } from '../../../core/undo-groups.js';
import type { KlondikeHintStrings } from '../words/english.js';
import type { Attendant, Attended } from './attendant.js';
import type { Counsel } from './counsel.js';

/** The attendant, and what it tells the player. */
export interface Attending {
  readonly attendant: Pick<
    Attendant,
    'canFinish' | 'undosToWinnable' | 'follow' | 'meet' | 'look' | 'hold' | 'stop' | 'finish' | 'end'
  > & { groups: UndoGroups };
  readonly counsel: Pick<Counsel, 'truth' | 'marks' | 'hint'>;
}

/** What is attended, and in which words. */
export interface AttendedTable extends Omit<Attended, 'warn'> {
  readonly strings: KlondikeHintStrings;
  /** Is told once what the player must know. */
  readonly warn: (told: string) => void;
}

/** Has somebody attend a table: at once, or it is told of those who come later. */
export type Attend = (table: AttendedTable, onCome: (come: Attending) => void) => Attending;

/** Nobody attends the table before somebody is loaded. What the player does until then is undone as it was done. */
export const attendLater =
  (load: (use: (attend: (table: AttendedTable) => Attending) => void) => void): Attend =>
  (table, onCome) => {
    let isOver = false;
    const coming = new Promise<Attending>((resolve) =>
      load((attend) => {
        if (isOver) return;
        const come = attend(table);
        come.attendant.groups = nobody.attendant.groups;
        onCome(come);
        resolve(come);
      }),
    );
    const nobody: Attending = {
      attendant: {
        groups: new UndoGroups(),
        canFinish: false,
        undosToWinnable: undefined,
        follow: (event) => {
          const isBack = event === 'undo' || event === 'redo';
          if (!isBack) nobody.attendant.groups.note(table.frame().moves, false);
        },
        meet: () => (nobody.attendant.groups = new UndoGroups()),
        look: () => undefined,
        hold: () => undefined,
        stop: () => false,
        finish: () => Promise.resolve(),
        end: () => (isOver = true),
      },
      counsel: {
        truth: undefined,
        marks: undefined,
        hint: async () => (await coming).counsel.hint(),
      },
    };
    return nobody;
  };
