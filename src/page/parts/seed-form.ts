/** The number of a deal: chosen in a dialog, dealt by the next new game. */
import { made } from './dom.js';

/** The numbers that deals go by. */
export interface Seeds {
  /** Deals at random. */
  readonly min: number;
  readonly max: number;
  /** What the next new game is dealt by. */
  readonly value: () => number;
  readonly set: (seed: number) => void;
}

/** @param onSet a seed was chosen */
export function seedForm({ min, max, value, set }: Seeds, onSet: () => void): HTMLFormElement {
  const input = made('input', {
    className: 'first',
    type: 'number',
    min: String(min),
    max: String(max),
    step: '1',
    required: true,
    value: String(value()),
  });
  const range = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  const label = made('label', {}, [`A number from ${range}; ${min} deals at random: `, input]);
  return made(
    'form',
    {
      onsubmit: (event: Event) => {
        event.preventDefault();
        set(input.valueAsNumber);
        onSet();
      },
    },
    [label, made('button', {}, ['OK'])],
  );
}
