/** The number of a deal: chosen in a dialog, dealt by the next new game. */
import { dealTitle } from '../../core/text/deal-title.js';
import { SEEDS } from '../../games/klondike/doors/houses.js';
import { made } from '../parts/dom.js';

export interface Seeds {
  /** What the next new game is dealt by. */
  readonly value: () => number;
  readonly set: (seed: number) => void;
}

interface Choice extends Seeds {
  /** The name of the deal in play; undefined before the first game. */
  readonly played: string | undefined;
}

/** @param onSet a seed was chosen */
export function seedForm({ value, set, played }: Choice, onSet: () => void): HTMLFormElement {
  const input = made('input', {
    className: 'first',
    type: 'number',
    min: String(SEEDS.random),
    max: String(SEEDS.max),
    step: '1',
    required: true,
    value: String(value()),
  });
  const range = `${SEEDS.random} to ${SEEDS.max.toLocaleString('en')}`;
  const label = made('label', {}, [`A number from ${range}; ${SEEDS.random} deals at random: `, input]);
  return made(
    'form',
    {
      onsubmit: (event: Event) => {
        event.preventDefault();
        set(input.valueAsNumber);
        onSet();
      },
    },
    [
      label,
      ...(played === undefined ? [] : [made('p', {}, [`The game in play is ${dealTitle(played)}.`])]),
      made('button', {}, ['OK']),
    ],
  );
}
