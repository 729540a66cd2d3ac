/** The `klondike` command as a function of words and streams. */
import { readFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import type { Outputs } from './output.js';
import type { Shell } from './shell.js';
import { codeOf, isClosedPipe } from './system-error.js';
import { USAGE, UsageError } from './usage.js';

/** Runs the command; the exit status. */
export async function run(words: readonly string[], shell: Shell): Promise<number> {
  try {
    const status = await command(withSigns(words), shell);
    shell.output.flush();
    return status;
  } catch (error) {
    return failed(error, shell);
  }
}

function command(words: readonly string[], shell: Shell): Promise<number> | number {
  const [first, ...rest] = words;
  if (first === '--version' && rest.length === 0) return say(version(), shell);
  if (first === 'replay') return replay(rest, shell);
  if (first === 'serve') return serve(rest, shell);
  if (first === 'console') return numberedPiles(rest, shell);
  if (first === 'montecarlo') return monteCarlo(rest, shell);
  return play(first === 'play' ? rest : words, shell);
}

async function play(words: readonly string[], shell: Shell): Promise<number> {
  const { values } = readArguments({
    args: [...words],
    options: {
      rules: { type: 'string' },
      deal: { type: 'string' },
      record: { type: 'string' },
      name: { type: 'string' },
      ascii: { type: 'boolean' },
      'four-color': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return say(USAGE, shell);
  const { playCommand } = await import('./klondike/command.js');
  return playCommand({ ...values, fourColor: values['four-color'] }, shell);
}

async function replay(words: readonly string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments({
    args: [...words],
    allowPositionals: true,
    options: { frames: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return say(USAGE, shell);
  const { replayCommand } = await import('./replay/command.js');
  return replayCommand({ ...values, files: positionals }, shell);
}

async function serve(words: readonly string[], shell: Shell): Promise<number> {
  const { values } = readArguments({
    args: [...words],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'no-open': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return say(USAGE, shell);
  const { serveCommand } = await import('./serve-command.js');
  return serveCommand({ ...values, noOpen: values['no-open'] }, shell);
}

async function numberedPiles(words: readonly string[], shell: Shell): Promise<number> {
  const { values } = readArguments({
    args: [...words],
    options: { deal: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return say(USAGE, shell);
  const { consoleCommand } = await import('./console-command.js');
  return consoleCommand(values, shell);
}

async function monteCarlo(words: readonly string[], shell: Shell): Promise<number> {
  const { values } = readArguments({
    args: [...words],
    options: {
      game: { type: 'string' },
      deal: { type: 'string' },
      record: { type: 'string' },
      name: { type: 'string' },
      ascii: { type: 'boolean' },
      'four-color': { type: 'boolean' },
      analyse: { type: 'string' },
      positions: { type: 'string' },
      jobs: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return say(USAGE, shell);
  const { monteCarloCommand } = await import('./montecarlo/command.js');
  return monteCarloCommand(values, shell);
}

function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    checkRepeated(config);
    return parseArgs(config);
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
    throw new UsageError((error as Error).message.replace(/\. .*/s, ''));
  }
}

/** @throws UsageError at an option that is given two values */
function checkRepeated(config: ParseArgsConfig): void {
  const given = new Set<string>();
  for (const token of parseArgs({ ...config, tokens: true }).tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    if (given.has(token.name)) throw new UsageError(`--${token.name} is given more than once`);
    given.add(token.name);
  }
}

/** A negative number after an option made part of it, `--port=-1`: it is no option of its own. */
function withSigns(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const option = /^-\d/.test(word) && /^--\w[^=]*$/.test(joined.at(-1) ?? '') ? joined.pop() : undefined;
    joined.push(option === undefined ? word : `${option}=${word}`);
  }
  return joined;
}

function say(text: string, { output }: Outputs): number {
  output.print(text);
  return 0;
}

function version(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(file) as { version: unknown }).version);
}

/** The exit status of a run that ended with an error. */
function failed(error: unknown, { errors }: Outputs): number {
  if (isClosedPipe(error)) return 0;
  if (error instanceof UsageError) {
    errors.print(`klondike: ${error.message}\nklondike --help tells what it takes.`);
    return 2;
  }
  if (codeOf(error) === undefined) throw error;
  errors.print(`klondike: ${(error as Error).message}`);
  return 2;
}
