/** The languages there are catalogues of. */

export const LANGUAGES = ['en', 'fr'] as const;

/** As the attribute `lang` has them. */
export type LanguageName = (typeof LANGUAGES)[number];

/** The first that is known of those that are wanted, the most wanted first, as in `fr-BE` or `fr_BE.UTF-8`; else English. */
export function languageOf(wanted: readonly string[]): LanguageName {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split(/[-_.@]/);
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
