/** Style sheets made by scripts, which a strict Content-Security-Policy allows. */

/** Returns a function that makes the style sheet on its first call. */
export function sheetOf(css: string): () => CSSStyleSheet {
  let sheet: CSSStyleSheet | undefined;
  return () => {
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    return sheet;
  };
}

/** Adds the style sheet to the page if it isn't there. */
export function adopt(sheet: CSSStyleSheet): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
