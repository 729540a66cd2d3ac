/** English texts for the help, the manual page and the shell completions. */
import { COMMAND_ENGLISH } from '../../strings/english.js';

const HANDLER_OPTIONS = {
  handler: 'play with your own handler: a file or folder in JavaScript, TypeScript, Python or Java',
  cmd: 'play with the handler that this command starts; it must speak the protocol',
  sandbox: 'isolate that handler: required, auto (the default) or off',
};

/** Options for the rules that the solver knows. */
const RULES_OPTIONS = {
  rules: 'use these house rules: ulg (the default), ycp-selection, ycp-text, ksu, ycp-text-reference',
  draw: 'draw this many cards at a time, 1 to 24',
  redeals: 'allow this many redeals, or unlimited',
};

export const HELP_ENGLISH = {
  /** The titles of sections. */
  heads: {
    usage: 'Usage:',
    commands: 'Commands:',
    options: 'Options:',
    examples: 'Examples:',
    statuses: 'Exit status:',
  },
  /** Every command has this option. */
  helpOption: 'show this help',
  helpCommand: 'show the help of a command',
  valueNames: COMMAND_ENGLISH.valueNames,
  overview: {
    about: 'Play Klondike and Monte Carlo Solitaire, solve deals, and grade handlers.',
    help: 'show this list, or the help of a command',
    version: 'print the version',
    more: "Run 'klondike help COMMAND' for the options of a command, with examples.",
  },
  /** The section of the manual page about all commands. */
  manual: {
    output:
      'Frames, analyses, --json and the console go to standard output, everything else to standard error.',
    statuses: {
      0: 'everything went well',
      1: 'a script did not go as expected, or a submission has too few points',
      2: 'an argument or a file has a mistake, or a file could not be read or written',
      130: 'you pressed Ctrl-C',
    },
  },
  serve: {
    does: 'play in the browser',
    options: {
      port: 'listen on this port, or on any free one if 0; by default 5173 or the next free one',
      host: 'listen on this host name or address, 127.0.0.1 by default; 0.0.0.0 opens the table to the network',
      'no-open': "don't open a browser",
      origin: 'also accept WebSockets from pages of this other origin, such as https://example.org',
      ...HANDLER_OPTIONS,
    },
    examples: {
      'klondike serve': 'open the table in your browser',
      'klondike serve --port 8080 --no-open': 'serve the table on port 8080',
      'klondike serve --handler my-handler.js': 'play with your own handler',
    },
    notes: [
      `Prints the address of the table. In a terminal on a desktop, it also opens the address in your
        browser. Press Ctrl-C to stop the server.`,
      `With --handler or --cmd, each page gets its own process, which ends with the page. The server then
        answers only its own page.`,
      `Without these options, other programs and the server's own pages can play over a WebSocket at /handler, with the
        messages of klondike handler. A page from another site can do so only if --origin names that site.`,
    ],
    statuses: {
      0: 'you stopped the server',
      2: "the server can't listen there, or an argument has a mistake",
    },
  },
  replay: {
    does: 'run .klon scripts',
    options: {
      frames: 'print these frames: after each event (all, the default), only the last (last), or none',
      json: 'print a line of JSON for each frame and each script',
      ...HANDLER_OPTIONS,
    },
    values: {
      frames: { all: 'after each event' },
    },
    examples: {
      'klondike replay game.klon': 'print the table after each event',
      'klondike replay *.klon --frames none': 'check the scripts, print no table',
      'klondike replay - < game.klon': 'read a script from standard input',
    },
    notes: [
      'Frames and --json go to standard output, everything else to standard error.',
      `With --handler or --cmd, each script gets its own process. [Seed "17"] in a script seeds the
        handler's random numbers; the default is 1. An event that changes nothing counts as refused.
        [Deal "..."] needs a handler with nextDeal. If klondike grade wrote the script, with a
        [Check "..."], the grader judges its events as well.`,
    ],
    statuses: {
      0: 'every script went as expected',
      1: 'a script did not go as expected',
      2: 'a script could not be read, or has no event; the others still run',
    },
  },
  daily: {
    does: 'play the deals of the day',
    options: {
      day: 'play the deal of this day, which you missed',
      month: 'show this month',
      json: 'print the month as a line of JSON',
      ascii: 'show letters and plain characters instead of suit signs and lines',
      'four-color': 'show each suit in its own color',
    },
    examples: {
      'klondike daily': 'show your streak and the calendar',
      'klondike daily hard': "play today's hard deal",
      'klondike daily easy --day 2026-11-25': 'play a day that you missed',
    },
    notes: [
      `A LEVEL is easy, medium or hard. Everyone gets the same three deals each day, and each can be won. Without a
        LEVEL, klondike daily shows your streak, the month's medal and the calendar.`,
      `Win a deal on its day by your clock to keep your streak. Days that you play later count for the medal: bronze
        for 10 days of a month, silver for 20, gold for all. Only full-screen games count.`,
    ],
    statuses: {
      0: 'everything went well',
      2: 'a file could not be read or written, or an argument has a mistake',
    },
  },
  stats: {
    does: 'show your wins, streaks, records and goals',
    options: {
      json: 'print a line of JSON for each set of rules',
      export: 'save all finished games to a new JSON file; - is standard output',
      import: 'add the games from an export, even one made on the page',
      reset: 'start again from zero',
      'bring-back': 'undo the last --reset',
    },
    examples: {
      'klondike stats': 'show your statistics',
      'klondike stats --export games.json': 'save them to a file',
    },
    notes: [
      `Counts full-screen games. A game counts from your first move. If you start another game by
        the same rules before it ends, it counts as a loss. A deal counts once: if you lose it and win it later,
        it is a win.`,
    ],
    statuses: {
      0: 'everything went well',
      2: 'a file could not be read or written, or an argument has a mistake',
    },
  },
  solve: {
    does: 'find out which deals can be won, and how',
    options: {
      file: `also solve the deals in this file, one name per line or in another solver's format; - is standard
        input`,
      minimal: 'find the shortest solution',
      short: 'shorten the solution, which takes a few thousand more positions per deal',
      samples: 'deal unseen cards at most this many times, 30 by default',
      visits: 'search at most this many positions per deal',
      seconds: 'spend at most this many seconds on each deal',
      memory: 'use at most this many megabytes per deal, 1024 by default',
      jobs: 'solve this many deals at once, at most 256; by default one per core',
      shard: 'solve only part I of N of the deals, such as 1/4',
      out: 'write lines of JSON to this file; deals that it already has are not solved again',
      json: 'print a line of JSON for each deal',
      merge: 'join the FILES that shards wrote; if you also name the deals, check that none is missing',
      notation: `write the moves in this notation: klon (as in scripts; the default), draws (Klondike-Solver) or cards (KSolve)`,
      deals:
        'print the deals without solving them: name, digits (Klondike-Solver, KSolve), pysol or solvitaire',
      ...RULES_OPTIONS,
    },
    values: {
      notation: { klon: 'as in scripts', draws: 'Klondike-Solver', cards: 'KSolve' },
      deals: { digits: 'Klondike-Solver, KSolve' },
    },
    examples: {
      'klondike solve java:1': 'find a solution',
      'klondike solve 1..100 --draw 1': 'solve a hundred deals, draw one card',
      'klondike solve 1 --minimal': 'find the shortest solution',
      'klondike solve 1..1000 --out out.jsonl': 'save the results as they come',
    },
    notes: [
      `A DEAL is java:NUMBER (or dotnet, kpat, pysol, greenfelt), a number, the 52 cards of a deck, a layout, or a
        range such as java:1..java:100. Results are in the order of the deals.`,
      `In a layout, ?? is a card that you have never seen, and ??*6 stands for six, as in
        'stock: ??*24; t1: 7d; t2: ?? | 9d; ...'. The command deals these cards at random and counts the deals
        that can be won. It also suggests a move.`,
    ],
    statuses: {
      0: 'every deal was tried',
      2: 'a deal, a file or an argument has a mistake; the other deals are still solved',
      130: 'you pressed Ctrl-C; with --out, run the same command again to resume',
    },
  },
  autoplay: {
    does: 'let the hints play, and count the wins',
    options: {
      blind: "hints don't see hidden cards; this is the default",
      samples: 'for each hint, deal the hidden cards at most this many times, 1 to 10000',
      jobs: 'play this many games at once, at most 256; by default one per core',
      json: 'print a line of JSON for each game',
      ...RULES_OPTIONS,
    },
    examples: {
      'klondike autoplay java:1..java:100': 'how many of these games do the hints win?',
      'klondike autoplay 1..100 --draw 1': 'how many do they win if they draw one card?',
    },
    notes: [
      'A DEAL is the name of a deal, or a range such as java:1..java:100.',
      `Prints a line for each game on standard output, in order. The share of wins goes to standard error,
        with its 95% interval.`,
    ],
    statuses: {
      0: 'every game was played',
      2: 'a deal or an argument has a mistake; the other games are still played',
      130: 'you pressed Ctrl-C',
    },
  },
  grade: {
    does: 'grade handlers, in any language',
    options: {
      cmd: 'grade a program that speaks the protocol of klondike-kit',
      rubric: `use this rubric: ulg (the default), ycp-text, ycp-selection, ycp-selection-milestone-1, ksu, or a
        file with your own`,
      seed: 'play the games of this seed, 1 by default',
      seconds: 'give each submission this many seconds, 60 by default',
      'event-seconds': 'give each event this many seconds, 1 by default',
      sandbox: 'isolate submissions: required, auto (if bubblewrap is installed; the default) or off',
      'run-as': "without a sandbox, run submissions as this user; needs root, and can't be used with --class",
      format: `write the report in this format: terminal (the default), markdown, html, junit, tap, ctrf, gradescope,
        prairielearn, github-classroom or json; for several formats, separated by commas, name as many files`,
      json: 'the same as --format json',
      out: 'write the report to this file; for a class, to this folder',
      'fail-under': 'exit with status 1 if a submission has fewer points',
      class: 'grade each file and folder in this folder; --format takes several, separated by commas',
      jobs: 'grade this many submissions of a class at once, at most 256; by default one per core',
      'print-rubric': 'print a rubric in full, as a start for your own',
      gradescope: 'write an autograder for Gradescope that uses these options, as a .zip file or a folder',
      'github-classroom': 'write a workflow for GitHub Classroom that uses these options',
    },
    values: {
      sandbox: { auto: 'if bubblewrap is installed' },
    },
    examples: {
      'klondike grade my-handler.js': 'print a report',
      'klondike grade a.py --rubric ksu': 'use the rubric of another course',
      'klondike grade a.js --json --out a.json': 'write the report to a file',
      'klondike grade --class work --out marks': 'grade a folder of submissions',
    },
    notes: [
      `A SUBMISSION is a JavaScript or TypeScript module, a Python file, a jar, or a folder or .zip that
        contains a program in one of these languages or in Java. Java programs use the course's library.`,
      `For a class, the folder of --out gets a report for each submission, gradebook.csv and index.html.`,
    ],
    statuses: {
      0: 'every submission was graded, whatever its points',
      1: 'a submission has fewer points than --fail-under',
      2: `an argument has a mistake, a submission or a command's program is missing, or this machine lacks
        Python, a JDK or @swc/wasm (for TypeScript); a later run of a class grades the rest`,
      3: 'a report is incomplete, because time ran out or no game reached a check',
      130: 'you pressed Ctrl-C; for a class, run the same command again to resume',
    },
  },
  kitHandler: {
    does: 'run our handler for a view in another program',
    options: {
      deal: 'start with this deal, such as java:12345, as in klondike play; by default a random one',
      ...RULES_OPTIONS,
      name: 'credit this name in the About box',
    },
    examples: {
      'klondike handler --deal java:11 < requests.jsonl': 'answer the requests in this file',
      'klondike play --cmd "klondike handler"': 'play with it in the terminal',
    },
    notes: [
      `Your view's program starts this command, writes the player's events to its standard input, and reads the calls
        to the view from its standard output. Each line is a message in JSON. The page "A view in another language" in
        the documentation describes the messages, and the classes for Java, Python and JavaScript that send them.`,
      'The command ends when its input ends.',
    ],
  },
  console: {
    does: 'play by pile numbers, answering prompts',
    options: {
      deal: `start with this deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or
        a layout; by default a random one, whose name goes to standard error`,
      rules: `play by these rules: ycp-text, from the assignment (the default), or ycp-text-reference, of the
        course's own program, where the call that recycles the waste also draws a card`,
    },
    values: {
      rules: { 'ycp-text': "the assignment's rules", 'ycp-text-reference': "the course's own program" },
    },
    examples: {
      'klondike console --deal 12345': 'play this deal',
    },
    notes: [
      `Type m or d, pile numbers and card indexes, separated by spaces. Press Ctrl-C or Ctrl-D to quit. Suits
        are letters if your locale has no signs for them.`,
    ],
  },
  completion: {
    does: 'complete commands in bash, zsh or fish',
    options: {},
    examples: {
      'source <(klondike completion bash)': 'add this line to ~/.bashrc',
      'source <(klondike completion zsh)': 'add it to ~/.zshrc, after compinit',
      'klondike completion fish | source': 'add it to ~/.config/fish/config.fish',
    },
    notes: ['Prints a script for your shell to read when it starts.'],
  },
  man: {
    does: 'print the manual page',
    options: {},
    examples: {
      'klondike man | man -l -': 'read it',
      'man klondike': 'read it, if you installed with --global',
    },
    notes: [],
  },
  analysis: {
    options: {
      analyse: 'find the best ending of this game, or of each game in a range',
      positions: 'search at most this many positions of each game, 200000 by default',
      jobs: 'search this many games at once, at most 256; by default one per core',
      json: 'print a line of JSON for each game',
    },
    notes: ['An analysis prints a line for each game on standard output, in order.'],
    statuses: {
      130: 'you pressed Ctrl-C during an analysis',
    },
  },
  handler: {
    options: HANDLER_OPTIONS,
    notes: [
      `With --handler or --cmd, that handler judges each move. It has no redo and no hints, and takes a
        deal only if it has nextDeal. You don't see what it prints. If it dies or hangs, start a new game to
        restart it; the exit status is then 1.`,
    ],
  },
  play: {
    /** @param first the default */
    rules: (first: string, others: readonly string[]): string =>
      `play by these house rules: ${first} (the default), ${others.join(', ')}`,
    options: {
      winnable: 'start with a deal that can be won',
      difficulty: 'choose how hard that deal is: easy, medium or hard',
      record: 'save the session as a new .klon script',
      name: 'show this name in the About box',
      ascii: 'show letters and plain characters instead of suit signs and lines',
      'four-color': 'show each suit in its own color',
      frames: 'in line mode, print each frame that changed (all, the default), or none until you type show',
    },
    values: {
      frames: { all: 'each frame that changed', none: 'only when you type show' },
    },
    resumes: `A full-screen game resumes where you left it, unless you give --record or choose a deal. klondike man
        says where games are saved, and what you can set.`,
    lines: `Line by line, a sentence describes each event or says why it was refused. Then the frame follows if it
        has changed. Frames go to standard output, everything else to standard error.`,
    statuses: {
      0: 'everything went well',
      1: 'a check in your commands failed',
      2: 'a word or an argument has a mistake, or a file could not be read or written',
    },
  },
};

export type HelpStrings = typeof HELP_ENGLISH;
