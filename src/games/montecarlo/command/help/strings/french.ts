/** The help of `klondike montecarlo`, in French. */
import type { MONTECARLO_COMMAND_ENGLISH } from './english.js';

export const MONTECARLO_COMMAND_FRENCH: typeof MONTECARLO_COMMAND_ENGLISH = {
  does: 'jouer au solitaire Monte-Carlo, ou l’analyser',
  game: 'commencer par la partie de ce numéro, un entier de 64 bits\u202f; la première partie du cours est 12345',
  deal: 'commencer par cette donne\u202f: le numéro d’une partie, java:NOMBRE, les 52 cartes d’un paquet ou une grille',
  shortForm: 'klondike montecarlo DONNE équivaut à klondike montecarlo --deal DONNE.',
  lineMode: `Dans le jeu, ? montre les touches. Si une partie ne peut pas remplir le terminal (un tube, TERM=dumb), elle lit des
        commandes comme dans un script .klon (new:12345, deal, a1 b2, consolidate, hint, ahead, restart, undo, ..., et show,
        help, about, quit). Dans un tube, le premier «\u202fdeal\u202f» donne ce que --game ou --deal nomme.`,
};
