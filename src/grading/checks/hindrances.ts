/** Decides which failed checks kept others from being tried. */

/** The results of all checks so far. */
export interface KnownChecks {
  readonly failed: readonly string[];
  readonly isTried: (check: string) => boolean;
  /** Did time run out? If so, only a fault that always rules a check out explains why the check was not tried. */
  readonly isCutShort?: boolean;
}

/** Faults that end many games early, so that many checks are never tried. */
const OF_PLAY =
  /^(deal|draw|recycle|waste|turn-up|undo)[.]|^[wtf]>[tf][.](?!refuses)|^(view[.](refused|refresh)|robust[.]throws)$/;

/** Checks that only a game played almost to the end can try. */
const LATE = /^(recycle[.]nothing-left|win[.].*|undo[.]win|new-game[.]won|f>t[.]king)$/;

/** The failures that are enough to rule out a check. The first row whose pattern matches the check applies. */
const NEEDS: readonly (readonly [check: RegExp, needs: RegExp])[] = [
  [/^(deal|count[.]start)/, /^deal[.]/],
  [/^win[.]waste$/, /^(draw|waste)[.]|^(w>f[.]next|deal[.]shuffled|recycle[.](all|again|order))$/],
  [/^win[.]again$/, /^(undo|win)[.]/],
  [/^undo[.]win$/, /^(undo[.](tableau|waste|depth|covers)|win[.].*)$/],
  [/^(draw|waste)[.]|^undo[.]stock$/, /^(draw|deal)[.]/],
  [/^count[.]stock$/, /^(draw|deal)[.]|^view[.]moves$/],
  [/^count[.](carry|undo|refused)$/, /^view[.]moves$/],
  [/^recycle[.]|^undo[.]recycle$/, /^(recycle|draw|deal|waste)[.]/],
  [/^count[.]recycle$/, /^(recycle|draw|deal|waste)[.]|^view[.]moves$/],
  [/^new-game[.]won$/, /^(new-game|deal|win)[.]/],
  [/^new-game[.]/, /^(new-game|deal)[.]|^robust[.]undo$/],
  [/^w>|^undo[.]waste$/, /^(w>|waste|draw|deal|recycle)/],
  [/^f>t[.]|^undo[.]foundation$/, /^(f>t|t>f|w>f|deal)/],
  [/^undo[.]/, /^(undo|deal|draw)[.]/],
];

/** These faults never rule out another check: unusual calls that no player makes, the move count, and style. */
const HARMLESS = /^(robust|arrays|constants|handler|count|program)[.](?!throws)/;

/** Checks that even a short game tries. */
const OF_PROGRAMS = /^(robust|arrays|constants|handler|program)[.]/;

export const needsLateGame = (check: string): boolean => LATE.test(check);

/** The failures that kept the check from being tried. Empty if the handler is not to blame. */
export function hindrancesOf(
  untried: string,
  { failed, isTried, isCutShort = false }: KnownChecks,
): string[] {
  const dealt = failed.filter((other) => other === 'deal.columns' || other === 'deal.faces');
  if (dealt.length > 0) return dealt;
  const needs = NEEDS.find(([pattern]) => pattern.test(untried))?.[1];
  const isLate = needsLateGame(untried);
  const endsGames = isLate ? /^(robust[.]throws|view[.]own-moves)$/ : /^robust[.]throws$/;
  const own = failed.filter((other) => endsGames.test(other) || needs?.test(other));
  const isWinnable = isTried('win.tableau') || isTried('win.waste');
  if (own.length > 0 || isCutShort || OF_PROGRAMS.test(untried) || (isLate && isWinnable)) return own;
  const mayHinder = OF_EVENTS.test(untried) ? OF_PLAY : /./;
  // A game can be won without undo.
  return failed.filter(
    (other) => mayHinder.test(other) && !HARMLESS.test(other) && !(isLate && other.startsWith('undo.')),
  );
}

/** Is it the handler's own fault that the check could not be tried? */
export const isRuledOut = (untried: string, known: KnownChecks): boolean =>
  hindrancesOf(untried, known).length > 0;

/** The checks for handlers. Rubrics for the classes of other doors have their own checks. */
const OF_EVENTS =
  /^(deal|draw|recycle|waste|turn-up|undo|count|win|new-game|view|robust|arrays|constants|handler|program)[.]|^[wtf]>[tf][.]/;
