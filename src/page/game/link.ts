/** The part of an address that names a deal: `#deal=java:123`; the cards of a deck stand between plus signs. */

/** The deal's name as it stands there; undefined where the address names none. */
export function dealOfHash(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('deal') ?? undefined;
}

/** The address of a page, with the deal in place of whatever part it named. */
export function linkTo(address: string, deal: string): string {
  const name = encodeURIComponent(deal).replaceAll('%3A', ':').replaceAll('%20', '+');
  return `${address.replace(/#.*$/s, '')}#deal=${name}`;
}
