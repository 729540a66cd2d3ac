/**
 * Klondike as submissions are judged: by what a player sees. A handler may tell its view everything again when it
 * refuses an event, so an event that changed nothing was refused.
 */
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import { KLONDIKE } from '../../games/klondike/kit.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import type { GameKit } from '../../kit/kit.js';

const UNCHANGED = 'refused: nothing changed';

/** For one handler. */
export function judgedKit(): GameKit<Klondike> {
  let shown = (): string => '';
  /** Undefined while a game begins, which may be the one before again. */
  let before: string | undefined;
  return {
    ...KLONDIKE,
    refusal: UNCHANGED,
    newScreen: () => {
      const screen = KLONDIKE.newScreen();
      const expect = screen.expect?.bind(screen);
      shown = () => printFrame(screen.frame);
      return Object.assign(screen, {
        expect: (call: Klondike['call']) => {
          expect?.(call);
          before = KLONDIKE.language.begins(call) ? undefined : shown();
        },
      });
    },
    refusalIn: (calls) => KLONDIKE.refusalIn(calls) ?? (before === shown() ? UNCHANGED : undefined),
  };
}
