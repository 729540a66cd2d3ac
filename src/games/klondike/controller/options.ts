/** How a game of Klondike is set up. */
import type { FieldsOf } from '../../../core/given.js';
import { checkGiven, checkOptions } from '../../../core/given.js';
import { DEFAULT_NAME } from '../contract/handler.js';
import type { Deal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import { fixedRules } from '../model/check-rules.js';
import type { Refusal } from '../model/refusal.js';
import type { Rules } from '../model/rules.js';
import { ULG } from '../model/rules.js';
import type { KlondikeTable } from './klondike-table.js';
import { PlainTable } from './klondike-table.js';

/** The options of a `KlondikeController`, which may all be left out. */
export interface ControllerOptions {
  /** `ULG` by default. */
  readonly rules?: Rules | undefined;
  /** The table of the game, which has its own rules. By default, it is a layout with `rules`. */
  readonly table?: KlondikeTable | undefined;
  /** The name of the deal that every game starts from. By default, each game starts from a random deal. */
  readonly deal?: string | undefined;
  /** The name that the About box credits. */
  readonly name?: string | undefined;
  /** Called with the reason when an event is refused. Nothing else happens then. */
  readonly onRefusal?: ((why: Refusal) => void) | undefined;
}

/** The options of a controller that plays on a door's table, where the rules are fixed. */
export type DoorControllerOptions = Omit<ControllerOptions, 'rules' | 'table'>;

/** The names of the fields of `DoorControllerOptions`. */
export const DOOR_FIELDS: FieldsOf<DoorControllerOptions> = { deal: true, name: true, onRefusal: true };

const CONTROLLER_FIELDS: FieldsOf<ControllerOptions> = { ...DOOR_FIELDS, rules: true, table: true };

/** The options as the controller uses them. @throws as the constructor of `KlondikeController` */
export function setupOf(options: ControllerOptions): {
  readonly table: KlondikeTable;
  readonly fixedDeal: Deal | undefined;
  readonly name: string;
  readonly onRefusal: (why: Refusal) => void;
} {
  checkOptions(options, CONTROLLER_FIELDS);
  const { rules = ULG, deal, name = DEFAULT_NAME, onRefusal = ignore } = options;
  checkGiven('name', name, 'a string');
  checkGiven('onRefusal', onRefusal, 'a function');
  const { table = new PlainTable(fixedRules(rules)) } = options;
  return { table, fixedDeal: deal === undefined ? undefined : parseDeal(deal, table.rules), name, onRefusal };
}

function ignore(): void {
  // Refusals are silent by default.
}
