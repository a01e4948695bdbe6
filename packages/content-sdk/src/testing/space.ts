/** A space in memory, as a delivery API shows it: what is published, and a log of what has changed. */
export interface TestSpace {
  /** Publishes an entry; fields by name, in `en-US` unless a value is made by `inLocales`. */
  entry(type: string, id: string, fields: Readonly<Record<string, unknown>>): void;
  asset(id: string, file: Partial<TestFile>): void;
  remove(linkType: 'Entry' | 'Asset', id: string): void;
  readonly records: ReadonlyMap<string, TestRecord>;
  /** What has changed since, the oldest first; a record once. */
  since(version: number): TestRecord[];
  readonly version: number;
}

export interface TestFile {
  title: string;
  url: string;
  contentType: string;
  fileName: string;
}

export interface TestRecord {
  readonly version: number;
  readonly sys: Readonly<Record<string, unknown>> & { readonly type: string; readonly id: string };
  /** By locale; absent when it is deleted. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly metadata?: { readonly tags: readonly unknown[] };
}

class Localized {
  readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values;
  }
}

/** The values of a field by locale. */
export function inLocales(values: Readonly<Record<string, unknown>>): Localized {
  return new Localized(values);
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
export const entryLink = (id: string) => link('Entry', id);
export const assetLink = (id: string) => link('Asset', id);

export function createSpace(): TestSpace {
  const records = new Map<string, TestRecord>();
  let version = 0;

  function put(linkType: 'Entry' | 'Asset', id: string, contentType: string | undefined, fields: object): void {
    version += 1;
    const key = `${linkType}:${id}`;
    const before = records.get(key);
    const at = new Date(Date.UTC(2026, 0, 1) + version * 1_000).toISOString();
    const revision = Number(before?.sys['revision'] ?? 0) + 1;
    const sys = {
      type: linkType,
      id,
      space: link('Space', 'regen'),
      environment: link('Environment', 'master'),
      createdAt: before?.sys['createdAt'] ?? at,
      updatedAt: at,
      revision,
      ...(contentType === undefined ? {} : { contentType: link('ContentType', contentType) }),
    };
    const localized = Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Localized ? value.values : { 'en-US': value },
    ]);
    records.set(key, {
      version,
      sys,
      fields: Object.fromEntries(localized) as Record<string, Record<string, unknown>>,
      metadata: { tags: [] },
    });
  }

  return {
    records,
    get version() {
      return version;
    },
    entry: (type, id, fields) => put('Entry', id, type, fields),
    asset(id, { title = id, url = `//images.example/${id}.png`, contentType = 'image/png', fileName = `${id}.png` }) {
      const details = {
        size: 1_024,
        ...(contentType.startsWith('image/') ? { image: { width: 640, height: 480 } } : {}),
      };
      put('Asset', id, undefined, { title, file: { url, contentType, fileName, details } });
    },
    remove(linkType, id) {
      version += 1;
      records.set(`${linkType}:${id}`, {
        version,
        sys: { type: `Deleted${linkType}`, id, revision: 1, deletedAt: new Date(Date.UTC(2026, 0, 1)).toISOString() },
      });
    },
    since: (from) =>
      [...records.values()]
        .filter((record) => record.version > from)
        .toSorted((one, other) => one.version - other.version),
  };
}
