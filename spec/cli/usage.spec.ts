import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { commandsOf } from '../../src/cli/commands.js';
import { readSettings } from '../../src/cli/analyse/settings.js';
import { GAMES } from '../../src/games.js';
import { HOUSES } from '../../src/games/klondike/model/rules.js';
import { klondike } from '../support/command.js';

const COMMANDS = commandsOf(GAMES);

describe('arguments it does not take are refused on standard error, status 2', () => {
  test.each<[args: string[], why: string]>([
    [['play', 'now'], "Unexpected argument 'now'"],
    [['now'], "Unexpected argument 'now'"],
    [['--help', 'me'], "Unexpected argument 'me'"],
    [['--version', '--help'], "Unknown option '--version'"],
    [['help', 'chess'], "There is no command 'chess'"],
    [['help', 'play', 'now'], "Unexpected argument 'now'"],
    [['help', 'relay'], "There is no command 'relay'; did you mean klondike replay?"],
    [['reply'], "Unexpected argument 'reply'; did you mean klondike replay?"],
    [['Serve', '--port', '5'], "Unexpected argument 'Serve'; did you mean klondike serve?"],
    [['montecarol'], "Unexpected argument 'montecarol'; did you mean klondike montecarlo?"],
    [['hlep'], "Unexpected argument 'hlep'; did you mean klondike help?"],
    [['mont'], "Unexpected argument 'mont'; did you mean klondike montecarlo?"],
    [['help', 'pl'], "There is no command 'pl'; did you mean klondike play?"],
    [['--versoin'], "Unknown option '--versoin'; did you mean --version?"],
    [['monte'], "Unexpected argument 'monte'; did you mean klondike montecarlo?"],
    [['play', '--four'], "Unknown option '--four'; did you mean --four-color?"],
    [['ser'], "Unexpected argument 'ser'; did you mean klondike serve?"],
    [['se'], "Unexpected argument 'se'; did you mean klondike serve?"],
    [['grade', '--git'], "Unknown option '--git'; did you mean --github-classroom?"],
    [['grade', '--for'], "Unknown option '--for'; did you mean --format?"],
    [['completion'], 'completion takes bash, zsh, fish'],
    [['completion', 'fisch'], "completion takes bash, zsh, fish, not 'fisch'; did you mean fish?"],
    [['completion', 'zsh', 'bash'], "completion takes bash, zsh, fish, and one of them: 'bash' is too much"],
    [['man', 'play'], "Unexpected argument 'play'"],
    [['montecarlo', '--analyze', '5'], "Unknown option '--analyze'; did you mean --analyse?"],
    [['play', '--four-colour'], "Unknown option '--four-colour'; did you mean --four-color?"],
    [['--deals', 'java:1'], "Unknown option '--deals'; did you mean --deal?"],
    [['replay', '--frame=all', 'x.klon'], "Unknown option '--frame'; did you mean --frames?"],
    [['serve', '--host', 'h', '-x'], "Unknown option '-x'"],
    [['--fast'], "Unknown option '--fast'"],
    [['play', '--deal'], "Option '--deal <value>' argument missing"],
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
      "--deal takes a deal: a number, java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout, not 'ruby:1'",
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
    [['--rules'], "Option '--rules <value>' argument missing"],
    [['replay', '--rules', 'ksu', 'x.klon'], "Unknown option '--rules'"],
    [['--record', '/'], '--record /: this is a folder, not a file'],
    [['--record', '/no/such/folder/x.klon'], '--record /no/such/folder/x.klon: there is no such folder'],
    [['replay'], 'replay needs a FILE, or - for standard input'],
    [['replay', '--frames', 'some', 'x.klon'], "--frames takes all, last or none, not 'some'"],
    [['replay', '--quick', 'x.klon'], "Unknown option '--quick'"],
    [['montecarlo', 'now'], "Unexpected argument 'now'"],
    [['montecarlo', '--rules', 'ksu'], "Unknown option '--rules'"],
    [
      ['montecarlo', '--game', 'x'],
      "--game takes a whole number from -9223372036854775808 to 9223372036854775807, not 'x'",
    ],
    [
      ['montecarlo', '--game', '1', '--deal', 'java:1'],
      '--game and --deal both say which game is first: give one of them',
    ],
    [
      ['montecarlo', '--deal', 'dotnet:1'],
      "--deal takes a game: its number, java:NUMBER, the 52 cards of a deck or a grid, not 'dotnet:1'",
    ],
    [['montecarlo', '--record', '/'], '--record /: this is a folder, not a file'],
    [['montecarlo', '--analyse', '1..2', '--name', 'Ada'], '--name does not go with --analyse'],
    [['montecarlo', '--analyse', '1..2', '--four-color'], '--four-color does not go with --analyse'],
    [['montecarlo', '--positions', '7'], '--positions goes with --analyse'],
    [['montecarlo', '--json'], '--json goes with --analyse'],
    [['serve', 'now'], "Unexpected argument 'now'"],
    [['serve', '--open'], "Unknown option '--open'"],
    [['serve', '--deal', 'java:11'], "Unknown option '--deal'"],
    [['serve', '--port'], "Option '--port <value>' argument missing"],
    [['serve', '--port', '-1'], "--port takes a number from 0 to 65535, not '-1'"],
    [['serve', '--port', '70000'], "--port takes a number from 0 to 65535, not '70000'"],
    [
      ['--deal', '-5'],
      "--deal takes a deal: a number, java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout, not '-5'",
    ],
    [['--deal', 't1: Ah; t2: Ah'], '--deal: line 1, column 13: "Ah"; expected each card and each pile once'],
    [['serve', '--port', '\u001b[2J'], "--port takes a number from 0 to 65535, not '\\u{1b}[2J'"],
    [['--deal', 'java:1', '--deal=java:1'], '--deal is given more than once'],
    [['play', '--name', 'Ada', '--ascii', '--ascii', '--name', 'Bob'], '--name is given more than once'],
    [['replay', '--frames', 'all', 'x.klon', '--frames', 'all'], '--frames is given more than once'],
    [['serve', '--port', '-1', '--port', '5'], '--port is given more than once'],
    [['console', '--deal', 'java:1', '--deal', 'java:2'], '--deal is given more than once'],
    [['montecarlo', '--game', '1', '--game', '2'], '--game is given more than once'],
    [['montecarlo', '--analyse', '1', '--analyse', '2'], '--analyse is given more than once'],
  ])('%j', async (args, why) => {
    const [first = ''] = args;
    const command = first.startsWith('-') ? 'play' : COMMANDS.find(({ name }) => name === first)?.name;
    const named = command === undefined ? '' : `${command} `;
    expect(await klondike(args)).toEqual({
      status: 2,
      out: '',
      err: `klondike: ${why}\nklondike ${named}--help tells what it takes.\n`,
    });
  });
});

