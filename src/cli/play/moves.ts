/** All moves of a game as a list that fills the terminal. */
import { capitalized, sentence } from '../../core/text/format.js';
import type { GameKit } from '../../kit/kit.js';
import type { Advised } from '../../kit/line-advice.js';
import type { MoveRow } from '../../kit/move-rows.js';
import { moveRows } from '../../kit/move-rows.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import type { ToldMoves } from '../../kit/moves/told-moves.js';
import { callsTo, playedTree } from '../../kit/played-tree.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { ItemList, ListItem } from '../../terminal/list/item.js';
import { GREEN, RED } from '../../terminal/window/suits.js';
import type { LineStrings } from './strings/english.js';

/** Verdicts come later than the list. @param changed is called when they have come */
export function movesListed(
  { rows, judged }: ToldMoves,
  {
    moves,
    hints,
  }: {
    readonly moves: MovesStrings;
    /** Explanations of the keys, the longest first. */
    readonly hints: readonly string[];
  },
  changed: () => void,
): ItemList {
  let items = itemsOf(rows, moves);
  judged().then(
    (known) => {
      items = itemsOf(known, moves);
      changed();
    },
    // Without the solver there are no verdicts.
    () => undefined,
  );
  return { title: moves.title, items: () => items, hints };
}

/** Each row, followed by its alternatives under a line that folds them. */
const itemsOf = (rows: readonly MoveRow[], strings: MovesStrings): ListItem[] =>
  rows.flatMap((row) => {
    const { branches } = row;
    const fold = {
      text: strings.others(branches.length),
      inside: branches.flatMap((one) => itemsOf(one, strings)),
    };
    return [itemOf(row, strings), ...(branches.length > 0 ? [fold] : [])];
  });

const itemOf = ({ number, text, isNow, verdict, go }: MoveRow, strings: MovesStrings): ListItem => ({
  text: `${number}. ${capitalized(text ?? strings.deal)}`,
  note: verdict && { text: strings[verdict], color: verdict === 'winnable' ? GREEN : RED },
  isNow,
  choose: go,
});

/** All moves, by their words in scripts. */
function movesIn<Game extends GameTypes>(
  kit: GameKit<Game>,
  script: string,
): ReturnType<typeof inOrder<readonly Game['call'][]>> {
  const tree = playedTree(kit, script);
  const rows = moveRows(tree, {
    say: (move) => move.calls.map((call) => kit.language.printCall(call)).join(' '),
    verdicts: new Map(),
    go: (path) => callsTo(kit, tree, path),
  });
  return inOrder(rows, 0);
}

/** Branches follow the move that they replace. */
const inOrder = <Gone>(
  rows: readonly MoveRow<Gone>[],
  depth: number,
): {
  readonly row: MoveRow<Gone>;
  /** How many branches it is in. */
  readonly depth: number;
}[] =>
  rows.flatMap((row) => [{ row, depth }, ...row.branches.flatMap((branch) => inOrder(branch, depth + 1))]);

/**
 * A line for each move. Branches are indented, and a star marks where the game stands.
 * @param script of the session
 */
export const movesTold = <Game extends GameTypes>(kit: GameKit<Game>, script: string): string =>
  movesIn(kit, script)
    .map(({ row, depth }, number) => {
      const sign = row.isNow ? '*' : ' ';
      return `${sign}${String(number).padStart(4)}  ${'| '.repeat(depth)}${row.text ?? kit.dealing}`;
    })
    .join('\n');

/** The moves that a word such as `go:12` plays in a session with this script, or an error; undefined for other words. */
export const goingIn =
  <Game extends GameTypes>(
    kit: GameKit<Game>,
    script: () => string,
    {
      moves,
      strings,
    }: { readonly moves: MovesStrings; readonly strings: Pick<LineStrings, 'noMove' | 'noNumber'> },
  ) =>
  (word: string): Advised<Game> | { readonly wrong: string } | undefined => {
    if (!/^go(:|$)/.test(word)) return undefined;
    const [, digits] = /^go:(\d{1,6})$/.exec(word) ?? [];
    if (digits === undefined) return { wrong: strings.noNumber(word) };
    const number = Number(digits);
    const listed = movesIn(kit, script());
    const row = listed[number]?.row;
    if (row === undefined) return { wrong: strings.noMove(number, listed.length - 1) };
    const say = row.text === undefined ? moves.atDeal : sentence(moves.atMove(number, row.text));
    return { say, plays: row.go() };
  };
