/** Controls for choices: a row of segments, swatches with pictures, and a switch. */
import { make } from '../dom.js';

export interface ChoiceOptions<Value extends string> {
  readonly label: string;
  /** In the order shown. */
  readonly values: readonly Value[];
  readonly texts: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
  /** Is the label only for screen readers, because a heading shows it? */
  readonly isLabelHidden?: boolean;
}

export interface SegmentOptions<Value extends string> extends ChoiceOptions<Value> {
  /** Shown below the text of a choice. */
  readonly note?: (value: Value) => readonly (Node | string)[];
}

export interface PictureChoiceOptions<Value extends string> extends ChoiceOptions<Value> {
  /** The picture of a choice. Screen readers read the text. */
  readonly picture: (value: Value) => HTMLElement;
  /** Are the texts visible below the pictures? */
  readonly isNamed?: boolean;
}

/** Keeps the names of radio groups and the ids of labels apart. */
let controls = 0;

/** A choice between a few short texts. */
export const segmented = <Value extends string>(options: SegmentOptions<Value>): HTMLElement =>
  radioGroup('segmented', options, (value) => {
    const note = options.note?.(value) ?? [];
    const text = make('span', {}, options.texts[value]);
    return note.length === 0 ? [text] : [text, make('small', {}, ...note)];
  });

/** A choice between pictures. */
export const swatches = <Value extends string>(options: PictureChoiceOptions<Value>): HTMLElement =>
  radioGroup('swatches', options, (value) => [
    make('span', { class: 'picture' }, options.picture(value)),
    make('span', options.isNamed ? {} : { class: 'unseen' }, options.texts[value]),
  ]);

function radioGroup<Value extends string>(
  kind: string,
  { label, values, texts, chosen, choose, isLabelHidden = false }: ChoiceOptions<Value>,
  contentOf: (value: Value) => readonly HTMLElement[],
): HTMLElement {
  const id = `choice-${++controls}`;
  const options = values.map((value) => {
    const input = make('input', { type: 'radio', name: id, value });
    input.checked = value === chosen;
    input.addEventListener('change', () => choose(value));
    return make('label', { title: texts[value] }, input, ...contentOf(value));
  });
  const row = make('div', { class: kind }, ...options);
  if (isLabelHidden) return make('div', { class: 'setting', role: 'radiogroup', 'aria-label': label }, row);
  return make(
    'div',
    { class: 'setting', role: 'radiogroup', 'aria-labelledby': id },
    make('span', { class: 'name', id }, label),
    row,
  );
}

export interface SwitchOptions {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

export function switchControl({ label, isOn, set }: SwitchOptions): HTMLElement {
  const input = make('input', { type: 'checkbox', role: 'switch' });
  input.checked = isOn;
  input.addEventListener('change', () => set(input.checked));
  return make('label', { class: 'setting' }, make('span', { class: 'name' }, label), input);
}

/** A list of choices with its label, for choices that players rarely change. */
export function listed<Value extends string>({
  label,
  values,
  texts,
  chosen,
  choose,
}: ChoiceOptions<Value>): {
  readonly element: HTMLElement;
  readonly list: HTMLSelectElement;
} {
  const list = make('select', {}, ...values.map((value) => make('option', { value }, texts[value])));
  list.value = chosen;
  list.addEventListener('change', () => {
    const value = values[list.selectedIndex];
    if (value !== undefined) choose(value);
  });
  return {
    element: make('label', { class: 'setting' }, make('span', { class: 'name' }, label), list),
    list,
  };
}
