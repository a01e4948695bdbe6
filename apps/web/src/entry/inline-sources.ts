import { createHash } from 'node:crypto';
import type { InlineSources } from '../../types/entry-server.d.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Hashes that allow the inline scripts and styles of some HTML in a content security policy. All of them may run, so the HTML must be
 * written by this server alone; in other HTML, only elements with `mark` count, an attribute that nobody else knows.
 */
export function inlineSources(html: string, mark = ''): InlineSources {
  const found = { script: [] as string[], style: [] as string[] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    // An element with a type is data, which no policy restricts.
    if (!attributes.includes(mark) || attributes.includes(' type=')) continue;
    found[name === 'style' ? 'style' : 'script'].push(hashOf(text));
  }
  return { scripts: found.script, styles: found.style };
}

export const joinSources = (...all: readonly InlineSources[]): InlineSources => ({
  scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(all.flatMap(({ styles }) => styles))],
});
