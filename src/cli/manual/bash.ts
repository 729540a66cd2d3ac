/** Completion for bash, version 3.2 and later. */
import type { CommandCompletion, CompletionTable, CompletionWords, OptionCompletion } from './completion.js';

export function bashCompletion(commands: CompletionTable): string {
  const [first, ...others] = commands;
  const names = commands.map(({ name }) => name);
  return `# Completes the words of klondike in bash. Made by: klondike completion bash

_klondike_offer() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}

_klondike() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} command=${first.name} words=
  COMPREPLY=()
  # bash takes --rules=ksu as three words.
  if [[ $word == '=' ]]; then
    word=
  elif [[ $before == '=' ]]; then
    before=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if ((COMP_CWORD > 1)); then
    case \${COMP_WORDS[1]} in
      ${names.join('|')}) command=\${COMP_WORDS[1]} ;;
    esac
  fi
  case "$command $before" in
${commands.flatMap(valuesOf).join('\n')}
  esac
  case $command in
${[first, ...others].flatMap(wordsOf).join('\n')}
  esac
  if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then words='${names.join(' ')}'; fi
  _klondike_offer < <(compgen -W "$words" -- "$word")
}

complete -F _klondike klondike`;
}

const FILES = `compopt -o filenames 2>/dev/null; _klondike_offer < <(compgen -f -- "$word")`;

const offered = (what: CompletionWords): string => {
  if (what === 'anything') return '';
  return what === 'file' ? FILES : `_klondike_offer < <(compgen -W '${what.words.join(' ')}' -- "$word")`;
};

/** The words to offer after each option that takes a value. */
function valuesOf({ name, options }: CommandCompletion): readonly string[] {
  return options
    .filter(({ takes }) => takes !== undefined)
    .map((option: OptionCompletion) => {
      const values = offered(option.value);
      return `    '${name} ${option.name}') ${values === '' ? '' : `${values}; `}return ;;`;
    });
}

/** The words to offer in all other places. */
function wordsOf({ name, options, rest = 'anything' }: CommandCompletion): readonly string[] {
  const words = [...options.map((option) => option.name), ...(typeof rest === 'object' ? rest.words : [])];
  const files = rest === 'file' ? ` if [[ $word != -* ]]; then ${FILES}; fi;` : '';
  return [`    ${name})${files} words='${words.join(' ')}' ;;`];
}
