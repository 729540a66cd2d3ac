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
        en: 'listen on this port; 0 takes any free one. By default 5173, or the next free one',
        fr: 'écouter sur ce port\u202f; 0 en prend un libre. Par défaut 5173, ou le prochain qui est libre',
      },
    },
    host: {
      takes: 'H',
      example: '127.0.0.1',
      text: {
        en: 'listen on this host name or address, 127.0.0.1 by default; 0.0.0.0 opens the table to the network',
        fr: 'écouter sur ce nom ou cette adresse, 127.0.0.1 par défaut\u202f; 0.0.0.0 ouvre la table au réseau',
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
        stops the server with status 0. Status 2 means that it can't listen.`,
      fr: `Affiche l’adresse de la table. Dans un terminal sur un ordinateur de bureau, l’ouvre aussi dans le navigateur.
        Ctrl-C arrête le serveur, avec le code 0. Le code 2 signifie qu’il ne peut pas écouter.`,
    },
    {
      en: `With --handler or --cmd, the page plays that handler live. Each page has its own process, which ends with the
        page. The server answers only its own page.`,
      fr: `Avec --handler ou --cmd, la page joue avec ce gestionnaire. Chaque page a son propre processus, qui se termine
        avec elle. Le serveur ne répond qu’à sa propre page.`,
    },
  ],
  start: async (values, _files, shell) => {
    const { serveCommand } = await import('./command.js');
    const options = { ...values, noOpen: values['no-open'] };
    if (!namesHandler(values)) return serveCommand(options, shell);
    const { serveSubmission } = await import('../handler/serve.js');
    return serveSubmission(options, shell);
  },
});
