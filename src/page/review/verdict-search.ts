/** The sentence of a review that says until which move the player could win. */
import { button, make } from '../../browser/dom.js';
import type { LineVerdict } from '../../core/line-verdicts.js';
import type { GameVerdicts } from '../../kit/played-game.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { ReviewStrings } from './strings/english.js';
import { moveToTry, turningPoint } from './turning-point.js';

/** The pause before a search, in milliseconds: the win tracker searches first, and then the answer is known. */
const PAUSE = 300;

interface VerdictOptions<Game extends GameTypes> {
  readonly strings: ReviewStrings;
  readonly verdicts: () => GameVerdicts<Game> | undefined;
  /** Called when more verdicts are known. */
  readonly found: () => void;
  readonly showMove: (number: number) => void;
}

export class VerdictSearch<Game extends GameTypes> {
  readonly element = make('div', { class: 'verdict', role: 'status' });
  private over = new AbortController();
  private isWanted = false;

  constructor(private readonly options: VerdictOptions<Game>) {}

  /** The game in play has changed. */
  begin({ isWon, moves }: { readonly isWon: boolean; readonly moves: number }): void {
    const { strings, verdicts } = this.options;
    const isShown = verdicts()?.isShown() === true;
    this.end();
    this.isWanted = isWon || isShown;
    if (isWon) this.tell(strings.won);
    else if (verdicts() === undefined || moves === 0) this.tell();
    else if (isShown) void this.find(PAUSE);
    else this.tell(button(strings.find, () => this.ask()));
  }

  end(): void {
    this.over.abort();
  }

  /** The known verdicts, if the player wants to see them. */
  known(calls: readonly Game['call'][]): ReturnType<GameVerdicts<Game>['known']> | undefined {
    return this.isWanted ? this.options.verdicts()?.known(calls) : undefined;
  }

  private ask(): void {
    this.isWanted = true;
    this.tell(this.options.strings.searching);
    void this.find(0);
  }

  private async find(pause: number): Promise<void> {
    const { strings, verdicts, found } = this.options;
    const { signal } = (this.over = new AbortController());
    await new Promise((resolve) => setTimeout(resolve, pause));
    const isOver = (): boolean => signal.aborted;
    if (isOver()) return;
    try {
      const verdict = await verdicts()?.find(signal);
      if (isOver() || verdict === undefined) return;
      this.show(verdict);
      found();
    } catch {
      if (!isOver()) this.tell(strings.failed);
    }
  }

  private show(verdict: LineVerdict): void {
    const { strings, showMove } = this.options;
    const number = moveToTry(verdict);
    const told = turningPoint(verdict, strings);
    if (number === undefined) this.tell(told);
    else
      this.tell(
        told,
        button(strings.showMove(number), () => showMove(number)),
      );
  }

  private tell(...told: readonly (string | HTMLElement)[]): void {
    const parts = told.map((one) => (typeof one === 'string' ? make('p', {}, one) : one));
    this.element.replaceChildren(...parts);
  }
}
