/**
 * `npm run bench:verdicts [-- PART...]`: compares the solver's verdicts with known ones. The parts: `published`, the
 * 5,000 published deals; `random`, the share of winnable deals among 20,000 random ones, with the published 95 %
 * interval; `endgames`, 2,000 random endgames under random rules, with the plain search; `deals`, 300 whole deals, with
 * the plain search, as far as it gets.
 */
// Imports the sources, as the endgames do: the build's rules have different functions, which the fast search would not
// recognize.
import { JavaRandom, ULG, javaDeal, printLayout } from '../src/index.js';
import type { Layout, Rules } from '../src/index.js';
import { solve, solvePlainly } from '../src/solver.js';
import { randomEndgame } from '../spec/support/solver/endgames.js';
import { judged } from '../spec/support/solver/judged.js';
import { dealOfPublished, publishedDeals } from '../spec/support/solver/published.js';

const DRAWS = [1, 3] as const;

/** The counts, and the contradictions with known verdicts. */
interface Report {
  readonly text: string;
  readonly faults: readonly string[];
}

const houseOf = (draw: number): Rules => ({ ...ULG, draw });

function published(draw: (typeof DRAWS)[number]): Report {
  const rules = houseOf(draw);
  const faults: string[] = [];
  const counts = { agree: 0, 'published as given up': 0, undecided: 0 };
  for (const { seed, cards, draw1, draw3 } of publishedDeals()) {
    const { verdict } = draw === 1 ? draw1 : draw3;
    const layout = dealOfPublished(cards).start(rules);
    const found = judged(rules, layout, solve(rules, layout));
    if (found === 'unknown') counts.undecided++;
    else if (verdict === '?') counts['published as given up']++;
    else if (found === (verdict === 'W' ? 'winnable' : 'lost')) counts.agree++;
    else faults.push(`seed ${seed}, draw ${draw}: published ${verdict}, here ${found}`);
  }
  return { text: `published, draw ${draw}: ${JSON.stringify(counts)}`, faults };
}

/** Blake and Gent, JAIR 85:21: the percentage of winnable deals, and half the width of its 95 % interval. */
const KNOWN = { 1: [90.48, 0.116], 3: [81.945, 0.084] } as const;

const RANDOM_DEALS = 20_000;

/** Half the width of the 95 % interval for a share of this many deals, in percent. */
const widthOf = (share: number): number => 196 * Math.sqrt((share * (1 - share)) / RANDOM_DEALS);

function random(draw: (typeof DRAWS)[number]): Report {
  const rules = houseOf(draw);
  const counts = { winnable: 0, lost: 0, unknown: 0 };
  for (let seed = 1; seed <= RANDOM_DEALS; seed++) {
    counts[solve(rules, javaDeal(BigInt(seed)).start(rules)).verdict]++;
  }
  const [percent, half] = KNOWN[draw];
  // A deal that 1 GB can't decide may be winnable or lost.
  const shares = [counts.winnable, counts.winnable + counts.unknown].map((won) => won / RANDOM_DEALS);
  const isInside = shares.every((share) => Math.abs(100 * share - percent) <= half + widthOf(share));
  const parts = shares.map((share) => `${(100 * share).toFixed(2)} +- ${widthOf(share).toFixed(2)} %`);
  const text = `random, draw ${draw}: ${JSON.stringify(counts)}, ${[...new Set(parts)].join(' to ')}; published ${percent} +- ${half} %`;
  return { text, faults: isInside ? [] : [text] };
}

const PLAIN_VISITS = 200_000;

/** Compares positions with the plain search. */
function compareWithPlain(
  name: string,
  positions: readonly { readonly rules: Rules; readonly layout: Layout }[],
): Report {
  const counts = { winnable: 0, lost: 0, 'too long for the plain search': 0 };
  const faults: string[] = [];
  for (const { rules, layout } of positions) {
    const { verdict } = solvePlainly(rules, layout, { visits: PLAIN_VISITS });
    if (verdict === 'unknown') counts['too long for the plain search']++;
    else {
      counts[verdict]++;
      const fast = judged(rules, layout, solve(rules, layout));
      if (fast !== verdict) {
        const parts = { ...rules, name: undefined };
        faults.push(`${JSON.stringify(parts)}\n${printLayout(layout)}\nplain ${verdict}, fast ${fast}`);
      }
    }
  }
  return { text: `${name}: ${JSON.stringify(counts)}`, faults };
}

const PARTS: Readonly<Record<string, () => Report[]>> = {
  published: () => DRAWS.map(published),
  random: () => DRAWS.map(random),
  endgames: () => {
    const numbers = new JavaRandom(1n);
    const games = Array.from({ length: 2000 }, (_, at) => randomEndgame(numbers, 8 + (at % 17)));
    return [compareWithPlain('endgames', games)];
  },
  deals: () => {
    const rules = { ...ULG, worryBack: false, redeals: 0 };
    return [
      compareWithPlain(
        'deals, no redeal, no worrying back',
        Array.from({ length: 300 }, (_, seed) => ({ rules, layout: javaDeal(BigInt(seed)).start(rules) })),
      ),
    ];
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`no such part: ${unknown.join(', ')}; expected ${Object.keys(PARTS).join(', ')}`);
for (const [name, run] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  for (const { text, faults } of run()) {
    console.log([text, ...faults].join('\n'));
    if (faults.length > 0) process.exitCode = 1;
  }
}
