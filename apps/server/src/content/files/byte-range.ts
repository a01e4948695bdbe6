import type { ByteRange } from '../../storage/storage.ts';

/**
 * The part of a file that a `Range` header names: null for the whole file, `none` for a part that is not there. Several parts at once are
 * sent as the whole file, as HTTP allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'none';
}
