/** The French texts that all games share in every medium, and those of errors about texts. */
import type { Card } from '../card.js';
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
  ownDeck: 'mélange personnalisé',
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
      label: 'Coups en un clic',
      values: { always: 'Partout', foundations: 'Vers les fondations', off: 'Jamais' },
    },
    up: {
      label: 'Montée automatique des cartes',
      values: { all: 'Toujours', safe: 'Quand c’est sans risque', off: 'Jamais' },
    },
    hints: {
      label: 'Indices',
      about:
        'Si la partie est gagnable à coup sûr, ou si l’indicateur de victoire est activé, les indices ne la font jamais perdre. Sinon, ils n’utilisent que les cartes que vous avez vues.',
      values: { moves: 'Montrer un coup, puis le jouer', steps: 'Petit à petit' },
    },
    time: { label: 'Chronomètre', values: { on: 'Activé', off: 'Désactivé' } },
    truth: { label: 'Indicateur de victoire', values: { on: 'Activé', off: 'Désactivé' } },
  },
  commands: {
    undo: { label: 'Annuler', help: 'annuler le dernier coup' },
    redo: { label: 'Rétablir', help: 'rétablir le coup annulé' },
    newGame: { label: 'Nouvelle', help: 'commencer une nouvelle partie' },
    again: { label: 'Recommencer', help: 'recommencer cette donne' },
    moves: { label: 'Coups\u2026', help: 'voir tous les coups, même annulés' },
    find: { help: 'chercher une carte d’après sa valeur et sa couleur' },
    about: { label: 'À propos', help: 'afficher les informations sur le jeu' },
    quit: { label: 'Quitter', help: 'quitter' },
  },
};

/** `l’as de pique`, `la dame de cœur`, `le roi de trèfle` */
export function theCard(card: Card): string {
  const name = CORE_FRENCH.card(card);
  if (rankOf(card) === 1) return `l’${name}`;
  return `${rankOf(card) === 12 ? 'la' : 'le'} ${name}`;
}

export const CARD_SEARCH_FRENCH: CardSearchStrings = {
  askCard: 'Quelle carte\u202f? Tapez sa valeur\u202f: a, 2 à 9, x, v, d ou r.',
  askRank: 'Tapez maintenant sa valeur\u202f: a, 2 à 9, x, v, d ou r.',
  askSuit: 'Tapez maintenant sa couleur\u202f: p, c, k (carreau) ou t.',
  ranks: 'a23456789xvdr',
  suits: 'pckt',
  notSought: 'La recherche est annulée.',
  notSeen: (card) => `${capitalized(theCard(card))} n’est pas visible.`,
};

type Translation = readonly [english: RegExp, french: string];

/**
 * What an error about a text expected: a pattern of the English text, and the French one. `$1` is the first group, itself
 * translated. Readers write these texts in English, because programs use them as well.
 */
