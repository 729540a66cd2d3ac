/** The deal's name: shown, typed in, copied, shared as a link. */
import { button, make } from '../dom.js';
import type { BrowserOptions } from '../options.js';

/** @param onDeal deals it, or throws an error that says what is wrong with the name */
export function dealForm(options: BrowserOptions, onDeal: (name: string) => void): HTMLElement {
  const name = options.deal?.() ?? '';
  const said = make('p', { class: 'said', id: 'deal-said', role: 'status' });
  const parts = options.onDeal ? [typing(name, onDeal, said)] : [make('p', { class: 'name' }, name)];
  const copies = make('div', { class: 'entries' });
  if (name !== '') copies.append(copying('Copy name', name, said));
  const link = name === '' ? undefined : options.linkTo?.(name);
  if (link !== undefined) copies.append(copying('Copy link', link, said));
  return make('div', {}, ...parts, copies, said);
}

function typing(name: string, onDeal: (name: string) => void, said: HTMLElement): HTMLFormElement {
  const input = make('input', {
    class: 'first',
    id: 'deal-name',
    value: name,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'deal-said',
  });
  const label = make('label', { for: 'deal-name' }, 'A name, such as java:12345, dotnet:0 or 52 cards:');
  const form = make('form', {}, label, input, make('button', {}, 'Deal this'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      onDeal(input.value);
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    }
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
