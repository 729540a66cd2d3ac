/** The texts of Monte Carlo Solitaire in every medium, in French: its commands, its refusals, its rules. */
import type { MonteCarloHelpStrings, MonteCarloRefusalStrings, MonteCarloStrings } from './english.js';

const STEP = { help: 'd’une carte à l’autre' };
const ALONG = { help: 'aux bouts de la ligne' };

export const MONTECARLO_FRENCH: MonteCarloStrings = {
  title: 'Solitaire Monte-Carlo',
  commands: {
    left: STEP,
    down: STEP,
    up: STEP,
    right: STEP,
    rowStart: ALONG,
    rowEnd: ALONG,
    press: { help: 'cliquer sur la carte' },
    consolidate: { label: 'Consolider', help: 'resserrer les cartes et compléter depuis le paquet' },
    hint: { label: 'Indice', help: 'indice\u202f: la première paire qu’il y a' },
    hintAhead: { label: 'Meilleur indice', help: 'chercher le coup qui mène le plus loin' },
    game: { label: 'Numéro de partie', help: 'une partie par son numéro' },
    help: { label: 'Aide', help: 'aide\u202f: les règles et ces touches' },
  },
};

export const MONTECARLO_REFUSALS_FRENCH: MonteCarloRefusalStrings = {
  'not-dealt': 'Aucune partie n’a encore été distribuée.',
  'no-such-game': 'Une partie a pour numéro un entier de 64 bits.',
  'no-such-cell': 'Cette case n’existe pas.',
  'no-card': 'Il n’y a pas de carte dans cette case.',
  'same-card': 'Une carte ne fait pas paire avec elle-même.',
  'not-touching': 'Les cartes ne se touchent pas.',
  'not-a-pair': 'Les cartes ne sont pas de même valeur.',
  'nothing-to-do': 'Rien ne changerait.',
  'no-pair': 'Il n’y a pas deux cartes de même valeur qui se touchent.',
  'no-move': 'Il ne reste aucun coup.',
  won: 'La partie est gagnée.',
  'nothing-to-undo': 'Il n’y a aucun coup à annuler.',
  'nothing-to-redo': 'Il n’y a aucun coup à rétablir.',
};

const RULES = `But\u202f: retirer les 52 cartes, deux par deux. Chaque carte retirée est un point.

Une paire\u202f: deux cartes de même valeur qui se touchent, par un côté ou par un
coin. La couleur ne compte pas, et lignes et colonnes ne continuent pas à
l’autre bout. Cliquez sur une carte, puis sur l’autre.

Consolider, à tout moment, pousse les cartes à gauche et en haut dans les vides
et distribue des cartes du paquet aux places qui restent, tant qu’il y en a.

Indice montre une paire à retirer.`;

export const MONTECARLO_HELP_FRENCH: MonteCarloHelpStrings = {
  course: `${RULES} Replay recommence la même partie, New Deal en
commence une autre.`,
  help: `${RULES} Recommencer reprend la donne depuis le
début, Nouvelle commence une autre partie. Annuler reprend des coups.`,
};
