/** The names of the houses of Monte Carlo Solitaire in menus, which show them before the game is loaded. */
import type { LanguageName } from '../../../../core/strings/language.js';

export const MONTE_CARLO_HOUSES: Readonly<Record<LanguageName, { readonly umbc: string }>> = {
  en: { umbc: 'Monte Carlo (UMBC)' },
  fr: { umbc: 'Monte-Carlo (UMBC)' },
};
