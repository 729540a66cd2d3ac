/** The scripts of whole games in `examples/scripts`, up to their first win, read without the package's own parser. */
import { readFileSync } from 'node:fs';

export interface WinningScript {
  readonly deal: string;
  /** `stock`, `w>t3`, `t2>t6*3`: one word for each event, with `stock*3` written out. */
  readonly events: string[];
}

export function readWinningScript(name: string): WinningScript {
  const text = readFileSync(new URL(`../../examples/scripts/${name}.klon`, import.meta.url), 'utf8');
  const [, deal = ''] = /\[Deal "(.*?)"\]/.exec(text) ?? [];
  const words = text.replace(/#.*|\[.*?\]|\{.*?\}/g, '').split(/\s+/);
  const events = words.slice(words.indexOf('new') + 1, words.indexOf('win'));
  return { deal, events: events.flatMap(writtenOut) };
}

function writtenOut(word: string): string[] {
  const [event = '', times = '1'] = word.startsWith('stock') ? word.split('*') : [word];
  return Array.from({ length: Number(times) }, () => event);
}
