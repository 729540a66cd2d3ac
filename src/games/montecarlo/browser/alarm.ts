/** The beep that players see and hear, as a frame around the table, marks on the refused cells, and a tone. */
import { make } from '../../../browser/dom.js';
import { RefusalMarks, SHOWN_FOR } from '../../../browser/parts/refusal-marks.js';
import type { Note } from '../../../browser/sound/tones.js';
import { Tones } from '../../../browser/sound/tones.js';
import type { Cell } from '../words/cell.js';
import type { MonteCarloBrowserOptions } from './options.js';
import type { GridTable } from './table/table.js';

const BEEP: Note = { pitch: 392, loudness: 0.08, length: 0.16 };

export class Alarm {
  /** With reduced motion, the frame stands still for the same time. */
  private readonly flash = make('div', { class: 'flash', 'aria-hidden': 'true', hidden: '' });
  private readonly refused = new RefusalMarks();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly tones = new Tones();
  private readonly beep: () => void;
  private isHeard: boolean;

  constructor(
    private readonly table: GridTable,
    private readonly options: Pick<MonteCarloBrowserOptions, 'sound' | 'onSound' | 'beep'>,
  ) {
    this.isHeard = options.sound ?? false;
    this.beep = options.beep ?? (() => this.tones.play([BEEP]));
    table.element.append(this.flash);
  }

  get sound(): boolean {
    return this.isHeard;
  }

  setSound(sound: boolean): void {
    this.isHeard = sound;
    this.options.onSound?.(sound);
  }

  /** Starts the flash, or restarts it if it is already visible. @param cells the refused cells */
  ring(cells: readonly Cell[]): void {
    this.hush();
    this.flash.hidden = false;
    this.flash.getBoundingClientRect();
    this.refused.show(cells.flatMap((cell) => this.table.cells.elementOf(cell) ?? []));
    this.timer = setTimeout(() => this.hush(), SHOWN_FOR);
    this.table.shake(cells);
    if (this.isHeard) this.beep();
  }

  hush(): void {
    clearTimeout(this.timer);
    this.flash.hidden = true;
    this.flash.getBoundingClientRect();
    this.refused.hide();
  }

  end(): void {
    this.hush();
    this.tones.end();
  }
}
