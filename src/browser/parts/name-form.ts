/** The name of a deal: shown, typed in, copied, shared as a link. */
import { button, make } from '../dom.js';
import type { BrowserStrings } from '../strings/english.js';

export interface Naming {
  /** To be copied; empty where there is none. */
  readonly name: string;
  /** Of the field. */
  readonly label: string;
  /** In the field at first; the name by default. */
  readonly typed?: string;
  /** Takes what was typed, or answers what is wrong with it. Without it the name is only shown. */
  readonly take: ((typed: string) => string | undefined) | undefined;
  /** The address that repeats the deal. */
  readonly link: string | undefined;
  readonly strings: BrowserStrings;
}

export function nameForm(naming: Naming): HTMLElement {
  const { name, link, strings } = naming;
  const said = make('p', { class: 'said', id: 'deal-said', role: 'status' });
  const copies = make('div', { class: 'entries' });
  if (name !== '') copies.append(copying({ label: strings.copyName, text: name }, said, strings));
  if (link !== undefined) copies.append(copying({ label: strings.copyLink, text: link }, said, strings));
  return make('div', {}, typing(naming, said), copies, said);
}

function typing({ name, label, typed = name, take, strings }: Naming, said: HTMLElement): HTMLElement {
  if (take === undefined) return make('p', { class: 'name' }, name);
  const input = make('input', {
    class: 'first',
    id: 'deal-name',
    value: typed,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'deal-said',
  });
  input.addEventListener('input', () => input.removeAttribute('aria-invalid'));
  const form = make(
    'form',
    {},
    make('label', { for: 'deal-name' }, label),
    input,
    make('button', {}, strings.dealThis),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fault = take(input.value);
    if (fault === undefined) return;
    said.textContent = fault;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  });
  return form;
}

interface Copied {
  /** Of the button. */
  readonly label: string;
  readonly text: string;
}

/** Where the clipboard is not to be had, the text is shown, selected, to be copied by hand. */
function copying({ label, text }: Copied, said: HTMLElement, strings: BrowserStrings): HTMLElement {
  return button(label, () => {
    copy(text).then(
      () => (said.textContent = strings.copied),
      () => {
        const field = make('input', {
          class: 'copy',
          readonly: '',
          'aria-label': strings.copyByHand(label),
          value: text,
        });
        said.replaceChildren(field);
        field.select();
      },
    );
  });
}

const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Does it, or answers the message of the error it throws. */
export function faultOf(action: () => void): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
