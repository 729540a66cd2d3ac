/** A short game of Monte Carlo as a screen reader tells it in French, with its keys and its help. */
import { expect, test } from '@jest/globals';
import { worded } from '../../../../src/core/commands.js';
import { keyLines } from '../../../../src/core/key-lines.js';
import { FRENCH } from '../../../../src/french.js';
import { COMMANDS, wordsIn } from '../../../../src/games/montecarlo/browser/input/keys.js';
import { speechIn } from '../../../../src/games/montecarlo/browser/speech.js';
import type { MonteCarloEventName } from '../../../../src/games/montecarlo/contract/handler.js';
import { emptyMonteCarloSeat, monteCarloSeatAt } from '../../../support/montecarlo-seat.js';

const { sayChange, beepText, nothingText } = speechIn(FRENCH);

const GRID = 'r1: 5s 2s; r2: Kd 5d; deck: 9c 8c';

test('a game is told', () => {
  let refused = '';
  const { view, press } = monteCarloSeatAt(GRID, {
    onRefusal: (why) => (refused = FRENCH.montecarloRefusals[why]),
  });
  const said = (word: string, event: MonteCarloEventName): string => {
    const before = view.frame;
    refused = '';
    press(word);
    const change = sayChange(before, view.frame, event);
    return refused === '' ? change : beepText(refused, event);
  };
  expect([
    said('a1', 'clickCard'),
    said('a2', 'clickCard'),
    said('a1', 'clickCard'),
    said('b2', 'clickCard'),
    said('undo', 'undo'),
    said('hint', 'hint'),
    said('a1', 'clickCard'),
    said('b2', 'clickCard'),
    said('consolidate', 'consolidate'),
    said('replay', 'replay'),
  ]).toEqual([
    'Choix\u202f: cinq de pique, ligne 1, colonne 1.',
    'Bip. Les cartes ne sont pas de même valeur.',
    'Choix\u202f: cinq de pique, ligne 1, colonne 1.',
    'Cartes retirées\u202f: cinq de pique et cinq de carreau. Score\u202f: 48.',
    'Annulé\u202f: cinq de pique et cinq de carreau sont de retour. Score\u202f: 46.',
    'Indice\u202f: cinq de pique, ligne 1, colonne 1, et cinq de carreau, ligne 2, colonne 2.',
    'Choix\u202f: cinq de pique, ligne 1, colonne 1.',
    'Cartes retirées\u202f: cinq de pique et cinq de carreau. Score\u202f: 48.',
    'Consolidé\u202f: 2 cartes distribuées, paquet vide.',
    'Partie recommencée\u202f: 4 cartes sur la table, 2 dans le paquet. Score\u202f: 46.',
  ]);
});

test('what comes of nothing is told', () => {
  expect([beepText('', 'clickCard'), nothingText('redo'), nothingText('undo')]).toEqual([
    'Bip. Ces deux cartes ne font pas la paire.',
    'Il n’y a aucun coup à rétablir.',
    'Cela ne donne rien.',
  ]);
});

test('the keys are told', () => {
  const lines = keyLines(worded(COMMANDS, wordsIn(FRENCH)), 'browser', FRENCH.core.keys);
  expect(lines.map(({ keys, help }) => `${keys.join(', ')} | ${help}`)).toEqual([
    'Flèches | d’une carte à l’autre',
    'Début, Fin | aux bouts de la ligne',
    'Ctrl+Début, Ctrl+Fin | aux coins',
    'Entrée, Espace | cliquer sur la carte',
    'c | resserrer les cartes et compléter depuis le paquet',
    'h | indice\u202f: la première paire qu’il y a',
    'b | chercher le coup qui mène le plus loin',
    'u, Ctrl+Z | annuler le dernier coup',
    'y, Ctrl+Y, Ctrl+Maj+Z | le rétablir',
    'm | tous les coups, même annulés',
    'r | recommencer cette donne',
    'n | nouvelle partie',
    'g | une partie par son numéro',
    '?, F1 | aide\u202f: les règles et ces touches',
    'i | à propos du jeu',
    'F10 | le menu',
    'q | quitter',
  ]);
});

test('a controller tells the rules it is given', () => {
  const { view, press } = emptyMonteCarloSeat({ help: FRENCH.montecarloHelp.help });
  press('help');
  expect(view.frame.help).toBe(FRENCH.montecarloHelp.help);
});
