/** The help of the options that put a submission in the place of our own controller. */
import type { Options } from '../arguments.js';
import { textOf } from '../arguments.js';
import type { OtherTask } from '../play/command.js';
import { UsageError } from '../errors.js';

export const HANDLER_OPTIONS = {
  handler: {
    takes: 'SUBMISSION',
    example: 'my-handler.js',
    text: {
      en: 'play with the handler of this file or folder (JavaScript, TypeScript, Python, Java) instead of ours',
      fr: 'jouer avec le gestionnaire de ce fichier ou dossier (JavaScript, TypeScript, Python, Java) au lieu du nôtre',
    },
  },
  cmd: {
    takes: 'COMMAND',
    example: '"python3 handler.py"',
    text: {
      en: 'play with the handler of this command, which speaks the protocol',
      fr: 'jouer avec le gestionnaire de cette commande, qui parle le protocole',
    },
  },
  sandbox: {
    takes: 'MODE',
    text: {
      en: 'isolate that handler: required, auto (the default) or off',
      fr: 'isoler ce gestionnaire\u202f: required (obligatoire), auto (par défaut) ou off (non)',
    },
    values: ['required', 'auto', 'off'],
  },
} as const satisfies Options;

/**
 * Is a handler named in place of our own?
 * @throws UsageError if only its sandbox is
 */
export function namesHandler(values: Readonly<Record<string, unknown>>): boolean {
  if (values['handler'] !== undefined || values['cmd'] !== undefined) return true;
  if (values['sandbox'] !== undefined)
    throw new UsageError((say) => say.goesWith('--sandbox', ['--handler', '--cmd']));
  return false;
}

/** `klondike play --handler`. */
export const PLAYING_HANDLER: OtherTask = {
  by: ['handler', 'cmd'],
  allows: ['deal', 'ascii', 'four-color', 'frames'],
  options: HANDLER_OPTIONS,
  notes: [
    {
      en: `With --handler or --cmd, that handler judges each move. It has no redo and no hints, and takes a deal only if it
        has nextDeal. Its own output is not shown. If it dies or hangs, a new game starts it again, and the exit status
        is then 1.`,
      fr: `Avec --handler ou --cmd, ce gestionnaire juge chaque coup. Il ne rétablit pas de coup, n’a pas d’indices et
        n’accepte une donne que s’il a nextDeal. Ce qu’il affiche n’est pas montré. S’il meurt ou se bloque, une nouvelle
        partie le relance, et le code de sortie est alors 1.`,
    },
  ],
  run: async (values, shell) => {
    const { playSubmission } = await import('./play.js');
    return playSubmission(
      {
        handler: textOf(values['handler']),
        cmd: textOf(values['cmd']),
        sandbox: textOf(values['sandbox']),
        deal: textOf(values['deal']),
        ascii: values['ascii'] !== undefined,
        fourColor: values['four-color'] !== undefined,
        frames: textOf(values['frames']),
      },
      shell,
    );
  },
};