const EXPECTED: readonly Translation[] = [
  // Events.
  [/^an event \((.*), a cell such as (\S+), (.*)\)$/, 'un événement ($1, une case comme $2, $3)'],
  [/^an event \((.*)\)$/, 'un événement ($1)'],
  [/^a source before >: (.*) or (.*)$/, 'une pile de départ avant >\u202f: $1 ou $2'],
  [/^a target after >: (.*) or (.*)$/, 'une pile d’arrivée après >\u202f: $1 ou $2'],
  [
    /^a tableau pile after >: .*$/,
    'une colonne après >\u202f: une carte ne passe pas d’une fondation à une autre',
  ],
  [
    /^one card: only t1>t2 moves more$/,
    'une seule carte\u202f: on ne peut en déplacer plusieurs qu’entre deux colonnes, comme t1>t2',
  ],
  [/^a whole number after \*, of 15 digits at most$/, 'un nombre entier d’au plus 15 chiffres après *'],
  [/^from (\d+) to (\d+) times$/, 'un nombre de répétitions de $1 à $2'],
  [/^(\S+) without a number$/, '$1 seul, sans nombre'],
  [
    /^(\S+) without a number after it: only (.*) are repeated$/,
    '$1 seul, sans nombre (on ne peut répéter que $2)',
  ],
  [
    /^new:NUMBER, a whole number from (\S+) to (\S+), or deal for a random game$/,
    'new:NOMBRE, avec un nombre entier de $1 à $2, ou deal pour une partie au hasard',
  ],
  // Tags.
  [/^a tag such as (.*)$/, 'une étiquette comme $1'],
  [/^the name of a game: (.*)$/, 'l’un de ces jeux\u202f: $1'],
  [/^(\S+): (\S+) scripts are for .*$/, '$1\u202f: pour un script de $2, utilisez klondike $2'],
  [/^the name of house rules: (.*)$/, 'l’un de ces noms de règles\u202f: $1'],
  [/^the rules this session began with: (.*)$/, 'les mêmes règles qu’au début\u202f: $1'],
  [/^rules of (.*)$/, 'les règles $1'],
  [/^(a change of .*), each once and in this order$/, '$1 (dans cet ordre, chacune une seule fois)'],
  [/^a change of (.*)$/, 'une règle à modifier\u202f: $1'],
  [/^(draw) (\d+) to (\d+)$/, '$1 suivi d’un nombre de $2 à $3'],
  [/^(redeals) (\d+) to (\d+), or unlimited$/, '$1 suivi d’un nombre de $2 à $3 ou du mot unlimited'],
  [
    /^(foundations any suit), or the suits' letters from the left, such as (\w+)$/,
    '$1, ou les lettres des couleurs de gauche à droite, comme $2',
  ],
  [/^(recycleDraws|worryBack) yes or no$/, '$1 suivi de yes ou de no'],
  [/^(dealt|numbers|inPlay|isWon) (.*)$/, '$1 $2'],
  // Deals and layouts.
  [
    /^a deal: a number, java:NUMBER \(or dotnet, kpat, pysol, greenfelt\), the 52 cards of a deck or a layout$/,
    'un nombre, java:NOMBRE (ou dotnet, kpat, pysol, greenfelt), la liste des 52 cartes ou une disposition',
  ],
  [
    /^a game: its number, java:NUMBER, the 52 cards of a deck or a grid$/,
    'un numéro de partie, java:NOMBRE, la liste des 52 cartes ou une grille',
  ],
  [
    /^a whole number from (\S+) to (\S+) after the colon$/,
    'un nombre entier de $1 à $2 après «\u202f:\u202f»',
  ],
  [/^a whole number from (\S+) to (\S+) after ms$/, 'un nombre entier de $1 à $2 après «\u202fms\u202f»'],
  [/^a whole number from (\S+) to (\S+)$/, 'un nombre entier de $1 à $2'],
  [/^all 52 cards of a deck \(missing: (.*)\)$/, 'les 52 cartes (il manque $1)'],
  [/^a pile and a colon: (.*) or (.*)$/, 'le nom d’une pile suivi de deux-points\u202f: $1 ou $2'],
  [/^a row and a colon, such as r1:, or deck:$/, 'une ligne suivie de deux-points, comme r1:, ou bien deck:'],
  [/^the rows of a grid, such as (.*)$/, 'les lignes d’une grille, comme $1'],
  // Tables with unseen cards.
  [
    /^a card such as (\S+) or (\S+), or (\S+) or (\S+) for unseen cards$/,
    'une carte comme $1 ou $2, ou bien $3 ou $4 pour des cartes jamais vues',
  ],
  [/^52 cards, seen or unseen \(found: (\d+)\)$/, '52 cartes, vues ou non (il y en a $1)'],
  [/^an ace at the bottom of a foundation$/, 'un as en bas d’une fondation'],
  [
    /^(\S+) there, as foundations go up in suit$/,
    '$1 à cet endroit\u202f: une fondation monte dans une seule couleur',
  ],
  [
    /^fewer face-down cards in (\S+): at most (\d+)$/,
    'moins de cartes face cachée dans $1\u202f: $2 au plus',
  ],
  [/^a face-up card on top of (\S+)$/, 'une carte face visible sur $1'],
  [
    /^the name of a face-up card, or a bar after the face-down cards$/,
    'le nom d’une carte face visible, ou une barre | après les cartes face cachée',
  ],
  [/^a card that can lie on (\S+)$/, 'une carte qui se pose sur $1'],
  [/^the name of the top card of the waste$/, 'le nom de la carte du dessus du talon'],
  [/^the name of the top card of the stock$/, 'le nom de la carte du dessus de la pioche'],
  [/^at most (\d+) cards in stock and waste$/, 'au plus $1 cartes dans la pioche et le talon'],
  // Checks.
  [/^a \} at the end of the check$/, 'une accolade } à la fin de la vérification'],
  [/^a fact, such as (.*)$/, 'un élément à vérifier, comme $1'],
  [
    /^a fact: r1: and other rows, a1: and other cells, (.*)$/,
    'un élément à vérifier\u202f: r1: ou une autre ligne, a1: ou une autre case, $1',
  ],
  [/^a fact: (.*) to (.*) to (.*)$/, 'un élément à vérifier\u202f: $1 à $2 à $3'],
  [/^a name before the colon$/, 'un nom avant les deux-points'],
  [/^a whole number for (.*), of 15 digits at most$/, 'un nombre entier d’au plus 15 chiffres pour $1'],
  [/^a card such as (.*) or (\S+)$/, 'une carte comme $1 ou $2'],
  [/^a card such as (.*) or (\S+), or -- for none$/, 'une carte comme $1 ou $2, ou -- s’il n’y en a pas'],
  [/^a cell such as (\S+) or (\S+)$/, 'une case comme $1 ou $2'],
  [/^won, or won: no$/, 'won ou won: no'],
  [/^stock: full or stock: empty$/, 'stock: full ou stock: empty'],
  [/^the cards of the row, -- for an empty cell$/, 'les cartes de la ligne, avec -- pour une case vide'],
  [/^row (r\d+) here, each row once$/, 'la ligne $1 à cet endroit, et chaque ligne une seule fois'],
  [/^1 cell, as in r1$/, '1 case, comme dans la ligne r1'],
  [/^(\d+) cells, as in r1$/, '$1 cases, comme dans la ligne r1'],
  // Options.
  [/^the number of cards that a click draws, 1 to 24$/, 'le nombre de cartes à piocher à la fois, de 1 à 24'],
  [
    /^how often the waste may be turned over: a whole number or unlimited$/,
    'le nombre maximal de retournements du talon\u202f: un nombre entier ou unlimited',
  ],
  [/^none with the rules of (\S+)$/, 'none avec les règles $1'],
  [/^a range of one kind of number, such as (.*)$/, 'une suite de numéros du même type, comme $1'],
  [/^a range that goes up, such as (.*)$/, 'une suite croissante, comme $1'],
  // Scripts.
  [
    /^one game per file: the Game tag comes before the first event$/,
    'un seul jeu par fichier, et l’étiquette Game avant le premier événement',
  ],
  [/^(.*), win, a tag, a check or a comment$/, '$1, win, une étiquette, une vérification ou un commentaire'],
  [/^a script of at most (\d+) events$/, 'un script d’au plus $1 événements'],
  [/^a move before it, within the variation$/, 'un coup avant celui-ci, dans la variante'],
  [/^an accepted move before the variation$/, 'un coup accepté avant la variante qui le remplace'],
  [/^an event before it that the variation replaces$/, 'un événement à remplacer avant la variante'],
  [/^a \( before it to open the variation$/, 'une parenthèse ( qui ouvre la variante'],
  [/^a \) at the end of the variation$/, 'une parenthèse ) qui ferme la variante'],
  [
    /^(\S+), as before: a script has one house$/,
    '$1, comme plus haut\u202f: les règles ne changent pas au cours d’un script',
  ],
  [/^a seed: a whole number from 0$/, 'une graine, c’est-à-dire un nombre entier positif ou nul'],
  [
    /^a (\w+) as `klondike grade` prints it, such as (.*)$/,
    'un $1 tel que klondike grade l’affiche, comme $2',
  ],
  // Exports of statistics.
  [/^JSON$/, 'du JSON'],
  [/^a value$/, 'une valeur'],
  [/^a colon$/, 'le signe «\u202f:\u202f»'],
  [/^a comma or (.)$/, 'une virgule ou $1'],
  [/^a name in double quotes$/, 'un nom entre guillemets droits'],
  [/^a string in double quotes$/, 'un texte entre guillemets droits'],
  [/^an exported object$/, 'un objet JSON, comme dans un export'],
  [/^a list of games$/, 'une liste de parties'],
  [/^a game$/, 'une partie'],
  [/^true or false$/, 'true ou false'],
  [/^only (.*), each once$/, 'l’un de ces noms, chacun une seule fois\u202f: $1'],
  [/^an object with (.*)$/, 'un objet avec $1'],
  [/^the name of the game, in double quotes$/, 'le nom du jeu, entre guillemets droits'],
  [/^the name of the rules, in double quotes$/, 'le nom des règles, entre guillemets droits'],
  [/^the name of the deal, in double quotes$/, 'le nom de la donne, entre guillemets droits'],
  [/^a whole number from (\d+)$/, 'un nombre entier, $1 ou plus'],
  [/^at most (\d+), the number of moves$/, 'au plus $1, soit le nombre de coups'],
  [/^a time such as (.*)$/, 'une date et une heure, comme $1'],
  // Deals as other solvers write them.
  [/^52 cards of three digits each; found (\d+)$/, '52 cartes de trois chiffres chacune (il y en a $1)'],
  [
    /^a card of three digits: 01 to 13, then 1 clubs, 2 diamonds, 3 hearts, 4 spades$/,
    'une carte de trois chiffres\u202f: de 01 à 13, puis 1 pour trèfle, 2 pour carreau, 3 pour cœur ou 4 pour pique',
  ],
  [/^an object in braces$/, 'un objet entre accolades'],
  [
    /^"tableau piles", "stock", "waste" or "foundations", each once$/,
    '"tableau piles", "stock", "waste" ou "foundations", une fois chacun',
  ],
  [/^a list of (piles|cards)$/, 'une liste'],
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
  [/^a face-up card on a face-up card$/, 'uniquement des cartes visibles sur une carte visible'],
  [
    /^a number without # for a deal, or words for a comment$/,
    'un nombre sans # pour une donne, ou des mots pour un commentaire',
  ],
  [
    /^the cards of a deal; numbered deals from Klondike-Solver and KSolve are not supported$/,
    'les cartes d’une donne\u202f; les donnes numérotées de Klondike-Solver et de KSolve ne sont pas acceptées',
  ],
  // One name of several.
  [/^(by \w+|\w+) or (.*)$/, '$1 ou $2'],
];

