/** The words of `klondike replay`. */
import type { EachLanguage } from '../../core/strings/language.js';
import type { Games } from '../../kit/games.js';
import type { Options } from '../arguments.js';
import type { Command } from '../command.js';
import { command } from '../command.js';
import { HANDLER_OPTIONS, namesHandler } from '../handler/words.js';

const OPTIONS = {
  frames: {
    takes: 'WHICH',
    text: {
      en: 'which frames to print: all (after each event; the default), last or none',
      fr: 'les vues à afficher\u202f: all (après chaque événement\u202f; par défaut), last (la dernière) ou none (aucune)',
    },
    values: ['all', 'last', 'none'],
    means: { all: { en: 'after each event', fr: 'après chaque événement' } },
  },
  json: {
    text: {
      en: 'print a line of JSON for each frame and each script',
      fr: 'afficher une ligne de JSON par vue et par script',
    },
  },
  ...HANDLER_OPTIONS,
} as const satisfies Options;

const NOTES: readonly EachLanguage[] = [
  {
    en: 'Frames and --json go to standard output, everything else to standard error.',
    fr: 'Les vues et --json vont sur la sortie standard, tout le reste sur la sortie d’erreur.',
  },
  {
    en: `With --handler or --cmd, each script gets its own process. [Seed "17"] in a script seeds the handler's random
    numbers; without it the seed is 1. An event that changes nothing counts as refused. [Deal "..."] needs a handler
    with nextDeal. If a script has a [Check "..."] of klondike grade, the grader judges its events as well.`,
    fr: `Avec --handler ou --cmd, chaque script a son propre processus. [Seed "17"] dans un script fixe la graine du
    gestionnaire\u202f; sinon c’est 1. Un événement qui ne change rien compte comme refusé. [Deal "..."] demande un
    gestionnaire avec nextDeal. Si un script a un [Check "..."] de klondike grade, le correcteur juge aussi ses
    événements.`,
  },
  {
    en: `Exit status: 0 all went as expected; 1 a script did not; 2 a script could not be read or has no event. The
    other scripts still run.`,
    fr: `Code de sortie\u202f: 0 tout s’est déroulé comme prévu\u202f; 1 sauf dans un script\u202f; 2 un script est illisible ou
    sans événement. Les autres scripts sont joués malgré tout.`,
  },
];

export const replay = (games: () => Games | Promise<Games>): Command =>
  command({
    name: 'replay',
    call: 'klondike replay FILE... [options]',
    does: {
      en: 'run .klon scripts (- is standard input)',
      fr: 'revoir des scripts .klon (- lit l’entrée)',
    },
    options: OPTIONS,
    takesFiles: true,
    notes: NOTES,
    start: async (values, files, shell) => {
      const { readFor, replayCommand } = await import('./command.js');
      if (!namesHandler(values))
        return replayCommand({ ...values, files, read: readFor(await games()) }, shell);
      const { withCandidate } = await import('../handler/submission.js');
      const { readForCandidate } = await import('../handler/replay.js');
      return withCandidate(values, shell, (candidate) =>
        replayCommand({ ...values, files, read: readForCandidate(candidate) }, shell),
      );
    },
  });
