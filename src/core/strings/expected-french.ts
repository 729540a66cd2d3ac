/**
 * Errors about a text, in French. Our readers write them in English, because programs use them as well. A player of a
 * French game gets this translation.
 */
import { quotedWord } from '../text/text-error.js';

/** What was expected: a pattern of the English text, and the French one. `$1` is the first group. */
const TRANSLATIONS: readonly (readonly [english: RegExp, french: string])[] = [
  // Events.
  [/^a source before >: (.*) or (.*)$/, 'une source avant >\u202f: $1 ou $2'],
  [/^a target after >: (.*) or (.*)$/, 'une cible après >\u202f: $1 ou $2'],
  [/^a tableau pile after >: .*$/, 'une colonne après >\u202f: rien ne va d’une base à une autre'],
  [/^one card: only t1>t2 carries more$/, 'une seule carte\u202f: seul t1>t2 en porte plus'],
  [/^a whole number after \*, of 15 digits at most$/, 'un nombre entier après *, de 15 chiffres au plus'],
  [/^from (\d+) to (\d+) times$/, 'un nombre de fois de $1 à $2'],
  [/^(\S+) without a number$/, '$1 sans nombre'],
  [/^(\S+) without a number after it: only (.*) are repeated$/, '$1 sans nombre\u202f: seuls $2 se répètent'],
  [
    /^new:NUMBER, a whole one from (\S+) to (\S+), or deal for a game that is drawn$/,
    'new:NOMBRE, un entier de $1 à $2, ou deal pour une partie au hasard',
  ],
  // Tags.
  [/^a tag such as (.*)$/, 'une étiquette comme $1'],
  [/^the name of a game: (.*)$/, 'le nom d’un jeu\u202f: $1'],
  [/^(\S+): scripts of (\S+) are read by .*$/, '$1\u202f: un script de $2 se joue avec klondike $2'],
  [/^the name of house rules: (.*)$/, 'le nom de règles\u202f: $1'],
  [/^the rules this session began with: (.*)$/, 'les règles du début\u202f: $1'],
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
  [/^nothing after (.*)$/, 'la fin après $1'],
  [/^all 52 cards of a deck \(missing: (.*)\)$/, 'les 52 cartes d’un paquet (il manque $1)'],
  [/^each card once.*$/, 'chaque carte une seule fois'],
  [/^each card and each pile once$/, 'chaque carte et chaque pile une seule fois'],
  [/^a pile and a colon: (.*) or (.*)$/, 'une pile et deux-points\u202f: $1 ou $2'],
  [/^one bar a pile$/, 'une barre par pile'],
  [/^a row and a colon, such as r1:, or deck:$/, 'une ligne et deux-points, comme r1:, ou deck:'],
  [/^one deck$/, 'un seul paquet'],
  [/^the rows of a grid, such as (.*)$/, 'les lignes d’une grille, comme $1'],
  // Checks.
  [/^a \} at the end of the check$/, 'un } à la fin de la vérification'],
  [/^a fact, such as (.*)$/, 'un fait, comme $1'],
  [
    /^a fact: r1: and further rows, a1: and other cells, (.*)$/,
    'un fait\u202f: r1: ou une autre ligne, a1: ou une autre case, $1',
  ],
  [/^a fact: (.*) to (.*) to (.*)$/, 'un fait\u202f: $1 à $2 à $3'],
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
  [/^(\d+) cells?, as in r1$/, '$1 cases, comme dans r1'],
];

/** What is wrong with a word, in French: `« w>t9 » ; on attendait une cible après >`. */
export function unreadInFrench(word: string, expected: string): string {
  const told = word === '' ? 'Il n’y a rien' : `«\u202f${quotedWord(word).slice(1, -1)}\u202f»`;
  return `${told}\u202f; on attendait ${expectedInFrench(expected)}`;
}

function expectedInFrench(expected: string): string {
  const known = TRANSLATIONS.find(([english]) => english.test(expected));
  if (known === undefined) return 'autre chose';
  return expected.replace(...known).replace(/([ft]\d:?) to ([ft]\d)/g, '$1 à $2');
}
