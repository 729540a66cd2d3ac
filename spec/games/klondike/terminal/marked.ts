/** Drawings without their escape sequences. */

const SGR = /\x1b\[[0-9;]*m/g;

export const plain = (line: string): string => line.replace(SGR, '');

/** Inverse text stands between `{` and `}`. */
export const marked = (line: string): string =>
  line
    .split('\x1b[0m')
    .map((part) => {
      const [before = '', ...styled] = part.split(/(?=\x1b\[)/);
      if (before.startsWith('\x1b[')) return markedRun(before) + styled.map(markedRun).join('');
      return before + styled.map(markedRun).join('');
    })
    .join('')
    .replaceAll('}{', '');

const markedRun = (run: string): string => {
  const [, parameters = '', text = ''] = /^\x1b\[([0-9;]*)m([^]*)$/.exec(run) ?? [];
  return parameters.split(';').includes('7') ? `{${text}}` : text;
};

/** The lines written to a terminal, one after another. */
export const linesIn = (written: string): string[] =>
  written
    .replaceAll(/\x1b\[\?2026[hl]/g, '')
    .split(/\x1b\[\d+;1H\x1b\[2K/)
    .slice(1)
    .map((line) => plain(line).replace(/\s+$/, ''));
