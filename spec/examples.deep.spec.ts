/** Runs each example from an installed package, as the README says. Examples for a page have their own specs. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import type { KlondikeView } from 'klondike-kit';
import { EMPTY_FRAME, KlondikeController, parseFrame, parseScript, runScript } from 'klondike-kit';
import { viewConformance } from 'klondike-kit/testing';
import { readersProject } from './docs/project.js';

const project = readersProject();

/** The output of an example. The random bot plays only 100 games here. */
function run(name: string): string {
  const words = [`node_modules/klondike-kit/examples/${name}.ts`, ...(name === 'random-bot' ? ['100'] : [])];
  const tsx = join(project, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(tsx, words, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`examples/${name}.ts ended with status ${String(status)}: ${stderr}`);
  return stdout;
}

const EXAMPLES: Readonly<Record<string, string | RegExp>> = {
  'smallest-view':
    /^stock: full\nmoves: 0\nwaste: \nf1: \nf2: \nf3: \nf4: \nt1: Th\n.*t7: ## ## ## ## ## ## Qh\nstock: full\nmoves: 1\nwaste: 8h Qd 3d\n/s,
  'animated-view':
    /^fly 2d: stock to t1\n.*\nmoves: 0\nfly 4h: t4 to t6\nturn up 6c: t4\nmoves: 1\nfly 7c 9s 4d: stock to waste\n.*\nmoves: 2\nfly 4d 9s 7c: waste to stock\n.*\nmoves: 1\nfly 4h: t6 to t4\nturn down 6c: t4\nmoves: 0\n$/s,
  'replay-a-script': `5 events
lesson.klon:6:1: not as expected
                        expected  seen
  >  undo*2 (2nd time)  accepted  refused: no view call
The script up to there:
  [Deal "java:11"]
  new t4>t6
  { t4: ## ## 6c; t6: ## ## ## ## ## 5c 4h; moves: 1 }
  t1>t7?
  # red on red
  undo*2
`,
  'record-a-session': `[Game "klondike"]
[Rules "ulg"]
[Deal "java:11"]
new t4>t6 t4>t6? stock undo

`,
  clicks: `24 in the stock, discard: none
8d
## Qc
## ## 6s
## ## ## 8c
## ## ## ## [5d]
## ## ## ## ## 2d
## ## ## ## ## ## Jc
Column 2 wins: false
21 in the stock, discard: 3h Kd [Th]
8d
## Qc
## ## 6s 5d
## ## ## 8c
## ## ## Ks
## ## ## ## ## 2d
## ## ## ## ## ## Jc
Column 6 wins: false
A foundation wins: false
21 in the stock, discard: 3h Kd
8d
## Qc
## ## 6s 5d
## ## ## 8c
## ## ## Ks
## ## ## ## ## 2d
## ## ## ## ## ## Jc Th
needs-ace
stock: full
t1: 8d
t2: ## Qc
t3: ## ## 6s 5d
t4: ## ## ## 8c
t5: ## ## ## Ks
t6: ## ## ## ## ## 2d
t7: ## ## ## ## ## ## Jc
moves: 1
`,
  selection: `A♣ to FOUNDATION_PILE[2]:0
TABLEAU_PILE[6]:0: you can't take a card there
10♥ can't go to TABLEAU_PILE[4]:4
drawn: 10♥
again: 10♥, won: false
`,
  'numbered-piles': `A♥ from pile 0 to pile 10; 8♦ from pile 1 to pile 6; 9♣ from pile 6 to pile 3; A♠ from pile 7 to pile 11
8♦ from pile 1 to pile 6; 9♣ from pile 6 to pile 3; A♠ from pile 7 to pile 11
K♠ from pile 2 to pile 1; 9♣ from pile 6 to pile 3; A♠ from pile 7 to pile 11
7♠ from pile 2 to pile 6; 6♦ from pile 5 to pile 2; 9♣ from pile 6 to pile 3; A♠ from pile 7 to pile 11
Main deck: [23] [4♠]
Finished : [] [] [A♥] []${' '}
Pile 1: K♠${' '}
Pile 2:${' '}
Pile 3: xx xx 10♦${' '}
Pile 4: xx xx xx 9♥${' '}
Pile 5: xx xx xx xx 6♦${' '}
Pile 6: xx xx xx xx xx 9♣ 8♦ 7♠${' '}
Pile 7: xx xx xx xx xx xx A♠${' '}

stock: full
waste: 4s
f3: Ah
t1: 8d
t2: ## Ks
t3: ## ## Td
t4: ## ## ## 9h
t5: ## ## ## ## 6d
t6: ## ## ## ## ## 9c
t7: ## ## ## ## ## ## As
moves: 1
`,
  montecarlo: `6h 2s 5s 8d 9s
Ad 5d Ah 9h Qs
Kh 7h 5c 2d 7c
7d 8s Ks Tc 2c
3c 3d Qd 8h Qh
left: 27, score: 0, game: 12345

6h 8d 6s 8c --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
left: 0, score: 48, game: 12345

`,
  pairs: `Game 12345, 27 cards left
6h 2s 5s 8d 9s
ad 5d ah 9h qs
kh 7h 5c 2d 7c
7d 8s ks tc 2c
3c 3d qd 8h qh
ends with a score of 48
6h 8d 6s 8c --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --

Games 0 to 999
score games
    0    11
    2    11
    4    12
    6    18
    8    25
   10    20
   12    20
   14    28
   16    26
   18    16
   20    22
   22    23
   24    20
   26    26
   28    29
   30    36
   32    51
   34    39
   36    33
   38    12
   40    12
   42    11
   44    10
   46    58
   48   138
   52   293 won
`,
  'random-bot': '100 games, 4 won, 195 moves a game\n',
  'depth-first': /^\[Deal "java:33"\]\nnew t4>t2( \S+){1270}\n$/,
};

/** These run in Chromium, each in the spec with its name in `spec/browser`. */
/** The examples for a page, each with its spec in `spec/browser`. */
const FOR_A_PAGE = [
  ['custom-element.ts', 'custom-element'],
  ['react/browser-view.tsx', 'frameworks'],
  ['react/own-view.tsx', 'frameworks'],
  ['vue/browser-view.ts', 'frameworks'],
  ['vue/own-view.ts', 'frameworks'],
  ['web-component.ts', 'frameworks'],
] as const;

describe('an example prints the documented output', () => {
  test.each(Object.entries(EXAMPLES))('%s', (name, output) => {
    const printed = run(name);
    if (typeof output === 'string') expect(printed).toBe(output);
    else expect(printed).toMatch(output);
  });
});

test('the depth-first search prints a winning line', () => {
  const script = parseScript(`${run('depth-first')} { won }`);
  const { failure } = runScript(script, (view) => {
    const controller = new KlondikeController();
    controller.attach(view);
    return controller;
  });
  expect(failure).toBeUndefined();
});

test('every example has a spec', () => {
  const files = readdirSync(new URL('../examples', import.meta.url), { recursive: true, encoding: 'utf8' });
  const programs = [
    ...Object.keys(EXAMPLES).map((name) => `${name}.ts`),
    ...FOR_A_PAGE.map(([file]) => file),
  ];
  expect(files.filter((file) => /\.tsx?$/.test(file)).sort()).toEqual(programs.sort());
});

test.each(FOR_A_PAGE)('the example %s runs in a page', (file, name) => {
  const spec = readFileSync(new URL(`browser/${name}.deep.spec.ts`, import.meta.url), 'utf8');
  const page = file.replace(/\.\w+$/, '.html').replace(/^(react|vue)(?=\/)/, '${framework}');
  expect(spec).toContain(`examples/${page}`);
});

test('the smallest view in docs/views.md is the example, in under 60 lines', () => {
  const text = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const [, code] = /```ts\n(\/\*\* A view of your own.*?)```/s.exec(text('docs/views.md')) ?? [];
  expect([code, (code ?? '').split('\n').length < 60]).toEqual([text('examples/smallest-view.ts'), true]);
});

describe('the smallest view keeps the contract, according to its output', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const printed = new WeakMap<KlondikeView, string>();
  const checks = viewConformance({
    create: async (handler) => {
      const { SmallestView } = await import('../examples/smallest-view.js');
      const view: KlondikeView = new SmallestView(handler, (text) => printed.set(view, text));
      return view;
    },
    read: (view) => {
      const text = printed.get(view);
      return text === undefined ? EMPTY_FRAME : parseFrame(text.replace('won: yes', 'won'));
    },
  });
  afterAll(() => log.mockRestore());
  test.each(checks)('$name', ({ run }) => run());
});
