/** Reads the frame on the page as a player would: from the visible elements and their names for screen readers. */
import type { Card } from '../../../../src/core/card.js';
import { NO_CARD, parseCard } from '../../../../src/core/card.js';
import type { Cell } from '../../../../src/games/montecarlo/words/cell.js';
import { printFrame } from '../../../../src/games/montecarlo/contract/frame-text.js';
import { rootIn, wordsOf } from '../../pages/read-table.js';

/** @throws Error if the name of a cell differs from its visible card */
export function readGrid(place: Element): string {
  const root = rootIn(place);
  const cards = [...root.querySelectorAll('.cards .card')];
  const rows = [...root.querySelectorAll('[role=row]')].map((row, line) =>
    [...row.querySelectorAll('[role=gridcell]')].map((cell, column) =>
      readCell(cell, cards, { row: line, column }),
    ),
  );
  const highlighted = rows.flatMap((row, line) =>
    row.flatMap(({ isMarked }, column) => (isMarked ? [{ row: line, column }] : [])),
  );
  const lying = rows.flat().filter(({ card }) => card !== NO_CARD).length;
  if (lying !== cards.length) throw new Error(`${cards.length} cards are drawn, ${lying} lie in cells`);
  return printFrame({
    rows: rows.map((row) => row.map(({ card }) => card)),
    highlighted,
    cardsLeft: Number(/^(\d+) left$/.exec(textOf(root, '.deck'))?.[1]),
    score: Number(/^Score (\d+)$/.exec(textOf(root, '.pile'))?.[1]),
    game: gameIn(root),
    won: isSeen(root.querySelector('.won')),
    beeped: isSeen(root.querySelector('.flash')),
    help: undefined,
    consolidateHinted: root.querySelector('[data-advised=true]') !== null,
  });
}

const textOf = (root: ShadowRoot, selector: string): string =>
  root.querySelector(selector)?.textContent.trim() ?? '';

const isSeen = (element: Element | null): boolean => element?.checkVisibility() === true;

function gameIn(root: ShadowRoot): bigint | undefined {
  const [, number] = /^Game (-?\d+)$/.exec(root.querySelector('.game')?.textContent ?? '') ?? [];
  return number === undefined ? undefined : BigInt(number);
}

interface Read {
  readonly card: Card;
  readonly isMarked: boolean;
}

function readCell(cell: Element, cards: readonly Element[], { row, column }: Cell): Read {
  const place = boxOf(cell);
  const here = cards.filter((card) => boxOf(card) === place).map((card) => card.getAttribute('data-card'));
  const card = here.length === 0 ? NO_CARD : (parseCard(here.join()) ?? NO_CARD);
  const name = `${card === NO_CARD ? 'empty' : wordsOf(card)}, row ${row + 1}, column ${column + 1}`;
  if (cell.textContent !== name)
    throw new Error(`${here.join() || 'nothing'} is read out as ${cell.textContent}`);
  const { borderTopStyle, outlineStyle } = getComputedStyle(cell, '::after');
  const isMarked = cell.getAttribute('aria-selected') === 'true';
  const isMarkSeen = borderTopStyle === 'solid' || outlineStyle === 'solid';
  if (isMarked !== isMarkSeen)
    throw new Error(`${name} has a ${borderTopStyle} border, ${outlineStyle} outline`);
  return { card, isMarked };
}

function boxOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
}
