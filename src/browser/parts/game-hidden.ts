/** Can nobody see the game? The page is in the background, or a dialog lies over the table. */
export function isGameHidden(): boolean {
  if (typeof document === 'undefined') return false;
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return document.hidden || !!focused?.closest('dialog[open]');
}
