/** A list that a player walks in, in place of a table: the moves of a game, or what can be set. */

/** A line of a list, or several where the window is narrow. */
export interface ListItem {
  readonly text: string;
  /** Stands after the text, in a color of its own. */
  readonly note?: { readonly text: string; readonly color: number } | undefined;
  /** Is it where the game stands? The cursor is there first. */
  readonly isNow?: boolean;
  /** What is folded under it, and unfolded by Enter. */
  readonly inside?: readonly ListItem[] | undefined;
  /** What Enter does, or a click. */
  readonly choose?: (() => void) | undefined;
}

/** A list, as a view is given it. */
export interface ItemList {
  readonly title: string;
  /** Called each time the list is drawn. Items that have gone or come are folded. */
  readonly items: () => readonly ListItem[];
  /** What the keys do, the longest text first. */
  readonly hints: readonly string[];
  /** Does the list stay open when an item is chosen? */
  readonly stays?: boolean;
}

/** An item that is seen: no fold hides it. */
export interface Row {
  readonly item: ListItem;
  /** In how many folds it is. */
  readonly depth: number;
  /** Its place among those beside it, and the places of the folds that it is in: `3`, `3.0`. */
  readonly path: string;
}

/** The items that are seen. @param open the paths of the folds that are open */
export const rowsOf = (
  items: readonly ListItem[],
  open: ReadonlySet<string>,
  fold?: Pick<Row, 'depth' | 'path'>,
): Row[] =>
  items.flatMap((item, at) => {
    const row = {
      item,
      depth: fold === undefined ? 0 : fold.depth + 1,
      path: fold === undefined ? `${at}` : `${fold.path}.${at}`,
    };
    return [row, ...(open.has(row.path) ? rowsOf(item.inside ?? [], open, row) : [])];
  });
