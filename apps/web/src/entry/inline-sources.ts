import { createHash } from 'node:crypto';
import type { InlineSources } from '../../types/entry-server.d.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a content security policy allows the inline scripts and styles of some HTML by. Whatever is in it may run, so it is for HTML
 * that this server has written itself; of other HTML, only the elements that carry `mark` are meant, an attribute that nobody else knows.
 */
export function inlineSources(html: string, mark = ''): InlineSources {
  const found = { script: [] as string[], style: [] as string[] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    // What has another type is data, which no policy restricts.
    if (!attributes.includes(mark) || attributes.includes(' type=')) continue;
    found[name === 'style' ? 'style' : 'script'].push(hashOf(text));
  }
  return { scripts: found.script, styles: found.style };
}

export const joinSources = (...all: readonly InlineSources[]): InlineSources => ({
  scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(all.flatMap(({ styles }) => styles))],
});
