/** A correct handler that keeps the events, and replays them from the deal for each undo. */
import type { Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { StudentTable } from '../student-table.js';

type Cards = Pick<StudentTable, 'stock' | 'waste' | 'foundations' | 'columns'>;

type Done = (handler: Replaying) => void;

export class Replaying extends BaseHandler {
  private start: Cards | undefined;
  private done: Done[] = [];
  private isReplaying = false;

  override clickStock(): void {
    this.attempt((handler) => handler.click());
  }

  override moveWasteToTableau(tableau: number): void {
    this.attempt((handler) => handler.toTableau(tableau));
  }

  override moveWasteToFoundation(foundation: number): void {
    this.attempt((handler) => handler.toFoundation(foundation));
  }

  override moveTableauToFoundation(tableau: number, foundation: number): void {
    this.attempt((handler) => handler.up(tableau, foundation));
  }

  override moveTableauToTableau(source: number, count: number, target: number): void {
    this.attempt((handler) => handler.across(source, count, target));
  }

  override moveFoundationToTableau(foundation: number, tableau: number): void {
    this.attempt((handler) => handler.down(foundation, tableau));
  }

  override undo(): void {
    if (this.start === undefined || this.done.length === 0) return;
    const again = this.done.slice(0, -1);
    Object.assign(this, structuredClone(this.start));
    this.moves = 0;
    this.isReplaying = true;
    for (const event of again) event(this);
    this.isReplaying = false;
    this.done = again;
    this.show();
  }

  override show(): void {
    if (!this.isReplaying) super.show();
  }

  protected override clear(): void {
    super.clear();
    this.start = undefined;
    this.done = [];
  }

  protected override accept(step: Step): void {
    this.count(step);
    this.show();
  }

  private click(): void {
    super.clickStock();
  }

  private toTableau(tableau: number): void {
    super.moveWasteToTableau(tableau);
  }

  private toFoundation(foundation: number): void {
    super.moveWasteToFoundation(foundation);
  }

  private up(tableau: number, foundation: number): void {
    super.moveTableauToFoundation(tableau, foundation);
  }

  private across(source: number, count: number, target: number): void {
    super.moveTableauToTableau(source, count, target);
  }

  private down(foundation: number, tableau: number): void {
    super.moveFoundationToTableau(foundation, tableau);
  }

  /** An event that does not change the count was refused. */
  private attempt(event: Done): void {
    const { stock, waste, foundations, columns, moves } = this;
    this.start ??= structuredClone({ stock, waste, foundations, columns });
    event(this);
    if (this.moves > moves) this.done.push(event);
  }
}
