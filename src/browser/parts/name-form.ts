/** A form that shows the name of a deal and takes another one. Buttons copy the name or a link. */
import { button, make } from '../dom.js';
import type { BrowserStrings } from '../strings/english.js';

interface NameFormOptions {
  /** The name to copy; may be empty. */
  readonly name: string;
  /** The label of the input field. */
  readonly label: string;
  /** The initial text in the input field; the name by default. */
  readonly typed?: string;
  /** Deals what the player typed, or returns why it can't. If undefined, the player can't type a name. */
  readonly take: ((typed: string) => string | undefined) | undefined;
  /** A link to the deal. */
  readonly link: string | undefined;
  /** Does the field get the focus when the dialog opens? True by default. */
  readonly isFirst?: boolean;
  readonly strings: BrowserStrings;
}

export function nameForm(naming: NameFormOptions): HTMLElement {
  const { name, link, strings } = naming;
  const said = make('p', { class: 'said', id: 'deal-said', role: 'status' });
  const copies = make('div', { class: 'entries' });
  if (name !== '') copies.append(copying({ label: strings.copyName, text: name }, said, strings));
  if (link !== undefined) copies.append(copying({ label: strings.copyLink, text: link }, said, strings));
  return make('div', {}, typing(naming, said), copies, said);
}

function typing(
  { name, label, typed = name, take, strings, isFirst = true }: NameFormOptions,
  said: HTMLElement,
): HTMLElement {
  if (take === undefined) return make('p', { class: 'name' }, typed);
  const input = make('input', {
    class: isFirst ? 'first' : '',
    id: 'deal-name',
    value: typed,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'deal-said',
  });
  // The player's first key replaces the name.
  input.addEventListener('focus', () => input.select());
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

interface CopyButton {
  /** The label of the button. */
  readonly label: string;
  readonly text: string;
}

/** A button that copies a text. Without access to the clipboard, it shows and selects the text. */
function copying({ label, text }: CopyButton, said: HTMLElement, strings: BrowserStrings): HTMLElement {
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