/** Why nothing was expected at a word, in the same form. */
const SUPERFLUOUS: readonly Translation[] = [
  [/^no Rules tag: .*$/, 'ce jeu se joue toujours avec les mêmes règles'],
  [/^nothing after 52 cards$/, 'la liste compte déjà 52 cartes'],
  [/^nothing after the 156 digits$/, 'la liste compte déjà 156 chiffres'],
  [/^nothing after the value$/, 'le JSON est déjà complet'],
  [/^nothing after (.*)$/, 'il ne faut rien après $1'],
  [/^each card once$/, 'cette carte est déjà placée'],
  [/^each card once \(it is card (\d+) already\)$/, 'c’est déjà la carte numéro $1'],
  [/^each card and each pile once$/, 'chaque carte et chaque pile n’apparaissent qu’une fois'],
  [/^one bar per pile$/, 'il ne faut qu’une barre par pile'],
  [/^one deck$/, 'il ne faut qu’une ligne deck:'],
  [/^each fact once$/, 'chaque élément ne se vérifie qu’une fois'],
  [/^one (?:number|card) for (.*)$/, 'il ne faut qu’une valeur pour $1'],
  [/^at most (\d+) cards of (\S+), as a view shows it$/, 'une vue montre au plus $1 cartes pour $2'],
  [/^at most (\d+) cells.*$/, 'il faut au plus $1 cases'],
  [/^no brackets: scripts of this game have no variations$/, 'les scripts de ce jeu n’ont pas de variantes'],
  [/^only moves within a variation$/, 'une variante ne contient que des coups'],
  [
    /^no Check in a script that deals cards: the grader deals none$/,
    'ce script distribue des cartes, ce que le correcteur ne fait pas',
  ],
  [/^values nested at most (\d+) levels deep$/, 'les valeurs ne peuvent être imbriquées que sur $1 niveaux'],
  [/^at most seven piles$/, 'il faut au plus sept piles'],
];

