/** Reads a grid back from its drawing, like a person: cards are a rank and a suit sign, empty places are a dot or four corners, doubled lines or brackets are highlights, and inverse text is the cursor. */
import { NO_CARD, cardOf } from '../../../../../src/core/card.js';
import type { Card, Suit } from '../../../../../src/core/card.js';
import type { Cell } from '../../../../../src/games/montecarlo/words/cell.js';
import type { MonteCarloFrame } from '../../../../../src/games/montecarlo/contract/frame.js';
import { plain } from '../../../klondike/terminal/marked.js';

type Seen = Pick<MonteCarloFrame, 'rows' | 'highlighted' | 'cardsLeft' | 'score'>;

/** The visible part of a frame. Undefined for a won game, because the banner covers part of the grid. */
export function readScreen(screen: readonly string[]): Seen {
  const lines = screen.map(plain);
  const places = lines.some((line) => /[┌╔]/.test(line)) ? boxesIn(lines) : slimPlacesIn(lines);
  const highlighted: Cell[] = [];
  places.forEach((row, index) =>
    row.forEach((place, column) => {
      if (place.isHighlighted) highlighted.push({ row: index, column });
    }),
  );
  const [, cardsLeft, score] = /[Ll]eft: (\d+) {2}Score: (\d+)/.exec(lines.slice(0, 2).join('\n')) ?? [];
  return {
    rows: places.map((row) => row.map(({ card }) => card)),
    highlighted,
    cardsLeft: Number(cardsLeft),
    score: Number(score),
  };
}

interface Place {
  readonly card: Card;
  readonly isHighlighted: boolean;
}

/** A box goes from its upper left corner to its upper right corner. It starts with the card's name. */
function boxesIn(lines: readonly string[]): Place[][] {
  const rows = lines.flatMap((line, y) => (/[┌╔]/.test(line) ? [y] : []));
  return rows.map((y) =>
    Array.from((lines[y] ?? '').matchAll(/[┌╔][─═ ]*[┐╗]/g), ({ index, 0: edge }) => {
      const inside = (lines[y + 1] ?? '').slice(index + 1, index + edge.length - 1).trim();
      return { card: cardNamed(inside), isHighlighted: edge.startsWith('╔') };
    }),
  );
}

const SLIM = /(\[)?([A2-9TJQK][♠♥♦♣]|·)/g;

/** The button beside a row of the grid: its key and its label. */
const BUTTON = / {2,}[a-z?] [A-Z][A-Za-z ]+$/;

function slimPlacesIn(lines: readonly string[]): Place[][] {
  const rows = lines
    .map((line) => line.replace(BUTTON, ''))
    .filter((line) => /^[[\] A2-9TJQK♠♥♦♣·]*[♠♥♦♣·]/.test(line) && /^[^a-z]+$/.test(line));
  return rows.map((line) =>
    Array.from(line.matchAll(SLIM), ([, bracket, label = '']) => ({
      card: cardNamed(label === '·' ? '' : label),
      isHighlighted: bracket !== undefined,
    })),
  );
}

function cardNamed(label: string): Card {
  if (label === '') return NO_CARD;
  const rank = 'A23456789TJQK'.indexOf(label.charAt(0));
  const suit = '♠♥♦♣'.indexOf(label.charAt(1));
  if (rank < 0 || suit < 0) throw new Error(`${label} is not a card`);
  return cardOf(rank + 1, suit as Suit);
}
