/**
 * Counts lines of play independently of the package. It moves card objects back and forth, and states the rules of a
 * house as a rule book does.
 */
interface PlainCard {
  readonly rank: number;
  readonly suit: string;
  readonly red: boolean;
  /** Is a card of a column face up? */
  up: boolean;
}

interface Table {
  readonly stock: PlainCard[];
  readonly waste: PlainCard[];
  readonly foundations: PlainCard[][];
  readonly columns: PlainCard[][];
}

/** The rules that a course gives its students. */
export interface PlainHouse {
  readonly draws: number;
  readonly deals: 'column by column' | 'row by row';
  /** The pile whose top card can be played. */
  readonly plays: 'stock' | 'waste';
  /** Does a recycle also draw a card? */
  readonly recycleDraws: boolean;
  /** The suits of the foundations, leftmost first. The list is empty if an ace may start any foundation. */
  readonly suits: string;
  /** May cards leave a foundation? */
  readonly worryBack: boolean;
}

const LIEGE: PlainHouse = {
  draws: 3,
  deals: 'column by column',
  plays: 'waste',
  recycleDraws: false,
  suits: '',
  worryBack: true,
};

const YORK_2021: PlainHouse = { ...LIEGE, draws: 1, plays: 'stock', worryBack: false };

export const PLAIN_HOUSES = {
  ulg: LIEGE,
  'ycp-selection': YORK_2021,
  'ycp-text': { ...YORK_2021, suits: 'cdhs' },
  'ycp-text-reference': { ...YORK_2021, suits: 'cdhs', recycleDraws: true },
  ksu: { ...LIEGE, deals: 'row by row', worryBack: false },
} as const;

/** Undoes a change to the table. */
type Undo = () => void;

/** Counts the lines of `depth` moves from a deal. The last card of the deck is dealt first. */
export const plainPerft = (deck: string, depth: number, house: PlainHouse = LIEGE): number =>
  count(dealt(deck.split(' '), house), depth, house);

function dealt(deck: string[], { deals }: PlainHouse): Table {
  const stock = deck.map((word) => ({
    rank: ' A23456789TJQK'.indexOf(word.charAt(0)),
    suit: word.charAt(1),
    red: 'hd'.includes(word.charAt(1)),
    up: true,
  }));
  const columns: PlainCard[][] = [[], [], [], [], [], [], []];
  for (let first = 0; first < 7; first++) {
    if (deals === 'row by row') for (const column of columns.slice(first)) column.push(...stock.splice(-1));
    else for (let cards = 0; cards <= first; cards++) columns[first]?.push(...stock.splice(-1));
  }
  for (const card of columns.flatMap((column) => column.slice(0, -1))) card.up = false;
  return { stock, waste: [], foundations: [[], [], [], []], columns };
}

function count(table: Table, depth: number, house: PlainHouse): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const tryMove of waysToMove(table, house)) {
    const takeBack = tryMove();
    lines += count(table, depth - 1, house);
    takeBack();
  }
  return lines;
}

/** Each makes one legal move and returns a function that undoes it. */
function waysToMove(table: Table, house: PlainHouse): (() => Undo)[] {
  const ways: (() => Undo)[] = [];
  const { [house.plays]: played, foundations, columns } = table;
  if (table.stock.length > 0) ways.push(() => draw(table, house));
  else if (table.waste.length > 0) ways.push(() => turnOver(table, house));
  foundations.forEach((to, at) => {
    for (const from of [played, ...columns]) {
      if (house.suits !== '' && from.at(-1)?.suit !== house.suits.charAt(at)) continue;
      if (fitsFoundation(from.at(-1), to.at(-1))) ways.push(() => shift(from, from.length - 1, to));
    }
  });
  for (const to of columns) {
    for (const from of house.worryBack ? [played, ...foundations] : [played]) {
      if (fitsColumn(from.at(-1), to.at(-1))) ways.push(() => shift(from, from.length - 1, to));
    }
    for (const from of columns.filter((column) => column !== to)) {
      from.forEach((card, at) => {
        if (card.up && fitsColumn(card, to.at(-1))) ways.push(() => shift(from, at, to));
      });
    }
  }
  return ways;
}

const fitsFoundation = (card?: PlainCard, top?: PlainCard): boolean =>
  card !== undefined && (top ? card.suit === top.suit && card.rank === top.rank + 1 : card.rank === 1);

const fitsColumn = (card?: PlainCard, top?: PlainCard): boolean =>
  card !== undefined && (top ? card.red !== top.red && card.rank + 1 === top.rank : card.rank === 13);

function draw({ stock, waste }: Table, { draws }: PlainHouse): Undo {
  const before = waste.length;
  for (let turned = 0; turned < draws; turned++) waste.push(...stock.splice(-1));
  return () => {
    while (waste.length > before) stock.push(...waste.splice(-1));
  };
}

function turnOver(table: Table, house: PlainHouse): Undo {
  const { stock, waste } = table;
  while (waste.length > 0) stock.push(...waste.splice(-1));
  const putBack = house.recycleDraws ? draw(table, house) : undefined;
  return () => {
    putBack?.();
    while (stock.length > 0) waste.push(...stock.splice(-1));
  };
}

function shift(from: PlainCard[], at: number, to: PlainCard[]): Undo {
  const carried = from.splice(at);
  to.push(...carried);
  const uncovered = from.slice(-1).filter((card) => !card.up);
  for (const card of uncovered) card.up = true;
  return () => {
    for (const card of uncovered) card.up = false;
    from.push(...to.splice(to.length - carried.length));
  };
}
