/** Who attends a table. A table can be played at before anybody does. */
import type { OrRedo } from '../../../core/redo.js';
import type { UndoGroups } from '../../../core/undo-groups.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeAnswerStrings } from '../words/english.js';
import type { Attendant, Attended } from './attendant.js';
import type { Counsel } from './counsel.js';
import { isBack, mayRiseAfter } from './rising.js';

/** The attendant, and what it tells the player. */
export interface Attending {
  readonly attendant: Pick<
    Attendant,
    | 'canFinish'
    | 'isFinishing'
    | 'soughtRest'
    | 'undosToWinnable'
    | 'follow'
    | 'meet'
    | 'look'
    | 'hold'
    | 'stop'
    | 'finish'
    | 'end'
  > & { readonly groups: Pick<UndoGroups, 'undosAt' | 'redosAt'> };
  readonly counsel: Pick<
    Counsel,
    'truth' | 'marks' | 'rest' | 'noFinish' | 'noWayBack' | 'noSolution' | 'hint'
  >;
}

/** What is attended, and in which words. */
export interface AttendedTable extends Omit<Attended, 'warn'> {
  readonly strings: KlondikeAnswerStrings;
  /** Is told once what the player must know. */
  readonly warn: (told: string) => void;
}

/** Has somebody attend a table: at once, or it is told of those who come later and take over. */
export type Attend = (table: AttendedTable, onCome: (come: Attending) => void) => Attending;

/**
 * Nobody attends the table before somebody is loaded. What the player does until then is undone as it was done, and the cards
 * that go up by themselves after the last of it do so then.
 */
export const attendLater =
  (load: (use: (attend: (table: AttendedTable) => Attending) => void) => void): Attend =>
  (table, onCome) => {
    const nobody = new Nobody(table.frame);
    const coming = new Promise<Attending>((resolve) =>
      load((attend) => {
        if (nobody.isOver) return;
        const come = attend(table);
        onCome(come);
        come.attendant.look(nobody.isRising, nobody.played);
        resolve(come);
      }),
    );
    nobody.soughtRest = coming.then(({ attendant }) => attendant.soughtRest);
    const hint = async (): Promise<string | undefined> => (await coming).counsel.hint();
    const { noFinish, noWayBack, solution } = table.strings;
    const silent = { truth: undefined, marks: undefined, rest: '' };
    const answers = { noFinish, noWayBack: noWayBack.sought, noSolution: solution.none };
    return { attendant: nobody, counsel: { ...silent, ...answers, hint } };
  };

const one = (): number => 1;

/** Takes the place of an attendant, and remembers what one must know who comes later. */
class Nobody {
  readonly groups = { undosAt: one, redosAt: one };
  /** The numbers of the moves that the player has made. */
  readonly played = new Set<number>();
  /** May cards go up by themselves after the last event? */
  isRising = false;
  isOver = false;
  readonly canFinish = false;
  readonly isFinishing = false;
  /** Who comes seeks it. */
  soughtRest: Promise<void> | undefined;
  readonly undosToWinnable = undefined;

  constructor(private readonly frame: () => Frame) {}

  follow(event: OrRedo<KlondikeCall>['event']): void {
    if (!isBack(event)) this.played.add(this.frame().moves);
    this.isRising = mayRiseAfter(event);
  }

  meet(): void {
    this.played.clear();
    this.isRising = false;
  }

  hold(): void {
    this.isRising = false;
  }

  look(): void {
    // Nobody is there to look.
  }

  stop(): boolean {
    return false;
  }

  finish(): Promise<void> {
    return Promise.resolve();
  }

  end(): void {
    this.isOver = true;
  }
}
