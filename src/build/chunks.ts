/**
 * The chunks that the files of the package share, with the paths of their modules in `src`. A chunk also has the modules that
 * these import, unless a chunk above it has them. So the list begins with the rooms that import nothing. A program and
 * its later imports are in different chunks.
 */
export const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  // Reports have shapes of cards and texts of the width of a terminal, and nothing else of the tables.
  // `klondike --version` needs this one, so it doesn't import mitt.
  ['core', /^(core\/(?!bus|daily|statistics|.*french)|browser\/art\/shapes|terminal\/drawing\/text)/],
  [
    'command',
    /^cli\/(run|version|errors|shell|output|play\/locale|jobs\/progress|strings\/(english|command-texts))\.ts/,
  ],
  [
    'klondike',
    /^(scripts|games\/klondike\/(words|model|contract|controller|views|script|doors\/york))\/(?!.*french)|^games\/klondike\/doors\/(door-table|lay-cards)/,
  ],
  ['conformance', /^(games\/klondike|grading)\/conformance\/(?!handler-judge)/],
  // Classes of two courses have the same names.
  ...['numbered-piles', 'selection', 'clicks'].map(
    (door) => [door, new RegExp(`^games/klondike/doors/${door}/`)] as const,
  ),
  ['montecarlo', /^games\/montecarlo\/(?!page|command|browser|terminal|kit|seat|doors|.*french)/],
  ['browser', /^(browser|games\/\w+\/browser)\/(?!.*french)/],
  ['terminal', /^(terminal|games\/\w+\/terminal)\/(?!.*french)/],
  ['solver', /^(solver|assistants)\//],
  ['french', /^(core|browser|terminal|games\/\w+\/(browser|terminal|model|words))\/.*french/],
  ['worker', /^cli\/(jobs\/(pool|thread-work)|\w+\/(analysis|game-task|deal-task))\.ts/],
  [
    'play',
    /^(kit|core|games)(\/(?!\w+\/(page|doors))|\.ts)|^cli\/((?!main)[\w-]+\.ts|manual|play|player-files|strings|stats|daily|replay)/,
  ],
  ['serve', /^cli\/(serve|kit-handler)\//],
  ['solve', /^cli\/(solve|analyse|autoplay|jobs)\/(?!worker\.ts)/],
  ['grading', /^grading(\/|\.ts)|^cli\/grade\/(grading-task|saved-report)/],
  ['grade', /^cli\/(grade|handler)\/(?!worker\.ts)/],
];
