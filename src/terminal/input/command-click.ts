/** Clicks on the commands below a table. */
import type { Mouse } from './keys.js';

/**
 * Gives a command when the mouse button comes up on it, if it went down there: no release is typed into the shell after a click
 * has ended the program.
 */
export class CommandClick {
  /** The key of the command on which the button is down. */
  private pressed: string | undefined;

  /**
   * What the mouse does to commands: the key of the one that is given, or none; undefined if it is about none of them.
   * @param key of the command under the pointer
   */
  take(mouse: Mouse['mouse'], key: string | undefined): { readonly key?: string } | undefined {
    const { pressed } = this;
    if (mouse !== 'drag') this.pressed = mouse === 'press' ? key : undefined;
    if (this.pressed !== undefined) return {};
    if (mouse !== 'release' || pressed === undefined) return undefined;
    return pressed === key ? { key: pressed } : {};
  }
}
