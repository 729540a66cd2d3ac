/**
 * Counts lines of play a second time, by other means: cards are objects that are moved about and moved
 * back, and the rules (draw three, turn over at will) are written out as one would tell them. It shares
 * no code with the package.
 */
interface PlainCard {
  readonly rank: number;
  readonly suit: string;
  readonly red: boolean;
  up: boolean;
}

interface Table {
  readonly stock: PlainCard[];
  readonly waste: PlainCard[];
  readonly foundations: PlainCard[][];
  readonly columns: PlainCard[][];
}

/** Takes back what was done to the table. */
type TakeBack = () => void;

/** Lines of `depth` moves from the deal of a deck, column by column; its last card is dealt first. */
export const plainPerft = (deck: string, depth: number): number => count(dealt(deck.split(' ')), depth);

function dealt(deck: string[]): Table {
  const stock = deck.map((word) => ({
    rank: ' A23456789TJQK'.indexOf(word.charAt(0)),
    suit: word.charAt(1),
    red: 'hd'.includes(word.charAt(1)),
    up: false,
  }));
  const table: Table = { stock, waste: [], foundations: [[], [], [], []], columns: [] };
  for (let size = 1; size <= 7; size++) {
    const column: PlainCard[] = [];
    for (let cards = 0; cards < size; cards++) column.push(...stock.splice(-1));
    for (const card of column.slice(-1)) card.up = true;
    table.columns.push(column);
  }
  return table;
}

function count(table: Table, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const tryMove of waysToMove(table)) {
    const takeBack = tryMove();
    lines += count(table, depth - 1);
    takeBack();
  }
  return lines;
}

/** Each does one legal move and says how to take it back. */
function waysToMove(table: Table): (() => TakeBack)[] {
  const ways: (() => TakeBack)[] = [];
  if (table.stock.length > 0) ways.push(() => drawThree(table));
  else if (table.waste.length > 0) ways.push(() => turnOver(table));
  for (const to of table.foundations) {
    for (const from of [table.waste, ...table.columns]) {
      if (fitsFoundation(from.at(-1), to.at(-1))) ways.push(() => shift(from, from.length - 1, to));
    }
  }
  for (const to of table.columns) {
    for (const from of [table.waste, ...table.foundations]) {
      if (fitsColumn(from.at(-1), to.at(-1))) ways.push(() => shift(from, from.length - 1, to));
    }
    for (const from of table.columns.filter((column) => column !== to)) {
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

function drawThree({ stock, waste }: Table): TakeBack {
  const before = waste.length;
  for (let turned = 0; turned < 3; turned++) waste.push(...stock.splice(-1));
  return () => {
    while (waste.length > before) stock.push(...waste.splice(-1));
  };
}

function turnOver({ stock, waste }: Table): TakeBack {
  while (waste.length > 0) stock.push(...waste.splice(-1));
  return () => {
    while (stock.length > 0) waste.push(...stock.splice(-1));
  };
}

function shift(from: PlainCard[], at: number, to: PlainCard[]): TakeBack {
  const carried = from.splice(at);
  to.push(...carried);
  const uncovered = from.slice(-1).filter((card) => !card.up);
  for (const card of uncovered) card.up = true;
  return () => {
    for (const card of uncovered) card.up = false;
    from.push(...to.splice(to.length - carried.length));
  };
}
