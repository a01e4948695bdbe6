import { Html, escape } from './html.ts';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON with its keys and values marked for the style sheet. */
export function json(value: unknown): Html {
  const text = JSON.stringify(value, null, 2);
  let at = 0;
  let marked = '';
  for (const match of text.matchAll(TOKEN)) {
    const [whole, quoted, colon] = match;
    marked += escape(text.slice(at, match.index));
    if (quoted !== undefined && colon !== undefined) marked += `<span class="k">${escape(quoted)}</span>${colon}`;
    else marked += `<span class="${quoted === undefined ? 'n' : 's'}">${escape(whole)}</span>`;
    at = match.index + whole.length;
  }
  return new Html(marked + escape(text.slice(at)));
}
