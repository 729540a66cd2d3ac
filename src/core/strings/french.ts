/** The French texts that all games share in every medium, and those of errors about texts. */
import { rankOf, suitOf } from '../card.js';
import { capitalized } from '../text/format.js';
import { quotedWord } from '../text/text-error.js';
import type { CardSearchStrings, CoreStrings } from './english.js';

const RANKS = [
  'as',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'valet',
  'dame',
  'roi',
];

const SUITS = ['pique', 'cœur', 'carreau', 'trèfle'];

/** In French, 0 and 1 take the singular. */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number < 2 ? '' : 's'}`;

export const CORE_FRENCH: CoreStrings = {
  language: 'fr',
  card: (card) => `${RANKS[rankOf(card) - 1] ?? ''} de ${SUITS[suitOf(card)] ?? ''}`,
  suit: (suit) => SUITS[suit] ?? '',
  cards: (cards) => counted(cards, 'carte'),
  moves: (moves) => counted(moves, 'coup'),
  list: (items) => items.join(', '),
  clauses: (clauses) => clauses.join('\u202f; '),
  ownLayout: 'disposition personnalisée',
  ownDeck: 'paquet personnalisé',
  keys: {
    Arrows: 'Flèches',
    Space: 'Espace',
    Enter: 'Entrée',
    Escape: 'Échap',
    Backspace: 'Retour arrière',
    Home: 'Début',
    End: 'Fin',
    Shift: 'Maj',
  },
  settings: {
    click: {
      label: 'Jouer d’un clic',
      values: { always: 'Partout', foundations: 'Vers les bases', off: 'Jamais' },
    },
    up: {
      label: 'Montée automatique vers les bases',
      values: { all: 'Toujours', safe: 'Quand c’est sans risque', off: 'Jamais' },
    },
    time: { label: 'Chronomètre', values: { on: 'Activé', off: 'Désactivé' } },
    truth: { label: 'Indicateur de victoire', values: { on: 'Activé', off: 'Désactivé' } },
  },
  commands: {
    undo: { label: 'Annuler', help: 'annuler le dernier coup' },
    redo: { label: 'Rétablir', help: 'rétablir le coup' },
    newGame: { label: 'Nouvelle', help: 'nouvelle partie' },
    again: { label: 'Recommencer', help: 'recommencer cette donne' },
    moves: { label: 'Coups\u2026', help: 'voir tous les coups, même annulés' },
    find: { help: 'chercher une carte par valeur et couleur' },
    about: { label: 'À propos', help: 'à propos du jeu' },
    quit: { label: 'Quitter', help: 'quitter' },
  },
};

export const CARD_SEARCH_FRENCH: CardSearchStrings = {
  askCard: 'Quelle carte\u202f? Tapez sa valeur\u202f: a, 2 à 9, x, v, d ou r.',
  askRank: 'Et sa valeur\u202f? a, 2 à 9, x, v, d ou r.',
  askSuit: 'Et sa couleur\u202f? p, c, k (carreau) ou t.',
  ranks: 'a23456789xvdr',
  suits: 'pckt',
  notSought: 'Recherche annulée.',
  notSeen: (card) => `${capitalized(CORE_FRENCH.card(card))}\u202f: carte non visible.`,
};

/**
 * What an error about a text expected: a pattern of the English text, and the French one. `$1` is the first group, itself
 * translated. Readers write these texts in English, because programs use them as well.
 */
const EXPECTED: readonly (readonly [english: RegExp, french: string])[] = [
  // Events.
  [/^an event \((.*), a cell such as (\S+), (.*)\)$/, 'un événement ($1, une case comme $2, $3)'],
  [/^an event \((.*)\)$/, 'un événement ($1)'],
  [/^a source before >: (.*) or (.*)$/, 'une source avant >\u202f: $1 ou $2'],
  [/^a target after >: (.*) or (.*)$/, 'une cible après >\u202f: $1 ou $2'],
  [/^a tableau pile after >: .*$/, 'une colonne après >\u202f: rien ne va d’une base à une autre'],
  [/^one card: only t1>t2 moves more$/, 'une seule carte\u202f: seul t1>t2 en déplace plus'],
  [/^a whole number after \*, of 15 digits at most$/, 'un nombre entier après *, de 15 chiffres au plus'],
  [/^from (\d+) to (\d+) times$/, 'un nombre de fois de $1 à $2'],
  [/^(\S+) without a number$/, '$1 sans nombre'],
  [/^(\S+) without a number after it: only (.*) are repeated$/, '$1 sans nombre\u202f: seuls $2 se répètent'],
  [
    /^new:NUMBER, a whole number from (\S+) to (\S+), or deal for a random game$/,
    'new:NOMBRE, un entier de $1 à $2, ou deal pour une partie au hasard',
  ],
  // Tags.
  [/^a tag such as (.*)$/, 'une étiquette comme $1'],
  [/^the name of a game: (.*)$/, 'le nom d’un jeu\u202f: $1'],
  [/^(\S+): (\S+) scripts are for .*$/, '$1\u202f: un script de $2 se joue avec klondike $2'],
  [/^the name of house rules: (.*)$/, 'le nom de règles\u202f: $1'],
  [/^the rules this session began with: (.*)$/, 'les règles du début\u202f: $1'],
  [/^rules of (.*)$/, 'les règles $1'],
  [/^(a change of .*), each once and in this order$/, '$1, une fois chacun et dans cet ordre'],
  [/^a change of (.*)$/, 'un changement de $1'],
  [/^(draw) (\d+) to (\d+)$/, '$1, de $2 à $3'],
  [/^(redeals) (\d+) to (\d+), or unlimited$/, '$1, de $2 à $3, ou unlimited'],
  [
    /^(foundations any suit), or the suits' letters from the left, such as (\w+)$/,
    '$1, ou les lettres des couleurs de gauche à droite, comme $2',
  ],
  [/^(recycleDraws|worryBack) yes or no$/, '$1 yes ou no'],
  [/^(dealt|numbers|inPlay|isWon) (.*)$/, '$1 $2'],
  [/^no Rules tag: .*$/, 'aucune étiquette Rules\u202f: ce jeu n’a pas de règles au choix'],
  // Deals and layouts.
  [
    /^a deal: a number, java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout$/,
    'un nombre, java:NOMBRE, dotnet:NOMBRE, les 52 cartes d’un paquet ou une disposition',
  ],
  [
    /^a game: its number, java:NUMBER, the 52 cards of a deck or a grid$/,
    'une partie\u202f: son numéro, java:NOMBRE, les 52 cartes d’un paquet ou une grille',
  ],
  [
    /^a whole number from (\S+) to (\S+) after the colon$/,
    'un nombre entier de $1 à $2 après les deux-points',
  ],
  [/^a whole number from (\S+) to (\S+)$/, 'un nombre entier de $1 à $2'],
  [/^nothing after 52 cards$/, 'la fin après 52 cartes'],
  [/^nothing after the 156 digits$/, 'la fin après les 156 chiffres'],
  [/^nothing after the value$/, 'la fin après la valeur'],
  [/^nothing after (.*)$/, 'la fin après $1'],
  [/^all 52 cards of a deck \(missing: (.*)\)$/, 'les 52 cartes d’un paquet (il manque $1)'],
  [/^each card once$/, 'chaque carte une seule fois'],
  [/^each card once \(it is card (\d+) already\)$/, 'chaque carte une seule fois (c’est déjà la carte $1)'],
  [/^each card and each pile once$/, 'chaque carte et chaque pile une seule fois'],
  [/^a pile and a colon: (.*) or (.*)$/, 'une pile et deux-points\u202f: $1 ou $2'],
  [/^one bar per pile$/, 'une barre par pile'],
  [/^a row and a colon, such as r1:, or deck:$/, 'une ligne et deux-points, comme r1:, ou deck:'],
  [/^one deck$/, 'un seul paquet'],
  [/^the rows of a grid, such as (.*)$/, 'les lignes d’une grille, comme $1'],
  // Checks.
  [/^a \} at the end of the check$/, 'un } à la fin de la vérification'],
  [/^a fact, such as (.*)$/, 'un fait, comme $1'],
  [
    /^a fact: r1: and other rows, a1: and other cells, (.*)$/,
    'un fait\u202f: r1: ou une autre ligne, a1: ou une autre case, $1',
  ],
  [/^a fact: (.*) to (.*) to (.*)$/, 'un fait\u202f: $1 à $2 à $3'],
  [/^each fact once$/, 'chaque fait une seule fois'],
  [/^a name before the colon$/, 'un nom avant les deux-points'],
  [/^a whole number for (.*), of 15 digits at most$/, 'un nombre entier pour $1, de 15 chiffres au plus'],
  [/^one (?:number|card) for (.*)$/, 'une seule valeur pour $1'],
  [/^a card such as (.*) or (\S+)$/, 'une carte comme $1 ou $2'],
  [/^a card such as (.*) or (\S+), or -- for none$/, 'une carte comme $1 ou $2, ou -- pour aucune'],
  [/^a cell such as (\S+) or (\S+)$/, 'une case comme $1 ou $2'],
  [/^won, or won: no$/, 'won, ou won: no'],
  [/^stock: full or stock: empty$/, 'stock: full ou stock: empty'],
  [/^at most (\d+) cards of (\S+), as a view shows it$/, 'au plus $1 cartes de $2, comme on les voit'],
  [/^the cards of the row, -- for an empty cell$/, 'les cartes de la ligne, -- pour une case vide'],
  [/^at most (\d+) cells.*$/, 'au plus $1 cases'],
  [/^row (r\d+) here, each row once$/, 'la ligne $1 ici, chaque ligne une seule fois'],
  [/^1 cell, as in r1$/, '1 case, comme dans r1'],
  [/^(\d+) cells, as in r1$/, '$1 cases, comme dans r1'],
  // Options.
  [/^the number of cards that a click draws, 1 to 24$/, 'le nombre de cartes qu’un clic pioche, de 1 à 24'],
  [
    /^how often the waste may be turned over: a whole number or unlimited$/,
    'le nombre de fois que le talon se retourne\u202f: un nombre entier ou unlimited',
  ],
  [/^none with the rules of (\S+)$/, 'none avec les règles $1'],
  [/^a range of one kind of number, such as (.*)$/, 'une suite d’une seule sorte de nombres, comme $1'],
  [/^a range that goes up, such as (.*)$/, 'une suite croissante, comme $1'],
  // Scripts.
  [
    /^one game per file: the Game tag comes before the first event$/,
    'un seul jeu par fichier\u202f: l’étiquette Game vient avant le premier événement',
  ],
  [/^(.*), win, a tag, a check or a comment$/, '$1, win, une étiquette, une vérification ou un commentaire'],
  [/^a script of at most (\d+) events$/, 'un script d’au plus $1 événements'],
  [/^a move before it, within the variation$/, 'un coup avant, dans la variante'],
  [/^an accepted move before the variation$/, 'un coup accepté, avant la variante qui le remplace'],
  [
    /^no brackets: scripts of this game have no variations$/,
    'pas de parenthèses\u202f: les scripts de ce jeu n’ont pas de variantes',
  ],
  [/^only moves within a variation$/, 'seulement des coups dans une variante'],
  [/^an event before it that the variation replaces$/, 'un événement avant la variante'],
  [/^a \( before it to open the variation$/, 'un ( avant, qui ouvre la variante'],
  [/^a \) at the end of the variation$/, 'un ) à la fin de la variante'],
  [
    /^(\S+), as before: a script has one house$/,
    '$1, comme avant\u202f: un script a les mêmes règles partout',
  ],
  [/^a seed: a whole number from 0$/, 'une graine\u202f: un nombre entier à partir de 0'],
  [
    /^no Check in a script that deals cards: the grader deals none$/,
    'aucun Check dans un script qui donne les cartes\u202f: le correcteur n’en donne pas',
  ],
  [
    /^a (\w+) as `klondike grade` prints it, such as (.*)$/,
    'un $1 tel que `klondike grade` l’affiche, comme $2',
  ],
  // Exports of statistics.
  [/^JSON$/, 'du JSON'],
  [/^a value$/, 'une valeur'],
  [/^a colon$/, 'deux-points'],
  [/^a comma or (.)$/, 'une virgule ou $1'],
  [/^a name in double quotes$/, 'un nom entre guillemets droits'],
  [/^a string in double quotes$/, 'un texte entre guillemets droits'],
  [/^values that lie at most (\d+) deep in each other$/, 'des valeurs imbriquées sur $1 niveaux au plus'],
  [/^an exported object$/, 'l’objet d’un export'],
  [/^a list of games$/, 'une liste de parties'],
  [/^a game$/, 'une partie'],
  [/^true or false$/, 'true ou false'],
  [/^only (.*), each once$/, 'seulement $1, une fois chacun'],
  [/^an object with (.*)$/, 'un objet avec $1'],
  [/^the name of the (\w+), in double quotes$/, 'le nom de $1, entre guillemets droits'],
  [/^a whole number from (\d+)$/, 'un nombre entier à partir de $1'],
  [/^at most (\d+), the number of moves$/, 'au plus $1, le nombre de coups'],
  [/^a time such as (.*)$/, 'une heure comme $1'],
  // Deals as other solvers write them.
  [/^52 cards of three digits each; found (\d+)$/, '52 cartes de trois chiffres\u202f; $1 trouvées'],
  [
    /^a card of three digits: 01 to 13, then 1 clubs, 2 diamonds, 3 hearts, 4 spades$/,
    'une carte de trois chiffres\u202f: de 01 à 13, puis 1 trèfle, 2 carreau, 3 cœur, 4 pique',
  ],
  [/^an object in braces$/, 'un objet entre accolades'],
  [
    /^"tableau piles", "stock", "waste" or "foundations", each once$/,
    '"tableau piles", "stock", "waste" ou "foundations", une fois chacun',
  ],
  [/^a list of (piles|cards)$/, 'une liste'],
  [/^at most seven piles$/, 'sept piles au plus'],
  [/^seven piles$/, 'sept piles'],
  [/^seven piles, one on each line$/, 'sept piles, une par ligne'],
  [/^(.*), or angle brackets around face-down cards$/, '$1, ou des chevrons autour des cartes cachées'],
  [/^1 card in pile 1$/, '1 carte dans la pile 1'],
  [/^(\d+) cards in pile (\d+)$/, '$1 cartes dans la pile $2'],
  [
    /^a suit and the rank of its top card, such as (.*), or (.*)$/,
    'une couleur et la valeur de sa carte du dessus, comme $1, ou $2',
  ],
  [/^a line that begins with Talon: or naloT:$/, 'une ligne qui commence par Talon: ou naloT:'],
  [/^a card such as AH, 10D or TD$/, 'une carte comme AH, 10D ou TD'],
  [/^a face-up card on a face-up card$/, 'une carte visible sur une carte visible'],
  [
    /^a number without # for a deal, or words for a comment$/,
    'un nombre sans # pour une donne, ou des mots pour un commentaire',
  ],
  [
    /^the cards of a deal; numbered deals of Klondike-Solver and KSolve are not supported$/,
    'les cartes d’une donne\u202f; les donnes numérotées de Klondike-Solver et de KSolve ne sont pas acceptées',
  ],
  // One name of several.
  [/^(by \w+|\w+) or (.*)$/, '$1 ou $2'],
];

/** The text after an error in a script of another game. */
const OTHER_GAME = /^(.*); scripts of (.*) begin with (.*)$/;

/** The guess at what was meant. */
const MEANT = /^(.*); did you mean (.*)\?$/;

/** What is wrong with a word, in French: `« w>t9 » ; on attendait une cible après >`. */
export function unreadInFrench(word: string, expected: string): string {
  const told = word === '' ? 'Il n’y a rien' : `«\u202f${quotedWord(word).slice(1, -1)}\u202f»`;
  return `${told}\u202f; on attendait ${expectedInFrench(expected)}`;
}

/** What was expected, in French: `une cible après >`. A text without a translation stays English. */
export function expectedInFrench(expected: string): string {
  const [, own, game, tag] = OTHER_GAME.exec(expected) ?? [];
  if (own !== undefined) return `${expectedInFrench(own)}\u202f; un script de ${game} commence par ${tag}`;
  const [, unmeant, meant] = MEANT.exec(expected) ?? [];
  if (unmeant !== undefined) return `${expectedInFrench(unmeant)}\u202f; vouliez-vous dire ${meant}\u202f?`;
  for (const [english, french] of EXPECTED) {
    const groups = english.exec(expected);
    if (groups === null) continue;
    const translated = french.replace(/\$(\d)/g, (_, group: string) =>
      expectedInFrench(groups[Number(group)] ?? ''),
    );
    return translated.replace(/([ft]\d:?) to ([ft]\d)/g, '$1 à $2');
  }
  return expected;
}
