/** Saves scripts as files, and reads them from files. */
import type { PageStrings } from '../strings/english.js';
import { toldName } from '../../core/text/deal-name.js';
import { make } from '../../browser/dom.js';

/** The size limit of a script, in bytes. It allows far more events than a script may have. */
const MAX_SIZE = 16 * 2 ** 20;

/** The file name for a saved game. `deal` is undefined before the first deal. */
export const fileNameOf = (game: string, deal: string | undefined): string =>
  `${game}-${deal === undefined ? 'game' : toldName(deal).replace(/[^A-Za-z0-9-]+/g, '-')}.klon`;

/** Downloads a file with this text. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = make('a', { href: address, download: name, hidden: '' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // By then, the browser has read the file.
}

export function chooseFile(onFile: (file: File) => void): void {
  const input = make('input', { type: 'file', hidden: '' });
  input.onchange = (): void => {
    const [file] = input.files ?? [];
    if (file !== undefined) onFile(file);
    input.remove();
  };
  input.oncancel = (): void => input.remove();
  document.body.append(input);
  input.click();
}

/** MIME types that can't be scripts. SVG is text, but no one writes a script as an image. */
const NO_TEXT = /^(image|audio|video|font)\//;

/** The text of a file, or a sentence that says why it can't be read. */
export async function textOf(
  file: File,
  strings: Pick<PageStrings, 'tooLarge' | 'cannotRead' | 'notText'>,
): Promise<{ readonly text: string } | { readonly why: string }> {
  if (NO_TEXT.test(file.type)) return { why: strings.notText(file.name) };
  if (file.size > MAX_SIZE) return { why: strings.tooLarge(file.name) };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { why: strings.cannotRead(file.name) };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { why: strings.notText(file.name) } : { text };
  } catch {
    return { why: strings.notText(file.name) };
  }
}
