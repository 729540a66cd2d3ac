/** Describes handlers with one fault each, which test a grader. */
import type { KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import type { EventCheckId } from '../../../../src/grading/checks/event-checks.js';
import { BaseHandler } from '../base-handler.js';
import type { Carry, Route, Step } from '../base-handler.js';
import type { Constants, StudentCard } from '../student-cards.js';
import type { StudentView } from '../student-table.js';

/** Creates a new handler for this view. */
export type CreateStudent = (view: KlondikeView, constants?: Constants) => KlondikeEventsHandler;

export interface FaultyHandler {
  readonly name: string;
  /** A sentence that describes the fault. */
  readonly fault: string;
  /** The criterion of the Liège rubric that the fault belongs to. */
  readonly criterion: string;
  /** The check that should fail. */
  readonly check: EventCheckId;
  readonly handler: HandlerClass;
  readonly create: CreateStudent;
  /** A script that shows the fault. If it is missing, random play shows the fault within a few hundred events. */
  readonly shows: string | undefined;
}

export type HandlerClass = new (view: StudentView, constants: Constants) => KlondikeEventsHandler;

/** The definition of a fault. */
interface FaultDefinition {
  readonly fault: string;
  readonly check: EventCheckId;
  readonly handler: HandlerClass;
  readonly shows?: string;
}

/** The faults that belong to a criterion, by name. */
export const faultsOf = (
  criterion: string,
  faults: Readonly<Record<string, FaultDefinition>>,
): FaultyHandler[] =>
  Object.entries(faults).map(([name, { fault, check, handler, shows }]) => ({
    ...{ name, fault, criterion, check, shows, handler },
    create: (view, constants = KlondikeView) => new handler(view, constants),
  }));

type Fits = (card: StudentCard, onto: StudentCard | undefined, isRight: boolean) => boolean;

/** Judges moves on one route in its own way. */
export const judging = (route: Route, fits: Fits): HandlerClass =>
  class extends BaseHandler {
    protected override fitsColumn(...[card, onto, carry]: Parameters<BaseHandler['fitsColumn']>): boolean {
      const isRight = super.fitsColumn(card, onto, carry);
      return carry.route === route ? fits(card, onto, isRight) : isRight;
    }

    protected override fitsFoundation(
      ...[card, onto, carry]: Parameters<BaseHandler['fitsFoundation']>
    ): boolean {
      const isRight = super.fitsFoundation(card, onto, carry);
      return carry.route === route ? fits(card, onto, isRight) : isRight;
    }
  };

/** Moves cards on one route in its own way. */
export const moving = (route: Route, move: (carry: Carry) => void): HandlerClass =>
  class extends BaseHandler {
    protected override move(carry: Carry): void {
      if (carry.route === route) move(carry);
      else super.move(carry);
    }
  };

/** Leaves out some steps, or drops earlier steps when it keeps a new one. */
export const keeping = (keep: (steps: readonly Step[], step: Step) => readonly Step[]): HandlerClass =>
  class extends BaseHandler {
    protected override accept(step: Step): void {
      this.steps = [...keep(this.steps, step)];
      this.count(step);
      this.show();
    }
  };

/** Fails like a program that reads a property of undefined. */
export const none = (what: string): never => {
  throw new TypeError(`Cannot read properties of undefined (reading '${what}')`);
};
