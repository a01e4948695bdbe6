import type { BlockColumn } from '../../db/schema.ts';

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function listOf(lines: readonly string[], marker: RegExp): string[] {
  return lines.map((line) => line.replace(marker, ''));
}

function blockOf(part: string): BlockColumn {
  const lines = part.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const heading = /^(##|###) (.+)$/.exec(first);
  if (heading) {
    const text = heading[2] ?? '';
    return { type: 'heading', level: heading[1] === '##' ? 2 : 3, text, anchor: anchorOf(text) };
  }
  const picture = /^!\[(\w+)\]$/.exec(first)?.[1];
  if (picture !== undefined) return { type: 'image', picture };
  const link = /^\[(.+)\]\((.+)\)$/.exec(first);
  if (link) return { type: 'link', text: link[1] ?? '', href: link[2] ?? '' };
  if (first.startsWith('- ')) return { type: 'list', isOrdered: false, items: listOf(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { type: 'list', isOrdered: true, items: listOf(lines, /^\d+\. /) };
  return { type: 'paragraph', text: lines.join(' ') };
}

/** Reads the small notation that the pages of the demo are written in: parts with an empty line between them. */
export function readBlocks(text: string): BlockColumn[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf);
}
