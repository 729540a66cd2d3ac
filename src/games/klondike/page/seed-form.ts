/** The seed of a deal: chosen in a dialog, and dealt by the next new game. */
import { toldName } from '../../../core/text/deal-name.js';
import type { KlondikePageStrings } from './strings/english.js';
import { SEEDS } from '../doors/clicks/game.js';
import { make } from '../../../browser/dom.js';

export interface Seeds {
  /** The seed of the next new game. */
  readonly value: () => number;
  readonly set: (seed: number) => void;
}

interface Choice extends Seeds {
  /** The name of the deal in play; undefined before the first game. */
  readonly played: string | undefined;
  readonly strings: KlondikePageStrings;
}

/** @param onSet called when a seed has been chosen */
export function seedForm({ value, set, played, strings }: Choice, onSet: () => void): HTMLFormElement {
  const input = make('input', {
    class: 'first',
    type: 'number',
    min: String(SEEDS.random),
    max: String(SEEDS.max),
    step: '1',
    required: '',
    value: String(value()),
  });
  const { core, klondikePage } = strings;
  const most = SEEDS.max.toLocaleString(core.language);
  const form = make(
    'form',
    {},
    make('label', {}, klondikePage.seedField(SEEDS.random, most), input),
    ...(played === undefined ? [] : [make('p', {}, klondikePage.inPlay(toldName(played, core)))]),
    make('button', {}, klondikePage.ok),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    set(input.valueAsNumber);
    onSet();
  });
  return form;
}