/** The text after an error in a script of another game. */
const OTHER_GAME = /^(.*); scripts of (.*) begin with (.*)$/;

/** The guess at what was meant. */
const MEANT = /^(.*); did you mean (.*)\?$/;

/** What is wrong with a word, in French: `« w>t9 » n’est pas valide ; il faut une pile d’arrivée après >`. */
export function unreadInFrench(word: string, expected: string): string {
  if (word === '') return `Il n’y a rien ici\u202f; il faut ${expectedInFrench(expected)}`;
  const quoted = `«\u202f${quotedWord(word).slice(1, -1)}\u202f»`;
  const why = translated(expected, SUPERFLUOUS);
  return why === undefined
    ? `${quoted} n’est pas valide\u202f; il faut ${expectedInFrench(expected)}`
    : `${quoted} est de trop\u202f: ${why}`;
}

/** What was expected, in French: `une pile d’arrivée après >`. A text without a translation stays English. */
export const expectedInFrench = (expected: string): string =>
  translated(expected, EXPECTED) ?? translated(expected, SUPERFLUOUS) ?? expected;

/** The French text of the first pattern that matches. */
function translated(expected: string, translations: readonly Translation[]): string | undefined {
  const [, own, game, tag] = OTHER_GAME.exec(expected) ?? [];
  if (own !== undefined) {
    return followed(translated(own, translations), `un script de ${game} commence par ${tag}`);
  }
  const [, unmeant, meant] = MEANT.exec(expected) ?? [];
  if (unmeant !== undefined) {
    return followed(translated(unmeant, translations), `vouliez-vous dire ${meant}\u202f?`);
  }
  for (const [english, french] of translations) {
    const groups = english.exec(expected);
    if (groups === null) continue;
    const filled = french.replace(/\$(\d)/g, (_, group: string) =>
      expectedInFrench(groups[Number(group)] ?? ''),
    );
    return filled.replace(/([ft]\d:?) to ([ft]\d)/g, '$1 à $2');
  }
  return undefined;
}

const followed = (text: string | undefined, more: string): string | undefined =>
  text === undefined ? undefined : `${text}\u202f; ${more}`;
