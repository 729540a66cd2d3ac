/** What is shown instead of the grid: the rules with the keys, and the credits. */
import { dealTitle } from '../../../../core/text/deal-title.js';
import type { PanelLine, PanelOptions } from '../../drawing/panel.js';
import { panelPages } from '../../drawing/panel.js';
import { PROGRAM_HELP } from '../../input/program-keys.js';

/** Longer lines are hard to read. */
const WIDEST = 80;

const KEYS: readonly PanelLine[] = [
  { keys: 'arrows hjkl', text: 'move' },
  { keys: 'enter space', text: 'choose the card' },
  { keys: 'c', text: 'consolidate' },
  { keys: 't', text: 'hint: a pair, if there is one' },
  { keys: 'T', text: 'look ahead: the next move to a good ending' },
  { keys: 'u', text: 'undo' },
  { keys: 'r', text: 'replay this game from its deal' },
  { keys: 'n', text: 'new deal' },
  { keys: 'g', text: 'a game by its number' },
  { keys: 'i', text: 'about' },
  { keys: 'esc', text: 'go back, from a question as from these pages' },
  ...PROGRAM_HELP,
  { text: 'The mouse clicks cards, and the buttons, each of which does what its key does.' },
];

/** The rules as the handler tells them, if it does; its lines are broken anew. */
export function helpPages(rules: string | undefined, options: PanelOptions): string[][] {
  const paragraphs = rules?.split(/\n{2,}/) ?? [];
  const told = paragraphs.flatMap((text) => [{ text: text.replaceAll(/\s+/g, ' ').trim() }, { text: '' }]);
  return pages([...told, ...KEYS], options);
}

/** The credits. */
export const aboutPages = (
  { author, deal }: { readonly author: string; readonly deal: string | undefined },
  options: PanelOptions,
): string[][] =>
  pages(
    [
      { text: 'Monte Carlo Solitaire' },
      { text: `by ${author}` },
      ...(deal === undefined ? [] : [{ text: `Deal: ${dealTitle(deal)}` }]),
    ],
    options,
  );

const pages = (panel: readonly PanelLine[], options: PanelOptions): string[][] =>
  panelPages(panel, { ...options, columns: Math.min(WIDEST, options.columns) });
