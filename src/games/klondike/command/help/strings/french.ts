/** The help of `klondike play`, in French. */
import type { KLONDIKE_COMMAND_ENGLISH } from './english.js';

export const KLONDIKE_COMMAND_FRENCH: typeof KLONDIKE_COMMAND_ENGLISH = {
  does: 'jouer dans le terminal',
  deal: `commencer par cette donne\u202f: un nombre (12345, '#12345'), java:NOMBRE, dotnet:NOMBRE, les 52 cartes d’un
          paquet ou une disposition\u202f; sans elle, le jeu en tire une et montre son nom`,
  draw: 'combien de cartes un clic sur la pioche retourne\u202f: 1, 3 ou tout nombre jusqu’à 24\u202f; par défaut selon la maison',
  scoring: `comment compter les points\u202f: none (pas du tout, par défaut), standard (en points) ou vegas (en dollars\u202f; la
          pioche est parcourue autant de fois que vous piochez de cartes à la fois, sauf avec --redeals)`,
  standard: 'en points',
  vegas: 'en dollars',
  redeals:
    'combien de fois le talon peut être retourné\u202f: 0, 1, 2, 3, tout nombre, ou unlimited (sans limite)\u202f; par défaut selon la maison',
  shortForm: 'klondike DONNE équivaut à klondike play --deal DONNE.',
  lineMode: `Dans le jeu, ? montre les touches. Si une partie ne peut pas remplir le terminal (un tube, TERM=dumb), elle lit des
        commandes comme dans un script .klon (new, stock, w>t3, t2>t6*3, undo, redo, ...\u202f; aussi moves, hint, finish,
        winnable, solution, show, help, about et quit). [Rules "ksu"] avant la première partie y choisit aussi la maison,
        sauf avec --rules. Dans un tube, le premier «\u202fnew\u202f» donne ce que --deal nomme.`,
};
