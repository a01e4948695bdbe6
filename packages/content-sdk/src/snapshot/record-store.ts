import type { ContentAsset, ContentEntry, DeletedRecord, SyncResult } from '../client/records.ts';
import { readPointer } from '../data/links.ts';
import type { Pointer } from '../data/links.ts';

/** What happened to a record. */
export interface Difference {
  readonly linkType: Pointer['linkType'];
  readonly id: string;
  readonly before: ContentEntry | ContentAsset | undefined;
  readonly after: ContentEntry | ContentAsset | undefined;
}

/** The records as the service sends them, and which ones link to which. */
export interface RecordStore {
  readonly entries: ReadonlyMap<string, ContentEntry>;
  readonly assets: ReadonlyMap<string, ContentAsset>;
  /** Applies an incremental sync. */
  apply(result: SyncResult): Difference[];
  /** Applies a full sync: records that are not in it are deleted. */
  replace(result: Pick<SyncResult, 'entries' | 'assets'>): Difference[];
  /** Ids of the entries that embed one of these records, at any depth; without the records themselves. */
  linkingTo(differences: readonly Difference[]): ReadonlySet<string>;
}

/** Values of an entry that are looked through for links; no editor writes as many. */
const MAX_VALUES = 200_000;

export function createRecordStore(): RecordStore {
  const entries = new Map<string, ContentEntry>();
  const assets = new Map<string, ContentAsset>();
  /** From a record to the entries that link to it. */
  const linkedFrom = new Map<string, Set<string>>();
  const linksOf = new Map<string, readonly string[]>();

  function link(id: string, entry: ContentEntry | undefined): void {
    for (const key of linksOf.get(id) ?? []) linkedFrom.get(key)?.delete(id);
    const keys = entry ? keysIn(entry.fields) : [];
    if (keys.length === 0) linksOf.delete(id);
    else linksOf.set(id, keys);
    for (const key of keys) {
      const from = linkedFrom.get(key);
      if (from) from.add(id);
      else linkedFrom.set(key, new Set([id]));
    }
  }

  function setEntry(id: string, after: ContentEntry | undefined): Difference[] {
    const before = entries.get(id);
    if (before === undefined && after === undefined) return [];
    if (after) entries.set(id, after);
    else entries.delete(id);
    link(id, after);
    return [{ linkType: 'Entry', id, before, after }];
  }

  function setAsset(id: string, after: ContentAsset | undefined): Difference[] {
    const before = assets.get(id);
    if (before === undefined && after === undefined) return [];
    if (after) assets.set(id, after);
    else assets.delete(id);
    return [{ linkType: 'Asset', id, before, after }];
  }

  return {
    entries,
    assets,
    apply: (result) => [
      ...result.entries.filter(isEntry).flatMap((entry) => setEntry(entry.sys.id, entry)),
      ...result.assets.filter(isRecord).flatMap((asset) => setAsset(asset.sys.id, asset)),
      ...result.deletedEntries.filter(hasId).flatMap(({ sys }) => setEntry(sys.id, undefined)),
      ...result.deletedAssets.filter(hasId).flatMap(({ sys }) => setAsset(sys.id, undefined)),
    ],
    replace(result) {
      const kept = new Map(result.entries.filter(isEntry).map((entry) => [entry.sys.id, entry]));
      const files = new Map(result.assets.filter(isRecord).map((asset) => [asset.sys.id, asset]));
      return [
        ...[...entries.keys()].filter((id) => !kept.has(id)).flatMap((id) => setEntry(id, undefined)),
        ...[...assets.keys()].filter((id) => !files.has(id)).flatMap((id) => setAsset(id, undefined)),
        ...[...kept]
          .filter(([id, entry]) => !isSame(entries.get(id), entry))
          .flatMap(([id, entry]) => setEntry(id, entry)),
        ...[...files]
          .filter(([id, asset]) => !isSame(assets.get(id), asset))
          .flatMap(([id, asset]) => setAsset(id, asset)),
      ];
    },
    linkingTo(differences) {
      const own = new Set(differences.flatMap(({ linkType, id }) => (linkType === 'Entry' ? [id] : [])));
      const found = new Set<string>();
      const queue = differences.map(({ linkType, id }) => keyOf({ linkType, id }));
      // The queue grows while it is read.
      for (const key of queue) {
        for (const id of linkedFrom.get(key) ?? []) {
          if (found.has(id) || own.has(id)) continue;
          found.add(id);
          queue.push(keyOf({ linkType: 'Entry', id }));
        }
      }
      return found;
    },
  };
}

function keyOf({ linkType, id }: Pointer): string {
  return `${linkType}:${id}`;
}

/** Every link in the fields, however deep. Without recursion, since how deep is up to the editor. */
function keysIn(fields: unknown): string[] {
  const keys = new Set<string>();
  const queue: unknown[] = [fields];
  for (const value of queue) {
    if (typeof value !== 'object' || value === null) continue;
    const pointer = readPointer(value);
    if (pointer) {
      keys.add(keyOf(pointer));
      continue;
    }
    for (const inner of Object.values(value) as unknown[]) {
      if (queue.length < MAX_VALUES) queue.push(inner);
    }
  }
  return [...keys];
}

/** Publishing counts up the revision. */
function isSame(before: ContentEntry | ContentAsset | undefined, after: ContentEntry | ContentAsset): boolean {
  return (
    before !== undefined &&
    after.sys.updatedAt !== undefined &&
    before.sys.updatedAt === after.sys.updatedAt &&
    before.sys.revision === after.sys.revision
  );
}

function hasId({ sys }: DeletedRecord): boolean {
  return typeof (sys as DeletedRecord['sys'] | undefined)?.id === 'string';
}

/** What a service that is broken, or a file that was edited, may hold instead is left out. */
function isRecord(record: ContentEntry | ContentAsset): boolean {
  const { sys, fields }: Partial<ContentEntry> = (record as ContentEntry | null) ?? {};
  return typeof sys?.id === 'string' && typeof fields === 'object' && fields !== null;
}

function isEntry(entry: ContentEntry): boolean {
  return isRecord(entry) && typeof entry.sys.contentType?.sys.id === 'string';
}
