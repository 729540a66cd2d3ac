/** The options of the commands, and their values as text. Their help is in `manual/strings`. */
import type { CommandOptions, OptionValues } from './arguments.js';

/** Options that name a handler to play instead of our controller. */
export const HANDLER_OPTIONS = {
  handler: { takes: 'SUBMISSION', example: 'my-handler.js' },
  cmd: { takes: 'COMMAND', example: '"python3 handler.py"' },
  sandbox: { takes: 'MODE', values: ['required', 'auto', 'off'] },
} as const satisfies CommandOptions;

export type HandlerValues = OptionValues<typeof HANDLER_OPTIONS>;

/** Options for every game. */
export const PLAY_OPTIONS = {
  record: { takes: 'FILE', example: 'game.klon' },
  name: { takes: 'NAME', example: 'Ada' },
  ascii: {},
  'four-color': {},
  frames: { takes: 'WHICH', values: ['all', 'none'] },
} as const satisfies CommandOptions;

/** The options that go with a handler. */
export type HandlerPlayValues = HandlerValues &
  OptionValues<Pick<typeof PLAY_OPTIONS, 'ascii' | 'four-color' | 'frames'>> & {
    readonly deal?: string | undefined;
  };

/** Options that ask for a kind of first deal. */
export const WISH_OPTIONS = {
  winnable: {},
  difficulty: { takes: 'HOW', values: ['easy', 'medium', 'hard'] },
} as const satisfies CommandOptions;

export const ANALYSIS_OPTIONS = {
  analyse: { takes: 'N|FROM..TO', example: '1..100' },
  positions: { takes: 'N', example: '50000' },
  jobs: { takes: 'N', example: '2' },
  json: {},
} as const satisfies CommandOptions;

export const SERVE_OPTIONS = {
  port: { takes: 'N', example: '8080' },
  host: { takes: 'H', example: '127.0.0.1' },
  'no-open': {},
  origin: { takes: 'ORIGIN', example: 'https://example.org' },
  ...HANDLER_OPTIONS,
} as const satisfies CommandOptions;

export const REPLAY_OPTIONS = {
  frames: { takes: 'WHICH', values: ['all', 'last', 'none'] },
  json: {},
  ...HANDLER_OPTIONS,
} as const satisfies CommandOptions;

export const DAILY_OPTIONS = {
  day: { takes: 'DAY', example: '2026-11-25' },
  month: { takes: 'MONTH', example: '2026-11' },
  json: {},
  ascii: {},
  'four-color': {},
} as const satisfies CommandOptions;

export const STATS_OPTIONS = {
  json: {},
  export: { takes: 'FILE', example: 'games.json' },
  import: { takes: 'FILE', example: 'games.json' },
  reset: {},
  'bring-back': {},
} as const satisfies CommandOptions;

/** Options for the rules that the solver knows. */
export const RULES_OPTIONS = {
  rules: { takes: 'HOUSE', values: ['ulg', 'ycp-text', 'ycp-text-reference', 'ycp-selection', 'ksu'] },
  draw: { takes: 'N', example: '1' },
  redeals: { takes: 'N', example: '2' },
} as const satisfies CommandOptions;

/** Options of our own handler, for a view in another program. */
export const KIT_HANDLER_OPTIONS = {
  deal: { takes: 'NAME', example: '12345' },
  ...RULES_OPTIONS,
  name: { takes: 'NAME', example: 'Ada' },
} as const satisfies CommandOptions;

export const SOLVE_OPTIONS = {
  file: { takes: 'FILE', example: 'deals.txt' },
  ...RULES_OPTIONS,
  minimal: {},
  short: {},
  samples: { takes: 'N', example: '100' },
  visits: { takes: 'N', example: '100000' },
  seconds: { takes: 'S', example: '10' },
  memory: { takes: 'MB', example: '512' },
  jobs: { takes: 'N', example: '2' },
  shard: { takes: 'I/N', example: '1/4' },
  out: { takes: 'FILE', example: 'results.jsonl' },
  json: {},
  merge: {},
  notation: { takes: 'NAME', values: ['klon', 'draws', 'cards'] },
  deals: { takes: 'FORMAT', values: ['name', 'digits', 'pysol', 'solvitaire'] },
} as const satisfies CommandOptions;

export const AUTOPLAY_OPTIONS = {
  blind: { beforeFiles: true },
  ...RULES_OPTIONS,
  samples: { takes: 'N', example: '100' },
  jobs: { takes: 'N', example: '2' },
  json: {},
} as const satisfies CommandOptions;

const RUBRIC = {
  takes: 'NAME|FILE',
  values: ['ulg', 'ycp-text', 'ycp-selection', 'ycp-selection-milestone-1', 'ksu'],
} as const;

const FORMATS = [
  'terminal',
  'markdown',
  'html',
  'junit',
  'tap',
  'ctrf',
  'gradescope',
  'prairielearn',
  'github-classroom',
  'json',
] as const;

export const GRADE_OPTIONS = {
  cmd: { takes: 'COMMAND', example: '"./my-handler"' },
  rubric: RUBRIC,
  seed: { takes: 'N', example: '2' },
  seconds: { takes: 'S', example: '120' },
  'event-seconds': { takes: 'N', example: '2' },
  sandbox: { takes: 'MODE', values: ['required', 'auto', 'off'] },
  'run-as': { takes: 'USER', example: 'nobody' },
  format: { takes: 'NAME', values: FORMATS },
  json: {},
  out: { takes: 'FILE', example: 'report.txt' },
  'fail-under': { takes: 'N', example: '10' },
  class: { takes: 'FOLDER', example: 'submissions' },
  jobs: { takes: 'N', example: '2' },
  'print-rubric': RUBRIC,
  gradescope: { takes: 'PLACE', example: 'autograder.zip' },
  'github-classroom': { takes: 'FILE', example: 'classroom.yml' },
} as const satisfies CommandOptions;

export const CONSOLE_OPTIONS = {
  deal: { takes: 'NAME', example: '12345' },
  rules: { takes: 'NAME', values: ['ycp-text', 'ycp-text-reference'] },
} as const satisfies CommandOptions;
