import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { helpOfAll } from '../../src/cli/command.js';
import { allCommands } from '../../src/cli/commands.js';
import { GAMES } from '../../src/games.js';
import { klondike } from '../support/command.js';

const COMMANDS = allCommands(GAMES);
const HELP = await helpOfAll(COMMANDS, 'en');

describe('wrong arguments are refused on standard error, with status 2', () => {
  test.each<[args: string[], why: string]>([
    [['play', '5', 'now'], "unexpected argument 'now'"],
    [
      ['play', 'now'],
      "--deal takes a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout, not 'now'",
    ],
    [['play', '5', '--deal', '6'], '5 and --deal both choose the first game; use only one of them'],
    [['now'], "unknown command 'now'"],
    [['5', '6'], "unexpected argument '6'"],
    [['--version', '--help'], "unknown option '--version'"],
    [['help', 'chess'], "unknown command 'chess'"],
    [['help', 'play', 'now'], "unexpected argument 'now'"],
    [['help', 'relay'], "unknown command 'relay'. Did you mean 'replay'?"],
    [['reply'], "unknown command 'reply'. Did you mean 'replay'?"],
    [['Serve', '--port', '5'], "unknown command 'Serve'. Did you mean 'serve'?"],
    [['montecarol'], "unknown command 'montecarol'. Did you mean 'montecarlo'?"],
    [['hlep'], "unknown command 'hlep'. Did you mean 'help'?"],
    [['mont'], "unknown command 'mont'. Did you mean 'montecarlo'?"],
    [['help', 'pl'], "unknown command 'pl'. Did you mean 'play'?"],
    [['--versoin'], "unknown option '--versoin'. Did you mean '--version'?"],
    [['monte'], "unknown command 'monte'. Did you mean 'montecarlo'?"],
    [['play', '--four'], "unknown option '--four'. Did you mean '--four-color'?"],
    [['ser'], "unknown command 'ser'. Did you mean 'serve'?"],
    [['se'], "unknown command 'se'. Did you mean 'serve'?"],
    [['grade', '--git'], "unknown option '--git'. Did you mean '--github-classroom'?"],
    [['grade', '--for'], "unknown option '--for'. Did you mean '--format'?"],
    [['completion'], 'completion needs the name of a shell: bash, zsh or fish'],
    [['completion', 'fisch'], "completion takes bash, zsh or fish, not 'fisch'. Did you mean 'fish'?"],
    [['completion', 'zsh', 'bash'], "unexpected argument 'bash'"],
    [['man', 'play'], "unexpected argument 'play'"],
    [['montecarlo', '--analyze', '5'], "unknown option '--analyze'. Did you mean '--analyse'?"],
    [['play', '--four-colour'], "unknown option '--four-colour'. Did you mean '--four-color'?"],
    [['--deals', 'java:1'], "unknown option '--deals'. Did you mean '--deal'?"],
    [['replay', '--frame=all', 'x.klon'], "unknown option '--frame'. Did you mean '--frames'?"],
    [['serve', '--host', 'h', '-x'], "unknown option '-x'"],
    [['--fast'], "unknown option '--fast'"],
    [['play', '--deal'], '--deal needs a value (NAME), as in: --deal 12345'],
    [['play', '--deal', '--ascii'], '--deal needs a value (NAME), as in: --deal 12345'],
    [['play', '--ascii=yes'], "--ascii takes no value, but got 'yes'"],
    [
      ['--deal', 'java:x'],
      "--deal takes a whole number from -9223372036854775808 to 9223372036854775807 after the colon, not 'java:x'",
    ],
    [
      ['--deal', 'dotnet:2147483648'],
      "--deal takes a whole number from -2147483648 to 2147483647 after the colon, not 'dotnet:2147483648'",
    ],
    [
      ['play', '--deal', 'ruby:1'],
      "--deal takes a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout, not 'ruby:1'",
    ],
    [
      ['play', '--rules', 'chess', '--record', '/no/such/folder/x.klon'],
      "--rules takes the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu, not 'chess'",
    ],
    [
      ['--rules', 'KSU'],
      "--rules takes the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu, not 'KSU'",
    ],
    [
      ['--rules='],
      "--rules takes the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu, not ''",
    ],
    [['--rules'], '--rules needs a value (HOUSE), as in: --rules ulg'],
    [['replay', '--rules', 'ksu', 'x.klon'], "unknown option '--rules'"],
    [['--record', '/'], '--record /: this is a folder, not a file'],
    [['--record', '/no/such/folder/x.klon'], '--record /no/such/folder/x.klon: folder not found'],
    [['replay'], 'replay needs a FILE, or - for standard input'],
    [['replay', '--frames', 'some', 'x.klon'], "--frames takes all, last or none, not 'some'"],
    [['replay', '--quick', 'x.klon'], "unknown option '--quick'"],
    [
      ['montecarlo', 'now'],
      "--deal takes a game: its number, java:NUMBER, the 52 cards of a deck or a grid, not 'now'",
    ],
    [['montecarlo', '--rules', 'ksu'], "unknown option '--rules'"],
    [
      ['montecarlo', '--game', 'x'],
      "--game takes a whole number from -9223372036854775808 to 9223372036854775807, not 'x'",
    ],
    [
      ['montecarlo', '--game', '1', '--deal', 'java:1'],
      '--game and --deal both choose the first game; use only one of them',
    ],
    [
      ['montecarlo', '--deal', 'dotnet:1'],
      "--deal takes a game: its number, java:NUMBER, the 52 cards of a deck or a grid, not 'dotnet:1'",
    ],
    [['montecarlo', '--record', '/'], '--record /: this is a folder, not a file'],
    [['montecarlo', '--analyse', '1..2', '--name', 'Ada'], "--name can't be used with --analyse"],
    [['montecarlo', '--analyse', '1..2', '--four-color'], "--four-color can't be used with --analyse"],
    [['montecarlo', '--positions', '7'], '--positions needs --analyse'],
    [['montecarlo', '--json'], '--json needs --analyse'],
    [['serve', 'now'], "serve takes only options, not 'now'"],
    [['serve', '5'], "serve takes only options, not '5'. Did you mean '--port 5'?"],
    [['console', '5'], "console takes only options, not '5'. Did you mean '--deal 5'?"],
    [['serve', '--open'], "unknown option '--open'"],
    [['serve', '--deal', 'java:11'], "unknown option '--deal'"],
    [['serve', '--port'], '--port needs a value (N), as in: --port 8080'],
    [['serve', '--port', '-1'], "--port takes a whole number from 0 to 65535, not '-1'"],
    [['serve', '--port', '70000'], "--port takes a whole number from 0 to 65535, not '70000'"],
    [
      ['--deal', '-5'],
      "--deal takes a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout, not '-5'",
    ],
    [['--deal', 't1: Ah; t2: Ah'], '--deal: line 1, column 13: "Ah"; expected each card and each pile once'],
    [['serve', '--port', '\u001b[2J'], "--port takes a whole number from 0 to 65535, not '\\u{1b}[2J'"],
    [['--deal', 'java:1', '--deal=java:1'], '--deal can be given only once'],
    [['play', '--name', 'Ada', '--ascii', '--ascii', '--name', 'Bob'], '--name can be given only once'],
    [['replay', '--frames', 'all', 'x.klon', '--frames', 'all'], '--frames can be given only once'],
    [['serve', '--port', '-1', '--port', '5'], '--port can be given only once'],
    [['console', '--deal', 'java:1', '--deal', 'java:2'], '--deal can be given only once'],
    [['montecarlo', '--game', '1', '--game', '2'], '--game can be given only once'],
    [['montecarlo', '--analyse', '1', '--analyse', '2'], '--analyse can be given only once'],
  ])('%j', async (args, why) => {
    const [first = ''] = args;
    const command = /^[-\d]/.test(first) ? 'play' : COMMANDS.find(({ name }) => name === first)?.name;
    const named = command === undefined ? '' : `${command} `;
    expect(await klondike(args)).toEqual({
      status: 2,
      out: '',
      err: `klondike: ${why}\nRun 'klondike ${named}--help' for usage.\n`,
    });
  });
});

