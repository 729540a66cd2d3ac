/** What is shown instead of the grid: the rules with the keys, and the credits. */
import { dealTitle } from '../../../../core/text/deal-title.js';
import type { PanelLine, PanelOptions } from '../../../../terminal/drawing/panel.js';
import { panelPages } from '../../../../terminal/drawing/panel.js';
import { helpLines } from '../../../../terminal/input/commands.js';
import { COMMANDS } from './buttons.js';

/** Longer lines are hard to read. */
const WIDEST = 80;

const keys = (redoes: boolean): readonly PanelLine[] => [
  ...helpLines(COMMANDS.filter(({ name }) => redoes || name !== 'redo')),
  { text: 'The mouse clicks cards, and the buttons, each of which does what its key does.' },
];

/** The rules as the handler tells them, if it does; its lines are broken anew. */
export function helpPages(
  rules: string | undefined,
  { redoes = false, ...options }: PanelOptions & { readonly redoes?: boolean },
): string[][] {
  const paragraphs = rules?.split(/\n{2,}/) ?? [];
  const told = paragraphs.flatMap((text) => [{ text: text.replaceAll(/\s+/g, ' ').trim() }, { text: '' }]);
  return pages([...told, ...keys(redoes)], options);
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
