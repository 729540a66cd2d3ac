/** The beep, which is both seen and heard. */
import type { Cell } from '../../words/cell.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { GridTable } from '../table/table.js';
import { Flash } from './flash.js';
import type { Note } from '../../../../browser/sound/tones.js';
import { Tones } from '../../../../browser/sound/tones.js';

const BEEP: Note = { pitch: 392, loudness: 0.08, length: 0.16 };

export class Alarm {
  private readonly flash = new Flash();
  private readonly tones = new Tones();
  private readonly beep: () => void;
  private isHeard: boolean;

  constructor(
    private readonly table: GridTable,
    private readonly options: Pick<MonteCarloBrowserOptions, 'sound' | 'onSound' | 'beep'>,
  ) {
    this.isHeard = options.sound ?? false;
    this.beep = options.beep ?? (() => this.tones.play([BEEP]));
    table.element.append(this.flash.element);
  }

  get sound(): boolean {
    return this.isHeard;
  }

  setSound(sound: boolean): void {
    this.isHeard = sound;
    this.options.onSound?.(sound);
  }

  /** @param cells the cells that the beep is about */
  ring(cells: readonly Cell[]): void {
    this.flash.show(cells.flatMap((cell) => this.table.cells.elementOf(cell) ?? []));
    this.table.shake(cells);
    if (this.isHeard) this.beep();
  }

  /** Ends what is seen of the beep. */
  hush(): void {
    this.flash.hide();
  }

  end(): void {
    this.hush();
    this.tones.end();
  }
}
