/**
 * `npm run bench:hints [-- GAMES [DRAW]]`: plays deals by following hints, 500 by default, with both draws or with one.
 * Each game must end without a refused move. The hints of its first half must stay the same if the cards hidden until
 * then change places. Prints how many games are won and the processor time of a hint; reports progress and faults on
 * standard error.
 */
import { Chance } from '../spec/support/chance.js';
import { hiddenSwapped, hintsAlong } from '../spec/support/solver/blind-game.js';
import { wilson } from '../src/cli/jobs/verdict-tally.js';
// Imports the sources instead of the package, because the specs' support code uses the sources, whose rules are
// different objects.
import type { Rules } from '../src/index.js';
import { ULG, javaDeal, printMove } from '../src/index.js';
import type { Hint, NoHint } from '../src/solver.js';
import { firstLook, hint, knowledgeOf, nextLook } from '../src/solver.js';
import { played } from '../src/solver/line.js';

const games = Number(process.argv[2] ?? 500);
const draws = process.argv[3] === undefined ? [3, 1] : [Number(process.argv[3])];

/** This is more hints than any game needs. */
const MOST = 2000;

interface Game {
  readonly isWon: boolean;
  readonly faults: readonly string[];
}

/** @param times gets the processor time of each hint in milliseconds */
function playGame(rules: Rules, seed: number, times: number[]): Game {
  const deal = javaDeal(BigInt(seed)).start(rules);
  const layouts = [deal];
  const hints: (Hint | NoHint)[] = [];
  let known = firstLook(rules, deal);
  for (let now = deal; hints.length < MOST;) {
    const before = process.cpuUsage();
    const next = hint(known);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    hints.push(next);
    if (next.move === undefined) break;
    now = played(rules, now, next.move);
    layouts.push(now);
    known = nextLook(known, now);
  }
  const isWon = hints.at(-1)?.why === 'won';
  const faults = hints.length < MOST ? [] : [`java:${seed}: no end`];
  const half = Math.floor(layouts.length / 2);
  const { layout } = knowledgeOf(rules, layouts.slice(0, half + 1));
  const other = hiddenSwapped(deal, layout, new Chance(seed));
  const others = hintsAlong(rules, other, { hints: hints.slice(0, half), options: {} });
  const at = others.findIndex((one, index) => textOf(one) !== textOf(hints[index]));
  return {
    isWon,
    faults: at < 0 ? faults : [...faults, `java:${seed}: other hidden cards, hint ${at} differs`],
  };
}

/** Reports each fault at once, and every 25th game. */
function logged(seed: number, draw: number, game: Game): Game {
  for (const fault of game.faults) console.error(fault);
  if (seed % 25 === 0) console.error(`draw ${draw}: ${seed} of ${games}`);
  return game;
}

const textOf = (one: Hint | NoHint | undefined): string =>
  one === undefined ? '' : `${one.move === undefined ? '' : printMove(one.move)} ${one.why}`;

const percent = (share: number): string => (100 * share).toFixed(1);

let failed = false;
for (const draw of draws) {
  const times: number[] = [];
  const all = Array.from({ length: games }, (_, at) =>
    logged(at + 1, draw, playGame({ ...ULG, draw }, at + 1, times)),
  );
  const won = all.filter(({ isWon }) => isWon).length;
  const faults = all.flatMap((game) => game.faults);
  const [low, high] = wilson(won, games).map(percent);
  times.sort((one, other) => one - other);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const p95 = times[Math.floor(0.95 * times.length)] ?? 0;
  console.log(
    `java:1..java:${games}, draw ${draw}: ${won} won, ${percent(won / games)} % (95 %: ${low} to ${high}); ` +
      `${times.length} hints, mean ${mean.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms; ${faults.length} faults`,
  );
  for (const fault of faults) console.log(fault);
  failed ||= faults.length > 0;
}
process.exitCode = failed ? 1 : 0;
