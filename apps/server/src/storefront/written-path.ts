import { CHANNELS } from '@regen/domain';
import { pageStarts } from '@regen/web/entry-server';

const STARTS = new Map([...pageStarts, ...CHANNELS].map((start) => [start.toLowerCase(), start]));

/**
 * The path as the store writes it: `/products/1401` for `/Products/1401`. Null when it is written so, or starts with nothing that a page
 * does. What follows keeps its case, since a token or an id depends on it.
 */
export function writtenPath(path: string): string | null {
  const [, start = ''] = path.split('/', 2);
  const written = STARTS.get(start.toLowerCase());
  return written === undefined || written === start ? null : `/${written}${path.slice(start.length + 1)}`;
}
