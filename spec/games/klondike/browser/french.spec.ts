/** A short game as a screen reader announces it in French: its refusals, its keys and the labels. */
import { describe, expect, test } from '@jest/globals';
import { keyLines } from '../../../../src/core/key-lines.js';
import { settingsOf } from '../../../../src/core/settings.js';
import { FRENCH } from '../../../../src/french.js';
import { namedCommands } from '../../../../src/games/klondike/browser/input/offered.js';
import { sayChange } from '../../../../src/games/klondike/views/changes.js';
import { labelsIn } from '../../../../src/games/klondike/browser/labels.js';
import { SPADES_2, HEARTS_Q, CLUBS_K } from '../../../../src/games/klondike/contract/constants.js';
import { EMPTY_FRAME } from '../../../../src/games/klondike/contract/frame.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { tellRefusal, tellRules } from '../../../../src/games/klondike/model/rules-told.js';
import { ULG, YCP_TEXT_REFERENCE } from '../../../../src/games/klondike/model/rules.js';
import { wordedFor } from '../../../../src/games/klondike/words/commands.js';
import { callOfWord, emptySeat } from '../../../support/seat.js';

/** The announcements after the events of a game. */
function toldOf(events: readonly string[]): string[] {
  let refused = '';
  const { view, press } = emptySeat({
    deal: 'java:11',
    onRefusal: (why) => (refused = tellRefusal(ULG, why, FRENCH.klondikeRefusals)),
  });
  return events.map((word) => {
    const before = view.frame;
    refused = '';
    press(word);
    return refused || sayChange(before, view.frame, { event: callOfWord(word).event, strings: FRENCH });
  });
}

test('a game is announced', () => {
  expect(toldOf(['new', 't4>t6', 't1>t7', 'stock', 'undo', 'undo', 'undo'])).toEqual([
    'nouvelle partie\u202f; sur les colonnes\u202f: deux de carreau, dame de trèfle, quatre de pique, quatre de cœur, huit de carreau, cinq de trèfle, valet de cœur\u202f; 0 coup',
    'quatre de cœur sur la colonne 6\u202f; le six de trèfle devient visible\u202f; 1 coup',
    'Dans les colonnes, une carte rouge va sur une noire, et une noire sur une rouge.',
    'sept de trèfle, neuf de pique, quatre de carreau sur le talon\u202f; 2 coups',
    'coup annulé\u202f; le talon est vide\u202f; 1 coup',
    'coup annulé\u202f; quatre de cœur sur la colonne 4\u202f; le six de trèfle n’est plus visible\u202f; 0 coup',
    'Il n’y a aucun coup à annuler.',
  ]);
});

test('a win is announced', () => {
  const [before, after] = ['t1: Kc; f4: Jc Qc; moves: 140', 'f4: Qc Kc; moves: 141; won'].map(parseFrame);
  expect(sayChange(before ?? EMPTY_FRAME, after ?? EMPTY_FRAME, { strings: FRENCH })).toBe(
    'roi de trèfle sur la fondation 4\u202f; vous avez gagné en 141 coups',
  );
});

describe('the table has the label', () => {
  const frame = parseFrame('waste: 2s Kc; f1: Ah; t1: ## ## 9d Qh; stock: empty');
  const { pileLabel, cardLabel, slotLabel } = labelsIn(FRENCH.klondikeBrowser);
  const bound = labelsIn(FRENCH.klondikeBrowser, YCP_TEXT_REFERENCE.foundations);

  test.each<[label: string, found: string]>([
    ['Colonne 1, 4 cartes, 2 cartes face cachée', pileLabel(frame, 't1')],
    ['Colonne 2, vide', slotLabel(frame, 't2')],
    ['Fondation 2, vide', slotLabel(frame, 'f2')],
    ['Fondation 2, carreau, vide', bound.slotLabel(frame, 'f2')],
    ['Talon', pileLabel(frame, 'waste')],
    ['Pioche, vide\u202f: retourner le talon', slotLabel(frame, 'stock')],
    ['dame de cœur, 4 sur 4 dans la colonne 1', cardLabel(HEARTS_Q, 't1', { index: 3, of: 4 })],
    ['roi de trèfle, sur le dessus du talon', cardLabel(CLUBS_K, 'waste', { index: 1, of: 2 })],
    ['deux de pique, dans le talon', cardLabel(SPADES_2, 'waste', { index: 0, of: 2 })],
  ])('%s', (label, found) => {
    expect(found).toBe(label);
  });
});

test('the help lists the keys', () => {
  const settings = settingsOf(new Map<string, string>());
  const commands = namedCommands({ options: { onQuit: () => undefined, settings }, strings: FRENCH });
  const lines = keyLines(wordedFor(commands, true, FRENCH.klondike), 'browser', FRENCH.core.keys);
  expect(lines.map(({ keys, help }) => `${keys.join(', ')} | ${help}`)).toEqual([
    'Flèches | déplacer le curseur\u202f; la flèche du haut prend plus de cartes',
    '1 - 7 | aller à une colonne, puis à sa première carte visible',
    'w | aller à la pioche',
    'f | aller à une fondation, puis à la suivante',
    'Entrée | jouer, prendre ou poser',
    'x | prendre des cartes et choisir où les poser',
    '+, =, - | prendre une carte de plus ou de moins',
    'Échap | reposer les cartes, ou fermer',
    'd, Espace, s | piocher, ou retourner le talon',
    'a | monter la carte sur une fondation',
    'u, Ctrl+Z | annuler le dernier coup',
    'Retour arrière | annuler un seul des coups automatiques',
    '/ | chercher une carte d’après sa valeur et sa couleur',
    'p, o | décrire la pile, ou toute la table',
    'n | commencer une nouvelle partie',
    '?, F1 | afficher ces touches',
    'i | afficher les informations sur le jeu',
    'F10 | ouvrir les réglages',
    'q | quitter',
  ]);
});

test('the rules of a house are listed', () => {
  expect([tellRules(ULG, FRENCH.klondikeRules), tellRules(YCP_TEXT_REFERENCE, FRENCH.klondikeRules)]).toEqual(
    [
      [
        'Vous piochez trois cartes à la fois. Seule la carte du dessus du talon est jouable.',
        'Quand la pioche est vide, vous pouvez retourner le talon autant de fois que vous voulez.',
        'Dans les colonnes, posez les cartes en ordre décroissant, en alternant rouge et noir. Seul un roi peut aller sur une colonne vide.',
        'Une fondation commence par n’importe quel as et monte dans la même couleur.',
        'Les cartes des fondations peuvent revenir dans les colonnes.',
        'Vous gagnez quand toutes les cartes sont sur les fondations.',
      ],
      [
        'La carte du dessus de la pioche est jouable. Quand vous piochez, elle passe sur le talon, face cachée.',
        'Quand la pioche est vide, vous pouvez retourner le talon autant de fois que vous voulez, ce qui vous fait aussi piocher.',
        'Dans les colonnes, posez les cartes en ordre décroissant, en alternant rouge et noir. Seul un roi peut aller sur une colonne vide.',
        'De gauche à droite, les fondations sont réservées à ces couleurs\u202f: trèfle, carreau, cœur, pique. Chacune monte à partir de l’as.',
        'Une carte posée sur une fondation y reste.',
        'Vous gagnez quand toutes les cartes sont sur les fondations.',
      ],
    ],
  );
});
