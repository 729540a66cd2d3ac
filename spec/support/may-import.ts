/** Lists the imports that are allowed between the parts of the package. */

/** The rooms of a game, except its tables. */
const GAME = ['words', 'model', 'contract', 'controller', 'search', 'advice', 'views', 'doors', 'script'];
const OWN = GAME.map((room) => `./${room}`);
const ANY = GAME.map((room) => `games/*/${room}`);

/** The rooms that all code about Klondike may use. */
const PLAYED = ['model', 'contract'].map((room) => `games/klondike/${room}`);

/**
 * The imports that each part may have from outside: folders or files of `src`, or external modules. A file belongs to
 * the part with the longest name that matches it or one of its folders. `*` stands for the name of a game or of an
 * entry point. In a list, `.` is the folder of the same game.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['mitt'],
  scripts: ['core'],
  browser: ['core'],
  terminal: ['core'],
  kit: ['core', 'scripts', 'browser', 'terminal'],
  'games/readers': [],
  'games/*/strings': [],
  'games/*/words': ['core', './strings'],
  'games/*/model': ['core', './words'],
  'games/*/search': ['core', './words', './model'],
  'games/*/contract': ['core', './words', 'mitt'],
  'games/*/controller': ['core', './words', './model', './contract', './search'],
  'games/*/views': ['core', './words', './contract'],
  'games/*/advice': [...['core', './words', './model', './contract', './controller', './search', './views']],
  'games/*/conformance': ['core', './words', './contract', './views'],
  'games/*/browser': ['core', 'browser', './words', './contract', './views'],
  'games/*/terminal': ['core', 'terminal', './words', './contract', './views'],
  'games/*/doors': ['core', './words', './model', './contract', './controller'],
  'games/*/script': ['core', 'scripts', 'games/readers', './words', './model', './contract', './views'],
  'games/*': ['core', 'kit', './strings', ...OWN, './page', './command'],
  'games/*/page': [
    ...[
      'core',
      'browser',
      'kit',
      '.',
      './strings',
      './words',
      './model',
      './contract',
      './controller',
      './advice',
    ],
    ...['./doors', './script', './views', './browser'],
  ],
  'games/*/command': [
    ...['core', 'kit', '.', './strings', './words', './model', './contract', './controller', './advice'],
    ...['./script', './views', './terminal'],
  ],
  solver: ['core', 'games/klondike/words', 'games/klondike/model'],
  'solver/wasm/compile': ['node:'],
  assistants: [
    ...['core', 'games/klondike/words', 'games/klondike/model', 'games/klondike/contract'],
    ...['games/klondike/controller', 'games/klondike/views', 'solver'],
  ],
  grading: [
    ...[
      'core',
      'scripts',
      ...PLAYED,
      'games/klondike/words',
      'games/klondike/views',
      'games/klondike/script',
      'solver',
    ],
    ...['grading/candidate', 'grading/doors', 'grading/doors/port'],
  ],
  'grading/conformance': [
    ...[
      'core',
      ...['model', 'contract', 'controller', 'views', 'script'].map((room) => `games/klondike/${room}`),
    ],
    ...['games/klondike/conformance', 'grading', 'grading/candidate'],
  ],
  'grading/rubric/rubric-file': ['core', 'grading', 'node:'],
  'grading/candidate': [
    ...[
      'core',
      ...PLAYED,
      'games/klondike/controller',
      'games/klondike/views',
      'grading/remote',
      'grading/sandbox',
      'grading/shims',
    ],
    ...['@swc/wasm', 'adm-zip', 'node:'],
  ],
  'grading/remote': [
    ...['core', ...PLAYED, 'games/klondike/words', 'grading/candidate', 'grading/sandbox', 'node:'],
  ],
  'grading/sandbox': ['grading/remote', 'node:'],
  'grading/shims': [
    ...[
      'core',
      'games/klondike/contract',
      '*.ts',
      'grading/candidate',
      'grading/remote',
      'grading/doors/port',
      'node:',
    ],
  ],
  'grading/doors/port': ['grading/candidate', 'grading/remote'],
  'grading/doors': [
    ...['core', ...['words', 'model', 'doors'].map((room) => `games/*/${room}`)],
    ...['grading', 'grading/candidate', 'grading/doors/port'],
  ],
  'grading/export': ['core', 'browser', 'terminal', 'games/klondike/contract', 'grading'],
  'grading/class': ['grading', 'grading/export'],
  'games.ts': ['kit', 'games/*', 'assistants'],
  'listed-games.ts': ['kit', 'games/*', 'games/*/strings', 'games/*/page', 'assistants'],
  page: ['core', 'browser', 'scripts', 'kit', 'listed-games.ts'],
  'page/handler': [
    ...['core', 'browser', 'page', 'games/*/contract', 'games/*/views', 'games/*/browser', 'games/*/page'],
  ],
  build: [
    ...['page/build', 'node:', 'rolldown', 'rolldown/parseAst', 'rolldown/utils'],
    ...['rollup', 'rollup-plugin-dts'],
  ],
  'page/build': ['browser', 'adm-zip', 'node:', 'rolldown'],
  cli: [
    'core',
    'terminal',
    'scripts',
    'kit',
    'games.ts',
    'cli/console-command',
    'cli/analyse',
    'cli/solve',
    'cli/autoplay',
    'cli/grade',
    'cli/handler',
    'cli/kit-handler',
    'adm-zip',
    'node:',
  ],
  'cli/handler': [
    ...['core', 'scripts', 'kit', 'cli', 'games/*', 'games/*/model', 'games/*/contract', 'games/*/views'],
    ...[
      'games/*/script',
      'games/*/command',
      'games/*/terminal',
      'grading',
      'grading/candidate',
      'grading/export',
      'grading/sandbox',
      'node:',
    ],
  ],
  'cli/kit-handler': [
    ...['core', 'assistants', 'grading/remote', 'cli', 'cli/solve', 'node:', 'ws'],
    ...['words', 'model', 'contract', 'controller', 'views'].map((room) => `games/klondike/${room}`),
  ],
  'cli/console-command': ['games/*/model', 'games/*/doors', 'cli'],
  'cli/analyse': ['core', 'games/*/words', 'games/*/model', 'games/*/search', 'cli'],
  'cli/solve': ['core', 'games/*/model', 'solver', 'cli', 'node:'],
  'cli/grade': [
    ...['*.ts', 'core', 'grading', 'grading/candidate', 'grading/class', 'grading/export', 'grading/sandbox'],
    ...['cli', 'adm-zip', 'node:'],
  ],
  'cli/autoplay': ['games/*/model', 'solver', 'cli', 'cli/solve'],
  '*.ts': [
    ...['core', 'scripts', 'browser', 'terminal', 'solver', 'assistants', ...ANY],
    ...['grading', 'grading/candidate', 'grading/remote', 'grading/sandbox', 'grading/export'],
    'grading/rubric/rubric-file',
    ...['games/*/browser', 'games/*/terminal'],
    ...['games/*/conformance', 'grading/conformance'],
  ],
};
