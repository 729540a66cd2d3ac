/** Plays a table's sounds, if the setting is on. The sounds load when the first one plays. */
import type { Settings } from '../../../core/settings.js';
import type { Frame } from '../contract/frame.js';
import type { TableSounds } from './sounds.js';

/** The setting. Monte Carlo uses different sounds. */
export const SOUND = 'klondike-sound';

export const isHeard = (settings: Pick<Settings, 'read'>): boolean => settings.read(SOUND) === 'on';

export class SoundPlayer {
  private sounds: TableSounds | undefined;
  private hasEnded = false;

  constructor(private readonly settings: Pick<Settings, 'read'> | undefined) {}

  /** Plays the sound of a change or, without frames, the sound of a refusal. */
  play(before?: Frame, after?: Frame): void {
    if (this.settings === undefined || !isHeard(this.settings)) return;
    if (this.sounds === undefined) void this.load().then(() => this.sounds?.play(before, after));
    else this.sounds.play(before, after);
  }

  end(): void {
    this.hasEnded = true;
    this.sounds?.end();
  }

  /** If the sounds can't load, the table stays silent until the next attempt. */
  private async load(): Promise<void> {
    try {
      const { newSounds } = await import('./sounds.js');
      if (!this.hasEnded) this.sounds ??= newSounds();
    } catch {
      // The next sound tries to load them again.
    }
  }
}
