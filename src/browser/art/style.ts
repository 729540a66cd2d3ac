/** The colors of tables, cards and backs, in each look. */

/** The colors around the cards. @param root selects the element with the look: a view, or the root of a page */
export const surroundingColors = (root: string): string => `
${root} {
  color-scheme: light dark;
  --felt: var(--klondike-table, light-dark(#2c7a57, #16241d));
  --bar: var(--klondike-bar, light-dark(#1f5a41, #0e1813));
  --on-felt: var(--klondike-text, #fff);
  --panel: var(--klondike-panel, light-dark(#fff, #1c2127));
  --ink: var(--klondike-ink, light-dark(#1d2126, #e8ebef));
  --mark: var(--klondike-mark, #ffd34d);
  --accent: var(--klondike-accent, light-dark(#1b6b46, #7fd3a6));
  --on-accent: light-dark(#fff, #10241a);
}
${root}[data-felt=blue] { --felt: var(--klondike-table, light-dark(#2a6092, #131f2c)); --bar: var(--klondike-bar, light-dark(#1d4569, #0b131c)) }
${root}[data-felt=slate] { --felt: var(--klondike-table, light-dark(#56606b, #1d2126)); --bar: var(--klondike-bar, light-dark(#3c444d, #121518)) }
${root}[data-felt=teal] { --felt: var(--klondike-table, light-dark(#14707a, #10262a)); --bar: var(--klondike-bar, light-dark(#0d5159, #0a1719)) }
${root}[data-felt=wine] { --felt: var(--klondike-table, light-dark(#7b2f40, #2a171c)); --bar: var(--klondike-bar, light-dark(#5a202e, #190d11)) }
${root}[data-felt=plum] { --felt: var(--klondike-table, light-dark(#5b4486, #221b2e)); --bar: var(--klondike-bar, light-dark(#423163, #15101d)) }
${root}[data-theme=light] { color-scheme: light }
${root}[data-theme=dark] { color-scheme: dark }
${root}[data-contrast=more] {
  color-scheme: light;
  --felt: var(--klondike-table, #000);
  --bar: var(--klondike-bar, #000);
  --mark: var(--klondike-mark, #ff0);
}
`;

export const COLORS = `
${surroundingColors('.view')}
.view {
  --rim: var(--klondike-rim, light-dark(#ffffff73, #ffffff52));
  --paper: var(--klondike-card, light-dark(#fffdf8, #d8d5cc));
  --edge: var(--klondike-card-edge, light-dark(#8b8f8c, #59616d));
  --lift: 0 0 0 1px color-mix(in srgb, var(--edge), #0000 35%), 0 1px 3px #0004;
  --black: var(--klondike-black, light-dark(#1d2126, #16191d));
  --red: var(--klondike-red, light-dark(#c4202f, #a80f1d));
  --spades: var(--klondike-spades, var(--black));
  --hearts: var(--klondike-hearts, var(--red));
  --diamonds: var(--klondike-diamonds, var(--red));
  --clubs: var(--klondike-clubs, var(--black));
  --gold: var(--klondike-gold, light-dark(#e2b23c, #c99a35));
  --royal: light-dark(#3557a6, #34508f);
  --skin: var(--klondike-skin, light-dark(#f6dcc0, #d9b993));
  --back: var(--klondike-back, light-dark(#2b4f9b, #31508f));
  --back-line: var(--klondike-back-line, light-dark(#6f8fd0, #5878b8));
  --pattern:
    repeating-linear-gradient(45deg, #0000 0 7%, var(--back-line) 7% 8.5%),
    repeating-linear-gradient(-45deg, #0000 0 7%, var(--back-line) 7% 8.5%);
  --hint: var(--klondike-hint, #5fe3ff);
  --focus: var(--klondike-focus, #fff);
  --refused: var(--klondike-refused, light-dark(#d60019, #e3001b));
}
.view[data-back=dots] {
  --back: var(--klondike-back, light-dark(#9b2335, #8a2a38));
  --back-line: var(--klondike-back-line, light-dark(#e39aa5, #c77783));
  --pattern: radial-gradient(circle, var(--back-line) 30%, #0000 34%) 50% 50% / 16% 11.5%;
}
.view[data-back=stripes] {
  --back: var(--klondike-back, light-dark(#23634a, #245a45));
  --back-line: var(--klondike-back-line, light-dark(#7fbf9f, #62a083));
  --pattern: repeating-linear-gradient(90deg, #0000 0 6%, var(--back-line) 6% 9%, #0000 9% 12%);
}
.view[data-back=rays] {
  --back: var(--klondike-back, light-dark(#58398a, #543b80));
  --back-line: var(--klondike-back-line, light-dark(#a78bd6, #8b70b8));
  --pattern: repeating-conic-gradient(var(--back-line) 0 5deg, #0000 5deg 15deg);
}
.view[data-back=waves] {
  --back: var(--klondike-back, light-dark(#0f6570, #155761));
  --back-line: var(--klondike-back-line, light-dark(#6fc0c4, #58a0a5));
  --pattern: radial-gradient(circle at 50% 100%, #0000 38%, var(--back-line) 40% 48%, #0000 50% 66%, var(--back-line) 68% 76%, #0000 78%) 0 0 / 20% 10%;
}
.view[data-back=tiles] {
  --back: var(--klondike-back, light-dark(#2d3640, #2b333c));
  --back-line: var(--klondike-back-line, light-dark(#d3a94a, #a98840));
  --pattern:
    conic-gradient(from 45deg, var(--back-line) 25%, #0000 0 50%, var(--back-line) 0 75%, #0000 0) 0 0 / 12.5% 9%,
    linear-gradient(var(--back) 0 0);
}
.view[data-colors=four] {
  --diamonds: var(--klondike-diamonds, light-dark(#1f5fc4, #17499c));
  --clubs: var(--klondike-clubs, light-dark(#157a3c, #0d5527));
}
.view[data-contrast=more] {
  --rim: var(--klondike-rim, #fff);
  --paper: var(--klondike-card, #fff);
  --edge: var(--klondike-card-edge, #000);
  --lift: 0 0 0 1.5px var(--edge);
  --black: var(--klondike-black, #000);
  --red: var(--klondike-red, #b00012);
  --back: var(--klondike-back, #003399);
  --back-line: var(--klondike-back-line, #fff);
  --hint: var(--klondike-hint, #0ff);
  --refused: var(--klondike-refused, #e3001b);
}
.view[data-contrast=more][data-colors=four] { --diamonds: var(--klondike-diamonds, #0040c0); --clubs: var(--klondike-clubs, #005a1e) }
`;
