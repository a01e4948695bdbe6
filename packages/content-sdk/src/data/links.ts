import type { ContentFile } from './content-file.ts';

/** A reference to another record, by its id. */
export interface Pointer {
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
}

/** Reads other records, for one reader. Null: not there, or not for this reader, and whatever is wrong has been said. */
export interface LinkReader {
  record(pointer: Pointer, models: readonly LinkTarget[]): object | null;
  file(pointer: Pointer, kind: string | undefined): ContentFile | null;
}

/** What a link may point to; `Model` without its types. */
export interface LinkTarget {
  readonly type: string;
}

/** Reads a link as the delivery API writes it. */
export function readPointer(value: unknown): Pointer | undefined {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const sys: Partial<Record<string, unknown>> = typeof value.sys === 'object' && value.sys !== null ? value.sys : {};
  const { type, linkType, id } = sys;
  if (type !== 'Link' || typeof id !== 'string' || (linkType !== 'Entry' && linkType !== 'Asset')) return undefined;
  return { linkType, id };
}

/** What is reported for a value that does not link to such a record. */
export function notALinkTo(linkType: Pointer['linkType']): string {
  return `must be a link to an ${linkType === 'Asset' ? 'asset' : 'entry'}`;
}
