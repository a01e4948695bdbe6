import type { ContentEntry } from '../client/records.ts';

/** A record as a model has read it, with what it links to still pending. */
export interface Row {
  readonly entry: ContentEntry;
  readonly values: ReadonlyMap<string, unknown>;
  /** What has been said about its links, so that it is said once. */
  readonly reported: Set<string>;
}
