/** What a deal is called where its name is only shown. */

/** The name, or what stands for one made of cards: that would tell which cards lie face down. */
export function dealTitle(name: string): string {
  if (/^\w+:-?\d+$/.test(name)) return name;
  return name.includes(':') ? 'own layout' : 'own deck';
}
