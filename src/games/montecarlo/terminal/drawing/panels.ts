/** The panels that replace the grid. One shows the rules with the keys, and the other the credits. */
import { dealTitle } from '../../../../core/text/deal-name.js';
import type { PanelLine, PanelOptions } from '../../../../terminal/drawing/panel.js';
import { panelPages } from '../../../../terminal/drawing/panel.js';
import { helpLines } from '../../../../terminal/input/commands.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import { wordedIn } from './buttons.js';

/** In columns. Longer lines are hard to read. */
const WIDEST = 80;

export interface PagesOptions extends PanelOptions {
  readonly strings?: MonteCarloTerminalStrings | undefined;
}

/** Optional features that the handler's interface lacks. None by default. */
export interface OfferedGridCommands {
  readonly redoes?: boolean;
  readonly listsMoves?: boolean;
  readonly sets?: boolean;
}

const keys = (
  { redoes = false, listsMoves = false, sets = false }: OfferedGridCommands,
  strings: MonteCarloTerminalStrings,
): readonly PanelLine[] => [
  ...helpLines(
    wordedIn(strings).filter(({ name }) => {
      if (name === 'redo') return redoes;
      if (name === 'moves') return listsMoves;
      return name !== 'settings' || sets;
    }),
    strings.terminal.keys,
  ),
  { text: strings.montecarloTerminal.mouse },
];

/** The handler's rules, if it has any, with new line breaks, then the keys. */
export function helpPages(
  rules: string | undefined,
  options: PagesOptions & OfferedGridCommands,
): string[][] {
  const paragraphs = rules?.split(/\n{2,}/) ?? [];
  const told = paragraphs.flatMap((text) => [
    { text: text.replaceAll(/[ \t\r\n]+/g, ' ').trim() },
    { text: '' },
  ]);
  return pages([...told, ...keys(options, options.strings ?? ENGLISH)], options);
}

/** Lines for reading. */
export const readPages = (lines: readonly string[], options: PagesOptions): string[][] =>
  pages(
    lines.map((text) => ({ text })),
    options,
  );

export function aboutPages(
  { author, deal }: { readonly author: string; readonly deal: string | undefined },
  options: PagesOptions,
): string[][] {
  const { core, terminal, montecarlo } = options.strings ?? ENGLISH;
  const panel = [
    { text: montecarlo.title },
    { text: terminal.by(author) },
    ...(deal === undefined ? [] : [{ text: terminal.deal(dealTitle(deal, core)) }]),
  ];
  return pages(panel, options);
}

const pages = (panel: readonly PanelLine[], options: PanelOptions): string[][] =>
  panelPages(panel, { ...options, columns: Math.min(WIDEST, options.columns) });
