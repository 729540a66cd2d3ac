/** Sounds at a table. They are off until the player turns them on, and loaded then. */
import type { Later } from '../../../../core/later.js';
import type { Settings } from '../../../../core/settings.js';
import type { Frame } from '../../contract/frame.js';

export interface Sounding {
  /** An event has changed the table; without frames: the view has refused what the player did. */
  sound(before?: Frame, after?: Frame): void;
  /** Nothing is heard any more. */
  end(): void;
}

/** The setting. Monte Carlo has its own. */
export const SOUND = 'klondike-sound';

export const isHeard = (settings: Pick<Settings, 'read'>): boolean => settings.read(SOUND) === 'on';

/** Nothing is loaded while the setting is off. What cannot be loaded is not heard. */
export const soundsLater = (settings: Settings, sounds: Later<Sounding>): Sounding => ({
  sound: (...frames) => {
    if (isHeard(settings))
      void sounds.get().then(
        (now) => now.sound(...frames),
        () => undefined,
      );
  },
  end: () => sounds.now?.end(),
});
