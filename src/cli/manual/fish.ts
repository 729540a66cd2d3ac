/** Completion for fish. */
import type { CommandCompletion, CompletionTable, CompletionWords, OptionCompletion } from './completion.js';

export function fishCompletion(commands: CompletionTable): string {
  const [first, ...others] = commands;
  return `# Completes the words of klondike in fish. Made by: klondike completion fish

function __klondike_command
    set -l words (commandline -opc)
    set -l command ${first.name}
    if contains -- "$words[2]" ${others.map(({ name }) => name).join(' ')}
        set command $words[2]
    end
    test $command = $argv[1]
end

function __klondike_first
    test (count (commandline -opc)) -eq 1
end

complete -c klondike -e
complete -c klondike -f
${commands.flatMap(linesOf).join('\n')}`;
}

const linesOf = (command: CommandCompletion): readonly string[] => {
  const { name, does, options, rest = 'anything' } = command;
  const here = `complete -c klondike -n '__klondike_command ${name}'`;
  const words = rest === 'anything' ? [] : [`${here}${offered(rest)}`];
  return [
    `complete -c klondike -n __klondike_first -a ${name} -d ${quoted(does)}`,
    ...options.map((option) => `${here}${flagOf(option)}`),
    ...words,
  ];
};

const flagOf = ({ name, takes, text, value }: OptionCompletion): string => {
  const needs = takes === undefined ? '' : ' -r';
  return ` -l ${name.slice(2)}${needs}${takes === undefined ? '' : offered(value)} -d ${quoted(text)}`;
};

/** Each word needs its own description, even an empty one. Without it, fish shows the description of the option. */
const offered = (what: CompletionWords): string => {
  if (what === 'anything') return ' -f';
  if (what === 'file') return ' -F';
  const { words, means } = what;
  const described = words.map((word) => `${word}\\t${quoted(means?.get(word) ?? '')}`);
  return ` -f -a ${inDoubleQuotes(described.join(' '))}`;
};

const inDoubleQuotes = (text: string): string => `"${text.replace(/[$"]/g, '\\$&')}"`;

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
