/** What a new player of Klondike is told, shorter than under "How to play", by language. */
import type { LanguageName } from '../../../../core/strings/language.js';

interface LessonTexts {
  readonly goal: string;
  readonly build: string;
  /** Of a player who has set nothing: one press sends a card. */
  readonly up: string;
}

const ENGLISH: LessonTexts = {
  goal: 'Bring each suit up to its foundation, at the top of the table: from the ace to the king.',
  build: 'In the columns a card goes onto one of the other color that is one higher.',
  up: 'Press a card: it goes up to its foundation, or to its best place. You can drag it, too.',
};

const FRENCH: LessonTexts = {
  goal: 'Montez chaque couleur sur sa base, en haut de la table\u202f: de l’as au roi.',
  build: 'Dans les colonnes, une carte se pose sur une carte de l’autre couleur qui vaut un de plus.',
  up: 'Appuyez sur une carte\u202f: elle monte sur sa base, ou va à sa meilleure place. Vous pouvez aussi la faire glisser.',
};

export const LESSONS: Readonly<Record<LanguageName, LessonTexts>> = { en: ENGLISH, fr: FRENCH };
