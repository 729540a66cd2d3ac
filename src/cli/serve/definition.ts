/** The words of `klondike serve`. */
import { command } from '../command.js';
import { HANDLER_OPTIONS, namesHandler } from '../handler/words.js';

export const SERVE = command({
  name: 'serve',
  call: 'klondike serve [options]',
  does: { en: 'play in the browser', fr: 'jouer dans le navigateur' },
  options: {
    port: {
      takes: 'N',
      example: '8080',
      text: {
        en: 'listen at this port; 0 takes any free one. By default 5173, or the next one that is free',
        fr: 'écouter sur ce port\u202f; 0 en prend un libre. Par défaut 5173, ou le prochain qui est libre',
      },
    },
    host: {
      takes: 'H',
      example: '127.0.0.1',
      text: {
        en: 'listen at this name or address, by default 127.0.0.1; 0.0.0.0 opens the table to the network',
        fr: 'écouter à ce nom ou à cette adresse, par défaut 127.0.0.1\u202f; 0.0.0.0 ouvre la table au réseau',
      },
    },
    'no-open': {
      text: { en: 'do not open a browser', fr: 'ne pas ouvrir de navigateur' },
    },
    ...HANDLER_OPTIONS,
  },
  notes: [
    {
      en: `Prints the address of the table. In a terminal on a desktop, it also opens the address in the browser. Ctrl-C
        ends it with status 0. Status 2 means that it cannot listen.`,
      fr: `Affiche l’adresse de la table. Dans un terminal sur un ordinateur de bureau, l’ouvre aussi dans le navigateur.
        Ctrl-C y met fin, avec le code 0. Le code 2 signifie qu’elle ne peut pas écouter.`,
    },
    {
      en: `With --handler or --cmd the page plays that handler live. Each page has its own process, which ends with the
        page. The server answers only its own page.`,
      fr: `Avec --handler ou --cmd, la page joue avec ce gestionnaire. Chaque page a son propre processus, qui se termine
        avec elle. Le serveur ne répond qu’à sa propre page.`,
    },
  ],
  start: async (values, _files, shell) => {
    const { serveCommand } = await import('../serve-command.js');
    const options = { ...values, noOpen: values['no-open'] };
    if (!namesHandler(values)) return serveCommand(options, shell);
    const { serveSubmission } = await import('../handler/serve.js');
    return serveSubmission(options, shell);
  },
});
