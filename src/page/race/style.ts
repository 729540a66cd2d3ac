/** The style sheet of the line that compares two games, loaded with it. */
const LINE = `
.race { padding: .2rem .75rem; font-size: .9rem; line-height: 1.3; text-align: center; text-wrap: balance; font-variant-numeric: tabular-nums; color: var(--on-felt); background: var(--bar) }
`;

let sheet: CSSStyleSheet | undefined;

/** To be adopted by the document once. A strict Content-Security-Policy allows it. */
export function raceStyle(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(LINE);
  }
  return sheet;
}
