/** Completion for zsh, for its startup file or as the file `_klondike` in the function path. */
import type { CommandCompletion, CompletionTable, CompletionWords, OptionCompletion } from './completion.js';

export function zshCompletion(commands: CompletionTable): string {
  const [first] = commands;
  const names = commands.map(({ name }) => name);
  return `#compdef klondike
# Completes the words of klondike in zsh. Made by: klondike completion zsh

_klondike() {
  local -a commands=(
${commands.map(({ name, does }) => `    ${quoted(`${name}:${does}`)}`).join('\n')}
  )
  local command=${first.name}
  if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
    _describe -t commands command commands
    return
  fi
  if [[ $words[2] == (${names.join('|')}) ]]; then
    command=$words[2]
    shift words
    ((CURRENT--))
  fi
  case $command in
${commands.flatMap(caseOf).join('\n')}
  esac
}

if [[ $funcstack[1] == _klondike ]]; then
  _klondike "$@"
else
  compdef _klondike klondike
fi`;
}

const caseOf = ({ name, options, rest }: CommandCompletion): readonly string[] => {
  const specs = [
    ...options.map(specOf),
    ...(rest === undefined ? [] : [quoted(`*:${name === 'help' ? 'COMMAND' : 'WORD'}:${offered(rest)}`)]),
  ];
  return [
    `    ${name})`,
    '      _arguments -s \\',
    ...specs.map((spec, at) => lineOf(spec, at === specs.length - 1)),
  ];
};

const lineOf = (spec: string, isLast: boolean): string => `        ${spec}${isLast ? ' ;;' : ' \\'}`;

const specOf = ({ name, takes, text, value }: OptionCompletion): string => {
  const escaped = text.replace(/[\][:\\]/g, '\\$&');
  return quoted(
    takes === undefined ? `${name}[${escaped}]` : `${name}=[${escaped}]:${takes}:${offered(value)}`,
  );
};

const offered = (what: CompletionWords): string => {
  if (what === 'anything') return ' ';
  if (what === 'file') return '_files';
  const { words, means } = what;
  if (means === undefined || means.size === 0) return `(${words.join(' ')})`;
  const described = words.map((word) => `${word}\\:${inDoubleQuotes(means.get(word) ?? '')}`);
  return `((${described.join(' ')}))`;
};

/** Quotes a description inside parentheses, which zsh parses again. */
const inDoubleQuotes = (text: string): string =>
  `"${text.replace(/[\\"$`]/g, '\\$&').replaceAll(':', '\\:')}"`;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
