/** The deal's name: shown, typed in, copied, shared as a link. */
import { button, make } from '../dom.js';
import type { BrowserOptions } from '../options.js';

/** @param onPrepared the deal of the name that was typed can be dealt now */
export function dealForm(options: BrowserOptions, onPrepared: () => void): HTMLElement {
  const name = options.deal?.() ?? '';
  const said = make('p', { class: 'said', id: 'deal-said', role: 'status' });
  const prepare = (typed: string): boolean => tryToPrepare(options, typed, said);
  const parts = options.onDeal ? [typing(name, prepare, onPrepared)] : [make('p', { class: 'name' }, name)];
  const copies = make('div', { class: 'entries' });
  if (name !== '') copies.append(copying('Copy name', name, said));
  const link = name === '' ? undefined : options.linkTo?.(name);
  if (link !== undefined) copies.append(copying('Copy link', link, said));
  return make('div', {}, ...parts, copies, said);
}

/** What is wrong with the name is said; false then. */
function tryToPrepare(options: BrowserOptions, name: string, said: HTMLElement): boolean {
  try {
    options.onDeal?.(name);
    return true;
  } catch (error) {
    said.textContent = error instanceof Error ? error.message : String(error);
    return false;
  }
}

function typing(name: string, prepare: (name: string) => boolean, onPrepared: () => void): HTMLFormElement {
  const input = make('input', {
    class: 'first',
    id: 'deal-name',
    value: name,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'deal-said',
  });
  input.addEventListener('input', () => input.removeAttribute('aria-invalid'));
  const label = make('label', { for: 'deal-name' }, 'A name, such as java:12345, dotnet:0 or 52 cards:');
  const form = make('form', {}, label, input, make('button', {}, 'Deal this'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (prepare(input.value)) {
      onPrepared();
      return;
    }
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  });
  return form;
}

/** Where the clipboard is not to be had, the text is shown, selected, to be copied by hand. */
function copying(label: string, text: string, said: HTMLElement): HTMLElement {
  return button(label, () => {
    copy(text).then(
      () => (said.textContent = 'Copied.'),
      () => {
        const field = make('input', {
          class: 'copy',
          readonly: '',
          'aria-label': `${label}: copy this by hand`,
          value: text,
        });
        said.replaceChildren(field);
        field.select();
      },
    );
  });
}

const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
