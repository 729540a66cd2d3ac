/** Explains the signs in scripts and tables. A report explains only the signs that it uses. */
import { HIDDEN, parseCard } from '../../../core/card.js';
import { CORE_ENGLISH } from '../../../core/strings/english.js';
import type { FailureReport, GradeReport } from '../../report/grade-report.js';
import { tableIn } from './difference.js';
import { costly, eventsShown } from './sentences.js';

interface LegendRow {
  /** The sign as the report prints it. */
  readonly sign: string;
  readonly meaning: string;
}

/** Empty for a report without scripts and tables. */
export function legendOf({ criteria }: GradeReport): readonly LegendRow[] {
  const failures = criteria.flatMap(costly);
  const words = failures.flatMap((failure) => eventsShown(failure).split(/\s+/));
  const tables = failures.flatMap(tablesIn);
  return [...EVENTS.flatMap((row) => explained(row, words)), ...refusedRow(words), ...cardRows(tables)];
}

const tablesIn = ({ before, expected, seen }: FailureReport): string[] =>
  [before, expected, seen].filter((text) => tableIn(text) !== undefined);

interface EventRow {
  readonly word: RegExp;
  readonly meaning: (parts: readonly string[]) => string;
}

const lastMoves = (count: string | undefined): string =>
  count === undefined ? 'the last move' : `the last ${count} moves`;

const times = (count: string | undefined): string => (count === undefined ? '' : `, ${count} times`);

const cards = (count: string | undefined): string =>
  count === undefined ? 'the top card' : `the top ${count} cards`;

const EVENTS: readonly EventRow[] = [
  { word: /^new$/, meaning: () => 'start a new game' },
  { word: /^stock(?:\*(\d+))?$/, meaning: ([count]) => `click the stock${times(count)}` },
  { word: /^undo(?:\*(\d+))?$/, meaning: ([count]) => `take back ${lastMoves(count)}` },
  { word: /^w>t(\d)$/, meaning: ([to]) => `move the top card of the waste to tableau ${to}` },
  { word: /^w>f(\d)$/, meaning: ([to]) => `move the top card of the waste to foundation ${to}` },
  {
    word: /^t(\d)>f(\d)$/,
    meaning: ([from, to]) => `move the top card of tableau ${from} to foundation ${to}`,
  },
  {
    word: /^f(\d)>t(\d)$/,
    meaning: ([from, to]) => `move the top card of foundation ${from} to tableau ${to}`,
  },
  {
    word: /^t(\d)>t(\d)(?:\*(-?\d+))?$/,
    meaning: ([from, to, count]) => `move ${cards(count)} of tableau ${from} to tableau ${to}`,
  },
  { word: /^\{$/, meaning: () => 'the text in braces says what the view must show at this point' },
  { word: /^…$/, meaning: () => 'earlier events are left out here' },
];

/** Explains one word of this kind: the first one with a number, or otherwise the first one. */
function explained({ word, meaning }: EventRow, words: readonly string[]): LegendRow[] {
  const found = words.filter((text) => word.test(text));
  const sign = found.find((text) => text.includes('*')) ?? found[0];
  if (sign === undefined) return [];
  return [{ sign, meaning: meaning((word.exec(sign) ?? []).slice(1)) }];
}

/** Explains the question mark, using the first event that the handler must refuse. */
function refusedRow(words: readonly string[]): LegendRow[] {
  const sign = words.find((text) => text.endsWith('?'));
  if (sign === undefined) return [];
  const [event] = EVENTS.flatMap((row) => explained(row, [sign.slice(0, -1)]));
  return [{ sign, meaning: `${event?.meaning ?? 'an event'}; “?” means that the program must refuse this` }];
}

function cardRows(tables: readonly string[]): LegendRow[] {
  const texts = tables.join('\n');
  const words = texts.split(/\s+/);
  const isCard = (word: string): boolean => {
    const card = parseCard(word);
    return card !== undefined && card !== HIDDEN;
  };
  const shown = [
    words.find((word) => isCard(word)),
    words.find((word) => word.startsWith('T') && isCard(word)),
  ];
  return [
    ...[...new Set(shown)].flatMap((word) => (word === undefined ? [] : [cardRow(word)])),
    ...(words.includes('##') ? [{ sign: '##', meaning: 'a card that is face down' }] : []),
    ...(words.includes('??') ? [{ sign: '??', meaning: 'any card that has not been seen before' }] : []),
    ...(/^t\d:/m.test(texts) ? [{ sign: 't1 to t7', meaning: 'the tableau piles, from left to right' }] : []),
    ...(/^f\d:/m.test(texts) ? [{ sign: 'f1 to f4', meaning: 'the foundations, from left to right' }] : []),
  ];
}

const cardRow = (word: string): LegendRow => {
  const card = parseCard(word);
  return { sign: word, meaning: card === undefined ? word : `the ${CORE_ENGLISH.card(card)}` };
};

export const LEGEND_TITLE = 'How to read the events and the tables';
