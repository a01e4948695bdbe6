import type { ContentEntry } from '../client/records.ts';

/** A record as a model has read it, with what it links to still pending. */
export interface Row {
  readonly entry: ContentEntry;
  readonly values: ReadonlyMap<string, unknown>;
  /** Problems with its links that were reported, so that none is reported twice. */
  readonly reported: Set<string>;
}
