/**
 * The sounds of a table, for cards put down or turned up, the stock, a refusal and a win. They are soft, and off by
 * default.
 */
import type { Note } from '../../../browser/sound/tones.js';
import { Tones } from '../../../browser/sound/tones.js';
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';

export interface TableSounds {
  /** Plays the sound of a change or, without frames, the sound of a refusal. */
  play(before?: Frame, after?: Frame): void;
  end(): void;
}

const PUT: Note = { pitch: 330, loudness: 0.05, length: 0.07 };

const NOTES = {
  put: [PUT],
  turned: [PUT, { ...PUT, pitch: 494, after: 0.08 }],
  stock: [{ ...PUT, pitch: 262 }],
  refused: [{ ...PUT, pitch: 175, length: 0.14 }],
  won: [523, 659, 784, 1047].map((pitch, index) => ({
    pitch,
    loudness: 0.06,
    length: 0.2,
    after: index * 0.12,
  })),
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export function soundOf(before: Frame, after: Frame): keyof typeof NOTES | undefined {
  if (after.won && !before.won) return 'won';
  const put = after.tableau.some((pile, index) => pile.length > (before.tableau[index]?.length ?? 0));
  const isUp = after.foundations.some((pile, index) => pile.at(-1) !== before.foundations[index]?.at(-1));
  if (!put && !isUp) return after.moves === before.moves ? undefined : 'stock';
  return hiddenIn(after) < hiddenIn(before) ? 'turned' : 'put';
}

const hiddenIn = ({ tableau }: Frame): number => tableau.flat().filter((card) => card === HIDDEN).length;

export function newSounds(): TableSounds {
  const tones = new Tones();
  return {
    play: (before, after) => {
      const name = before && after ? soundOf(before, after) : 'refused';
      if (name !== undefined) tones.play(NOTES[name]);
    },
    end: () => tones.end(),
  };
}
