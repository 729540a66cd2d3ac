/** Plays the items of line mode, and records the frames of each. */
import type { Place } from '../../core/text/text-error.js';
import type { SeenMove } from '../../kit/terminal-table.js';
import { eventsOf } from '../../scripts/language/items.js';
import { printItemIn } from '../../scripts/language/print.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { GameTypes, ItemIn } from '../../scripts/running/stage.js';
import type { Row } from '../../scripts/running/row.js';
import type { LineTable, SetTable } from './line-table.js';

/** Why an item was not as expected: a sentence about a refusal, or the rows of a failed check. */
type LineFault = { readonly sentence: string } | { readonly item: string; readonly rows: readonly Row[] };

export class LinePlayer<Game extends GameTypes> {
  readonly table: LineTable<Game>;
  private readonly runner: GameRunner<Game>;
  /** Why the current event was refused; undefined if it was not. */
  private why: string | undefined;
  /** The frame before the current item, and the last accepted event with its frames. */
  private before: Game['frame'];
  private seen: SeenMove<Game> | undefined;
  private isDealt = false;

  constructor(setTable: SetTable<Game>) {
    this.table = setTable((why) => {
      this.why = why;
    });
    const { kit, game } = this.table;
    const bring = (view: Game['view']): typeof game.handler => {
      game.attach(view);
      return game.handler;
    };
    this.runner = new GameRunner(kit, bring, (after, { call }) => {
      // A refusal may refresh the view as well.
      if (this.why !== undefined) return;
      this.seen = { before: this.before, after, call };
      this.isDealt ||= kit.language.begins(call);
    });
    this.before = this.runner.frame;
  }

  /** The frame that the table shows. */
  get frame(): Game['frame'] {
    return this.runner.frame;
  }

  /** Turns calls into items; repeated calls become one item. */
  eventsOf(calls: readonly Game['call'][]): ItemIn<Game>[] {
    const { printCall } = this.table.kit.language;
    const made = calls.map((call) => ({ call, refused: false }));
    return eventsOf(made, (one, other) => printCall(one) === printCall(other));
  }

  /** Plays each item, even if the one before failed. @throws TextError if a tag can't be followed */
  play(
    items: readonly ItemIn<Game>[],
    place: Place,
  ): {
    /** The accepted events. An item that repeats its event counts as one event. */
    readonly seen: readonly SeenMove<Game>[];
    readonly faults: readonly LineFault[];
  } {
    const played = items.map((item) => this.step(item, place));
    return {
      seen: played.flatMap(({ seen }) => seen ?? []),
      faults: played.flatMap(({ fault }) => fault ?? []),
    };
  }

  private step(
    item: ItemIn<Game>,
    place: Place,
  ): { readonly seen: SeenMove<Game> | undefined; readonly fault: LineFault | undefined } {
    const { table, runner } = this;
    if (item.kind === 'tag') table.followTag?.(item, place);
    this.before = runner.frame;
    this.seen = this.why = undefined;
    const { rows } = runner.step(item);
    return { seen: this.seen, fault: this.faultIn(rows, item) };
  }

  private faultIn(rows: readonly Row[], item: ItemIn<Game>): LineFault | undefined {
    const { table, why } = this;
    const fault = rows.find((row) => !row.holds);
    if (fault === undefined) return undefined;
    if (why === undefined) return { item: printItemIn(table.kit.language, item), rows };
    const { strings, kit } = table;
    const refused = strings.refused(fault.name, why);
    return { sentence: this.isDealt ? refused : `${refused} ${strings.dealFirst(kit.dealing)}` };
  }
}
