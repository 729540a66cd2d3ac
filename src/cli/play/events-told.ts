/** Events in the words of scripts, to be read and to be typed. */
import type { EventItemOf } from '../../scripts/language/items.js';
import type { Language, Named } from '../../scripts/language/language.js';
import { printIn } from '../../scripts/language/print.js';

/** In lines of at most 80 characters. The same event several times in a row is one word: `stock*3`. */
export const eventsTold = <Call extends { readonly args: readonly unknown[] }, Fact extends Named>(
  language: Language<Call, Fact>,
  calls: readonly Call[],
): string => printIn(language, runsOf(language, calls)).trimEnd();

function runsOf<Call extends { readonly args: readonly unknown[] }, Fact extends Named>(
  { printCall }: Language<Call, Fact>,
  calls: readonly Call[],
): EventItemOf<Call>[] {
  const runs: EventItemOf<Call>[] = [];
  for (const call of calls) {
    const last = runs.at(-1);
    const isSame = last !== undefined && call.args.length === 0 && printCall(last.call) === printCall(call);
    if (isSame) runs.splice(-1, 1, { ...last, times: last.times + 1 });
    else runs.push({ kind: 'event', call, times: 1, refused: false });
  }
  return runs;
}
