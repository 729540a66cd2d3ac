/** A short game of Monte Carlo in French, as a screen reader reads it, with its keys and its help. */
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

test('reads out a game', () => {
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
    'Sélection\u202f: cinq de pique, ligne 1, colonne 1.',
    'Ces cartes n’ont pas la même valeur.',
    'Sélection\u202f: cinq de pique, ligne 1, colonne 1.',
    'Cartes retirées\u202f: cinq de pique et cinq de carreau. Score\u202f: 48.',
    'Coup annulé\u202f: le cinq de pique et le cinq de carreau sont de retour. Score\u202f: 46.',
    'Indice\u202f: cinq de pique, ligne 1, colonne 1, et cinq de carreau, ligne 2, colonne 2.',
    'Sélection\u202f: cinq de pique, ligne 1, colonne 1.',
    'Cartes retirées\u202f: cinq de pique et cinq de carreau. Score\u202f: 48.',
    'Grille consolidée\u202f: 2 cartes distribuées, le paquet est vide.',
    'Partie recommencée\u202f: 4 cartes sur la table, 2 dans le paquet. Score\u202f: 46.',
  ]);
});

test('reads out events without effect', () => {
  expect([beepText('', 'clickCard'), nothingText('redo'), nothingText('undo')]).toEqual([
    'Ces deux cartes ne forment pas une paire.',
    'Il n’y a aucun coup à rétablir.',
    'Il ne s’est rien passé.',
  ]);
});

test('lists the keys', () => {
  const lines = keyLines(worded(COMMANDS, wordsIn(FRENCH)), 'browser', FRENCH.core.keys);
  expect(lines.map(({ keys, help }) => `${keys.join(', ')} | ${help}`)).toEqual([
    'Flèches | aller d’une carte à l’autre',
    'Début, Fin | aller au début ou à la fin de la ligne',
    'Ctrl+Début, Ctrl+Fin | aller au premier ou au dernier coin',
    'Entrée, Espace | cliquer sur la carte',
    'c | combler les vides et compléter la grille',
    'h | indice\u202f: montrer une paire\u202f; une 2e fois, la retirer',
    'b | meilleur indice\u202f: montrer le meilleur coup, puis le jouer',
    'u, Ctrl+Z | annuler le dernier coup',
    'y, Ctrl+Y, Ctrl+Maj+Z | rétablir le coup annulé',
    'm | voir tous les coups, même annulés',
    'r | recommencer cette donne',
    'n | commencer une nouvelle partie',
    'g | choisir une partie par son numéro',
    '?, F1 | aide\u202f: les règles et ces touches',
    'i | afficher les informations sur le jeu',
    'F10 | ouvrir les réglages',
    'q | quitter',
  ]);
});

test('a controller uses the given rules', () => {
  const { view, press } = emptyMonteCarloSeat({ help: FRENCH.montecarloHelp.help });
  press('help');
  expect(view.frame.help).toBe(FRENCH.montecarloHelp.help);
});
