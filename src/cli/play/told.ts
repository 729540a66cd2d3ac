/** What the player is told of files, by a game that fills the screen. */
import type { Settings } from '../../core/settings.js';

/** Sentences that wait to be told, all at once: one that is said takes the place of another. */
export class Told {
  private hasBegun = false;

  /**
   * @param waiting in the order in which they are told; those that are told are taken out
   * @param say takes a line for each
   */
  constructor(
    private readonly waiting: string[],
    private readonly say: (lines: string) => void,
  ) {}

  add(sentence: string): void {
    this.waiting.push(sentence);
  }

  /** Adds a sentence that matters more than those that wait. */
  addFirst(sentence: string): void {
    this.waiting.unshift(sentence);
  }

  /** The first game has begun: from now on the player sees what is said. */
  begin(): void {
    this.hasBegun = true;
    this.tell();
  }

  /** Tells what waits, once the first game has begun. */
  tell(): void {
    if (this.hasBegun && this.waiting.length > 0) this.say(this.waiting.splice(0).join('\n'));
  }
}

/** What could not be kept of a setting is told as soon as it is set. */
export const toldSettings = (settings: Settings, told: Pick<Told, 'tell'>): Settings => ({
  read: (name) => settings.read(name),
  write: (name, text) => {
    settings.write(name, text);
    told.tell();
  },
});