test.each(['--help', '-h', 'help', 'help help', 'help -h'])('%s prints an overview', async (args) => {
  const { status, out, err } = await klondike(args.split(' '));
  const [, usage, commands = '', options] = out.split('\n\n');
  expect([status, usage, options, err]).toEqual([
    0,
    'Usage: klondike [COMMAND] [options]',
    'Options:\n  --version              print the version\n  -h, --help             show this help',
    '',
  ]);
  expect(commands.split('\n').slice(1, 3)).toEqual([
    '  play [DEAL]            play Klondike in the terminal',
    '  serve                  play in the browser',
  ]);
  expect(commands.match(/(?<=^ {2})\w+/gm)).toEqual([...HELP.map(({ name }) => name), 'help']);
  expect(HELP.filter(({ texts }) => !commands.includes(`  ${texts.does}\n`))).toEqual([]);
});

test.each(['C.UTF-8', 'fr_FR.UTF-8'])('the overview fits a terminal, in two columns: %s', async (LANG) => {
  const { out } = await klondike(['--help'], '', { env: { LANG } });
  const lines = out.split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.filter((line) => /^ {2}/.test(line) && !/^ {2}\S.{20} {2}\S/.test(line))).toEqual([]);
});

describe('help for commands', () => {
  test.each<[name: string, options: string[]]>([
    [
      'play',
      [
        'rules',
        'draw',
        'scoring',
        'redeals',
        'deal',
        'winnable',
        'difficulty',
        'record',
        'name',
        'ascii',
        'four-color',
        'frames',
        'handler',
        'cmd',
        'sandbox',
      ],
    ],
    ['serve', ['port', 'host', 'no-open', 'origin', 'handler', 'cmd', 'sandbox']],
    ['replay', ['frames', 'json', 'handler', 'cmd', 'sandbox']],
    ['console', ['deal', 'rules']],
    [
      'montecarlo',
      [
        'game',
        'deal',
        'record',
        'name',
        'ascii',
        'four-color',
        'frames',
        'analyse',
        'positions',
        'jobs',
        'json',
      ],
    ],
  ])('the help for a command is the same for each way to ask: %s', async (name, options) => {
    const { status, out, err } = await klondike([name, '--help']);
    const usage = /^Usage: (.*)$/m.exec(out)?.[1];
    expect([status, err, HELP.find(({ call }) => usage === call)?.name]).toEqual([0, '', name]);
    expect(out.match(/(?<=^ {2}--)[\w-]+/gm)).toEqual(options);
    for (const words of [
      [name, '-h'],
      ['help', name],
      [name, '--help', '--help'],
    ])
      expect((await klondike(words)).out).toBe(out);
  });
});

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await klondike(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
});
