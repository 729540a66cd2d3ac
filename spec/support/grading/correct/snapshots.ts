/** A correct handler that keeps a snapshot of the table, as text, for each undo. */
import type { RequestedCarry, Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { StudentTable } from '../student-table.js';

type Saved = Pick<StudentTable, 'stock' | 'waste' | 'foundations' | 'columns'> & { readonly moves: number };

export class Snapshots extends BaseHandler {
  private readonly saved: string[] = [];
  private now = '';

  override newGame(): void {
    this.saved.length = 0;
    super.newGame();
  }

  override clickStock(): void {
    this.now = this.save();
    super.clickStock();
  }

  override undo(): void {
    const before = this.saved.pop();
    if (before === undefined) return;
    Object.assign(this, JSON.parse(before) as Saved);
    this.show();
  }

  protected override carry(asked: RequestedCarry): void {
    this.now = this.save();
    super.carry(asked);
  }

  protected override accept(step: Step): void {
    this.saved.push(this.now);
    this.count(step);
    this.show();
  }

  private save(): string {
    const { stock, waste, foundations, columns, moves } = this;
    return JSON.stringify({ stock, waste, foundations, columns, moves } satisfies Saved);
  }
}
