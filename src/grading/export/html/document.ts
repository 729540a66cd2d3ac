/**
 * Pages that stand on their own, and the templates that they are made of. Whatever a text in a page says, nothing is
 * loaded, and no script of others runs.
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
  /** A script of the page's own. */
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

/** A heading of a level from 1 to 6. */
export const heading = (level: number, text: string): Markup =>
  markup`<h${level}>${text}</h${level}>
`;

/** A share from 0 to 1 as a bar. The number stands beside it as text. */
export const bar = (share: number): Markup => {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return markup`<div class="bar" aria-hidden="true"><span style="width:${percent}%"></span></div>`;
};

/** A table that scrolls by itself where it is wider than the page. */
export function table({
  caption,
  heads,
  body,
  foot = NOTHING,
  sortable = false,
}: {
  readonly caption: string;
  /** The heads of the columns. Those that begin with `#` are over numbers. */
  readonly heads: readonly string[];
  /** Rows of the body, and of the foot. */
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

/** HTML from templates. What is put in is text, and escaped, unless it is markup itself. */
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
const raw = (html: string): Markup => ({ html });

export const NOTHING = raw('');

function rendered(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(rendered).join('');
}
