/** English texts of the help, the manual page and the completion of shells. */
import { COMMAND_ENGLISH } from '../../strings/english.js';

const HANDLER_OPTIONS = {
  handler:
    'play with the handler of this file or folder (JavaScript, TypeScript, Python, Java) instead of ours',
  cmd: 'play with the handler of this command, which speaks the protocol',
  sandbox: 'isolate that handler: required, auto (the default) or off',
};

/** The options for the rules that the solver knows. */
const RULES_OPTIONS = {
  rules: 'the house rules: ulg (the default), ycp-selection, ycp-text, ksu, ycp-text-reference',
  draw: 'draw this many cards at a time, 1 to 24',
  redeals: 'turn the waste over this many times, or unlimited',
};

export const HELP_ENGLISH = {
  /** Every command takes this option. */
  helpOption: 'show this help',
  helpCommand: 'show the help of a command',
  valueNames: COMMAND_ENGLISH.valueNames,
  /** The texts of `klondike help` about all commands. */
  overview: {
    output:
      'Frames, analyses, --json and the console go to standard output, everything else to standard error.',
    /** The calls that the list of commands lacks. */
    itself: {
      'klondike help [COMMAND]': 'this text, or the help of a command',
      'klondike --version': 'the number of this version',
    },
    status: 'Exit status:',
    between: '; ',
    statuses: {
      0: 'all went well',
      1: 'a script did not go as expected',
      2: 'something could not be read or written: an argument, a file, a word',
    },
  },
  serve: {
    does: 'play in the browser',
    options: {
      port: 'listen on this port; 0 takes any free one. By default 5173, or the next free one',
      host: 'listen on this host name or address, 127.0.0.1 by default; 0.0.0.0 opens the table to the network',
      'no-open': 'do not open a browser',
      ...HANDLER_OPTIONS,
    },
    notes: [
      `Prints the address of the table. In a terminal on a desktop, it also opens the address in the
        browser. Ctrl-C stops the server with status 0. Status 2 means that it can't listen.`,
      `With --handler or --cmd, the page plays that handler live. Each page has its own process, which ends
        with the page. The server answers only its own page.`,
    ],
  },
  replay: {
    does: 'run .klon scripts (- is standard input)',
    options: {
      frames: 'which frames to print: all (after each event; the default), last or none',
      json: 'print a line of JSON for each frame and each script',
      ...HANDLER_OPTIONS,
    },
    values: {
      frames: { all: 'after each event' },
    },
    notes: [
      'Frames and --json go to standard output, everything else to standard error.',
      `With --handler or --cmd, each script gets its own process. [Seed "17"] in a script seeds the
        handler's random numbers; without it the seed is 1. An event that changes nothing counts as refused.
        [Deal "..."] needs a handler with nextDeal. If a script has a [Check "..."] of klondike grade, the
        grader judges its events as well.`,
      `Exit status: 0 all went as expected; 1 a script did not; 2 a script could not be read or has no
        event. The other scripts still run.`,
    ],
  },
  stats: {
    does: 'show how many games you have won',
    options: {
      json: 'print a line of JSON for each set of rules',
      export: 'write all finished games to a new JSON file; - is standard output',
      import: 'add the games from an export, even one made on the page',
      reset: 'start again from zero',
      'bring-back': 'bring back what was reset',
    },
    notes: [
      `Counts full-screen games. A game counts once it has a move: as won at its first win, as lost when
        you make the first move of another game by the same rules. The same deal by the same rules is one
        game: if you lose it and win it later, it counts as won.`,
      'Exit status: 0 all went well; 2 a file could not be read or written.',
    ],
  },
  solve: {
    does: 'find out which deals can be won, and how',
    options: {
      file: `also solve the deals in this file: one name per line, or as other solvers write them; - is standard
        input`,
      minimal: 'find the shortest way to win',
      short: `make solutions shorter, with a few thousand more positions for each deal; by default the first one
        found is printed`,
      visits: 'search at most this many positions of each deal',
      seconds: 'spend at most this long on each deal',
      memory: 'use at most this much memory for each deal, 1024 by default',
      jobs: 'solve this many deals at once, at most 256; by default one per core',
      shard: 'solve only the Ith of N shares of the deals',
      out: 'write lines of JSON to this file; deals that it already has are not solved again',
      json: 'print a line of JSON for each deal',
      merge: 'join the FILES of shards; name the deals as well to check that all are there',
      notation: `how moves are written: klon (as in scripts; the default), draws (Klondike-Solver) or cards (KSolve)`,
      deals:
        'print the deals without solving them: name, digits (Klondike-Solver, KSolve), pysol or solvitaire',
      ...RULES_OPTIONS,
    },
    values: {
      notation: { klon: 'as in scripts', draws: 'Klondike-Solver', cards: 'KSolve' },
      deals: { digits: 'Klondike-Solver, KSolve' },
    },
    notes: [
      `A DEAL is java:NUMBER, dotnet:NUMBER, a number, the 52 cards of a deck, a layout, or a range such as
        java:1..java:100. Lines follow the order of the deals.`,
      `Ctrl-C ends it with status 130; the same command with --out resumes it. Exit status: 0 every deal
        was tried; 2 a word or a line could not be read. The other deals are still solved.`,
    ],
  },
  autoplay: {
    does: 'let the hints play, and count the wins',
    options: {
      blind: 'hints see no hidden cards; this is the default',
      samples: 'for each hint, deal the unseen cards this many times at most, 1 to 10000',
      jobs: 'play this many games at once, at most 256; by default one per core',
      json: 'print a line of JSON for each game',
      ...RULES_OPTIONS,
    },
    notes: [
      'A DEAL is the name of a deal, or a range such as java:1..java:100.',
      `Prints a line for each game on standard output, in order. Standard error gets the share of games
        won, with its 95 % interval.`,
      `Ctrl-C ends it with status 130 and prints the share so far. Exit status: 0 every game was played; 2
        a word could not be read. The other games are still played.`,
    ],
  },
  grade: {
    does: 'grade handlers, in any language',
    options: {
      cmd: 'grade a program that speaks the protocol of klondike-kit',
      rubric: `the rubric: ulg (the default), ycp-text, ycp-selection, ycp-selection-milestone-1, ksu, or a file
        with a rubric of your own`,
      seed: 'play the games of this seed, 1 by default',
      seconds: 'how many seconds a submission may take, 60 by default',
      'event-seconds': 'how many seconds one event may take, 1 by default',
      sandbox: 'isolate submissions: required, auto (where bubblewrap is installed; the default) or off',
      'run-as': 'without a sandbox, run submissions as this user; needs root, and does not work with --class',
      format: `the form of the report: terminal (the default), markdown, html, junit, tap, ctrf, gradescope,
        prairielearn, github-classroom or json; several with commas take as many files`,
      json: 'the same as --format json',
      out: 'write the report to this file, not to standard output; for a class, to this folder',
      'fail-under': 'exit status 1 if a submission has fewer points',
      class: 'grade each file and folder in it; --format takes several, separated by commas',
      jobs: 'grade this many submissions of a class at once, at most 256; by default one per core',
      'print-rubric': 'print a rubric in full, as a start for your own',
      gradescope: 'write an autograder for Gradescope that uses these options, as a .zip file or a folder',
      'github-classroom': 'write a workflow for GitHub Classroom that uses these options',
    },
    values: {
      sandbox: { auto: 'where bubblewrap is installed' },
    },
    notes: [
      `A SUBMISSION is a JavaScript or TypeScript module, a Python file, a jar, or a folder or .zip that
        contains a program in one of these languages or in Java. Java programs use the library of the
        course.`,
      `Exit status: 0 if everything was graded, whatever the points. 1 if a submission has fewer points
        than --fail-under. 2 if the grader cannot understand the command, cannot find a submission or the
        program of a command, or needs Python, a JDK or @swc/wasm (for TypeScript) that this machine lacks.
        3 if a report is incomplete, because time ran out or no game reached a check. If several apply, 2
        comes before 3, and 3 before 1. The other submissions are still graded.`,
      `For a class, the grader writes a folder with a report for each submission, gradebook.csv and
        index.html. Ctrl-C stops grading with status 130; the same command resumes it. If some submissions
        need Python, a JDK or @swc/wasm that this machine lacks, the last lines name them and the status is
        2. A later run grades them.`,
    ],
  },
  console: {
    does: 'play by pile numbers, answering prompts',
    options: {
      deal: `start from this deal: a number, java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout;
        without it the name of the deal drawn goes to standard error`,
      rules: `the house rules: ycp-text, the assignment's rules (the default), or ycp-text-reference, those of the
        course's own program, where the call that brings the waste back also draws a card`,
    },
    values: {
      rules: { 'ycp-text': "the assignment's rules", 'ycp-text-reference': "the course's own program" },
    },
    notes: [
      `Reads m or d, pile numbers and card indexes, separated by white space. Ctrl-C or Ctrl-D quits. Suits
        are letters if the locale has no signs for them.`,
    ],
  },
  completion: {
    does: 'complete commands in bash, zsh or fish',
    options: {},
    notes: [
      'Prints a script that your shell reads when it starts:',
      'in ~/.bashrc: source <(klondike completion bash)',
      'in ~/.zshrc, after compinit: source <(klondike completion zsh)',
      'in ~/.config/fish/config.fish: klondike completion fish | source',
    ],
  },
  man: {
    does: 'print the manual page, for man -l -',
    options: {},
    notes: [
      'klondike man | man -l - shows it. If the package is installed with --global, so does man klondike.',
    ],
  },
  analysis: {
    options: {
      analyse: 'find the best ending of this game, or of each game in a range',
      positions: 'search at most this many positions of each game, 200000 by default',
      jobs: 'search this many games at once, at most 256; by default one per core',
      json: 'print a line of JSON for each game',
    },
    notes: [
      `An analysis prints a line for each game on standard output, in order. Ctrl-C ends it with status
        130.`,
    ],
  },
  handler: {
    options: HANDLER_OPTIONS,
    notes: [
      `With --handler or --cmd, that handler judges each move. It has no redo and no hints, and takes a
        deal only if it has nextDeal. Its own output is not shown. If it dies or hangs, a new game starts it
        again, and the exit status is then 1.`,
    ],
  },
  play: {
    /** @param first the default */
    rules: (first: string, others: readonly string[]): string =>
      `the house rules: ${first} (the default), ${others.join(', ')}`,
    options: {
      winnable: 'start with a deal that can be won',
      difficulty: 'how hard that deal is: easy, medium or hard',
      daily: 'start with the deal of the day, the same for everyone; it can be won',
      record: 'write the session to a new .klon script',
      name: 'the name in the About box',
      ascii: 'show letters instead of suit signs and lines',
      'four-color': 'show each suit in its own color',
      frames: `line by line: print each frame that changed (all, the default) or none; then only the word show
        prints one`,
    },
    values: {
      frames: { all: 'each frame that changed', none: 'only the word show prints one' },
    },
    resumes: `A full-screen game resumes where you left it, unless you give --record or name its first deal.
        klondike man says where it is kept, and what you can set.`,
    lines: `Line by line, a sentence describes each event, and a refusal says why. The frame follows if it has
        changed, and the word show prints it. Frames go to standard output, everything else to standard
        error.`,
    status: `Exit status: 0 all went well; 1 a check of the script failed; 2 something could not be read or
        written: an argument, a file, a word.`,
  },
};

export type HelpStrings = typeof HELP_ENGLISH;
