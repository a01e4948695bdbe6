import { Html, escape, html } from './html.ts';

/** The signs that the description uses in its texts: `code` and **weight**. */
export function inline(text: string): Html {
  const marked = escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return new Html(marked);
}

/** Paragraphs, which empty lines part. */
export function prose(text: string | undefined): Html[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => html`<p>${inline(paragraph.replaceAll('\n', ' '))}</p>`);
}