test.each(['--help', '-h', 'help', 'help help', 'help -h'])('%s prints an overview', async (args) => {
  const { status, out, err } = await klondike(args.split(' '));
  expect([status, out.split('\n')[0], out.includes('  --'), err]).toEqual([
    0,
    'klondike [play]                play in the terminal',
    false,
    '',
  ]);
  expect(COMMANDS.filter(({ line }) => !out.includes(`${line}\n`))).toEqual([]);
});

test('the overview says what each command does in one column, and fits a terminal', async () => {
  const { out } = await klondike(['--help']);
  const lines = out.split('\n\n')[0]?.split('\n') ?? [];
  expect(lines.filter((line) => line.length > 80 || !/^klondike .{20} {2}\S/.test(line))).toEqual([]);
});

describe('the help of a command', () => {
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
        'daily',
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
    ['serve', ['port', 'host', 'no-open', 'handler', 'cmd', 'sandbox']],
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
  ])('is its own, by each way to ask: %s', async (name, options) => {
    const { status, out, err } = await klondike([name, '--help']);
    const [line] = out.split('\n');
    expect([
      status,
      err,
      COMMANDS.find(({ about }) => line === `${about.call}  ${about.does}`)?.name,
    ]).toEqual([0, '', name]);
    expect(out.match(/(?<=^ {2}--)[\w-]+/gm)).toEqual(options);
    for (const words of [
      [name, '-h'],
      ['help', name],
      [name, '--help', '--help'],
    ])
      expect((await klondike(words)).out).toBe(out);
  });

  test.each(COMMANDS.map(({ name, help }) => [name, help] as const))('fits a terminal: %s', (_, help) => {
    expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

const helpOf = (name: string): string => COMMANDS.find((each) => each.name === name)?.help ?? '';

test('the help of play names every house', () => {
  const houses = HOUSES.map(({ name }) => name);
  expect(
    houses.filter(
      (name) =>
        !helpOf('play')
          .split(/[\s,]+/)
          .includes(name),
    ),
  ).toEqual([]);
});

test('that of montecarlo tells how many positions an analysis looks into', () =>
  expect(helpOf('montecarlo')).toContain(`of each, ${readSettings({ range: '1' }).positions} without it`));

test('and how many jobs it may have', () => {
  const most = Number(/at most (\d+); without it\s+one\s+for\s+each/.exec(helpOf('montecarlo'))?.[1]);
  expect(readSettings({ range: '0..999', jobs: String(most) }).jobs).toBe(most);
  expect(() => readSettings({ range: '0..999', jobs: String(most + 1) })).toThrow(`from 1 to ${most}`);
});

test("--version prints the package's", async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await klondike(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
});
