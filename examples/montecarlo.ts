/** Monte Carlo Solitaire in a view of your own, played by following every hint. */
import type { Card, Cell, MonteCarloEventsHandler, MonteCarloView } from 'klondike-kit/montecarlo';
import { MonteCarloController, NO_CARD, printCard } from 'klondike-kit/montecarlo';

/** Stores what it gets, and shows it only by printing it. */
class SmallView implements MonteCarloView {
  highlighted: readonly Cell[] = [];
  beeps = 0;
  refreshes = 0;
  private rows: readonly string[] = [];
  private readonly facts = new Map<string, string>();

  cells(rows: readonly (readonly Card[])[]): void {
    this.rows = rows.map((row) => row.map((card) => (card === NO_CARD ? '--' : printCard(card))).join(' '));
    this.highlighted = [];
  }
  highlightedCells(cells: readonly Cell[]): void {
    this.highlighted = cells.slice();
  }
  cardsLeft(cards: number): void {
    this.facts.set('left', String(cards));
  }
  score(score: number): void {
    this.facts.set('score', String(score));
  }
  gameNumber(number: bigint | undefined): void {
    this.facts.set('game', String(number ?? 'of given cards'));
  }
  beep(): void {
    this.beeps++;
  }
  help(text: string): void {
    this.facts.set('help', text);
  }
  hintConsolidate(): void {
    this.facts.set('hint', 'consolidate');
  }
  win(): void {
    this.facts.set('won', 'yes');
  }
  refreshWindow(): void {
    this.refreshes++;
  }
  print(): void {
    const facts = [...this.facts].map(([name, value]) => `${name}: ${value}`);
    console.log([...this.rows, facts.join(', '), ''].join('\n'));
  }
}

const handler: MonteCarloEventsHandler & Pick<MonteCarloController, 'attach'> = new MonteCarloController();
const view = new SmallView();
handler.attach(view);

/** Removes the pair in the hint, or consolidates. Returns false if neither is possible. */
function goOn(): boolean {
  const { beeps } = view;
  handler.hint();
  if (view.beeps === beeps) {
    for (const { row, column } of view.highlighted) handler.clickCard(row, column);
    return true;
  }
  const before = view.refreshes;
  handler.consolidate();
  return view.refreshes > before;
}

handler.newGame(12345);
view.print();
while (goOn());
view.print();
