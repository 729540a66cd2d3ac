/** HTML from templates. What is put in is text, and escaped, unless it is markup itself. */
import { visible } from '../text/plain.js';

export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => visible(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Text is safe in elements and in quoted attributes. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  raw(texts.map((text, index) => text + rendered(parts[index] ?? '')).join(''));

/** For what is written here, not for what comes from outside. */
export const raw = (html: string): Markup => ({ html });

export const NOTHING = raw('');

function rendered(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(rendered).join('');
}
