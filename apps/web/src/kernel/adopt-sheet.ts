/** Adds a style sheet to the page, after those that it has. Called by what `later-styles.ts` makes of a style sheet. */
export function adoptSheet(text: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
