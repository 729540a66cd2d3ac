/**
 * Self-contained HTML pages and the templates that build them. A page does not load anything and runs only its own
 * script, even if its texts contain markup.
 */
import { visible } from '../text/plain.js';
import { STYLE } from './style.js';

export const documentOf = ({
  title,
  body,
  script,
}: {
  readonly title: string;
  readonly body: Markup;
  /** The page's own script. */
  readonly script?: string;
}): string => {
  const policy = `default-src 'none'; style-src 'unsafe-inline'${script === undefined ? '' : "; script-src 'unsafe-inline'"}`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${body}
</main>
${script === undefined ? NOTHING : raw(`<script>${script}</script>\n`)}</body>
</html>
`.html;
};

/** @param level from 1 to 6 */
export const heading = (level: number, text: string): Markup =>
  markup`<h${level}>${text}</h${level}>
`;

/** Draws a share from 0 to 1 as a bar. The number is next to the bar as text. */
export const bar = (share: number): Markup => {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return markup`<div class="bar" aria-hidden="true"><span style="width:${percent}%"></span></div>`;
};

/** A table that scrolls when it is wider than the page. */
export function table({
  caption,
  heads,
  body,
  foot = NOTHING,
  sortable = false,
}: {
  readonly caption: string;
  /** The column headers. A header that starts with `#` belongs to a column of numbers. */
  readonly heads: readonly string[];
  /** Body rows; then the footer. */
  readonly body: readonly Markup[];
  readonly foot?: Markup;
  readonly sortable?: boolean;
}): Markup {
  const cells = heads.map((head) =>
    head.startsWith('#')
      ? markup`<th scope="col" class="number">${head.slice(1)}</th>`
      : markup`<th scope="col">${head}</th>`,
  );
  return markup`<div class="wide"><table${sortable ? raw(' class="sortable"') : NOTHING}>
<caption>${caption}</caption>
<thead><tr>${cells}</tr></thead>
<tbody>
${body}</tbody>
${foot}</table></div>
`;
}

/** HTML from a template. Values are escaped as text unless they are markup themselves. */
export interface Markup {
  readonly html: string;
}

type MarkupPart = string | number | Markup | readonly MarkupPart[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => visible(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Escapes text for elements and quoted attributes. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup =>
  raw(texts.map((text, index) => text + rendered(parts[index] ?? '')).join(''));

/** Only for markup written in this file, never for text from outside. */
const raw = (html: string): Markup => ({ html });

export const NOTHING = raw('');

function rendered(part: MarkupPart): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(rendered).join('');
}
