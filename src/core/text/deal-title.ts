/** How a deal is called where it is only shown. */

/** The name, unless it is made of cards: it would tell those that lie face down. */
export function dealTitle(name: string): string {
  if (/^\w+:-?\d+$/.test(name)) return name;
  return name.includes(':') ? 'own layout' : 'own deck';
}
