import type { ProductSummary } from '@regen/sdk';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../auth/actor.ts';
import { noteCatalog, noteUntil } from '../../content/snapshot/note-reads.ts';
import type { Needs } from '../../platform.ts';
import { callerAudience } from './audience.ts';
import type { Audience } from './audience.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { Freshness, LISTS, pictureOf, SEARCHES } from './freshness.ts';
import { loadIndex } from './index-loader.ts';
import type { LoadedIndex } from './index-loader.ts';
import { summaryOf } from './present.ts';
import type { SlugFilter } from './present.ts';
import { summaryRows } from './repository.ts';

/** A finished response, the products that it shows, and when its reading began. */
interface Answer {
  readonly bytes: Buffer;
  readonly skus: readonly string[];
  readonly mark: number;
}

/** Creates a response; `mark` is from before anything was read. */
type Make = (mark: number) => Promise<{ json: string; skus: readonly string[] }>;

interface Part {
  readonly json: string;
  readonly mark: number;
}

interface Loaded {
  readonly value: CatalogIndex;
  readonly validUntil: number;
  /** From `Freshness`, before it was read. */
  readonly epoch: number;
  readonly someChange: number;
  readonly loadedAt: number;
}

/** The keys of everything that may differ from an earlier state; null for everything. */
function changedKeys(earlier: CatalogIndex | undefined, now: CatalogIndex): readonly string[] | null {
  // Nothing was made from the catalog before its first read.
  if (earlier === undefined) return [];
  const change = now.changesSince(earlier);
  if (change.kind === 'range') return null;
  const { skus, pictured, isReordered } = change;
  return skus.length === 0 ? [] : [...skus, ...pictured.map(pictureOf), SEARCHES, ...(isReordered ? [LISTS] : [])];
}

const MIB = 1024 * 1024;
/** "New" wears off and the day changes: nothing is kept longer, however little happens. */
const TTL = 10 * 60_000;
/** How long an index is used while messages of other processes may be missed. */
const BLIND_MS = 2_000;

/** `Buffer.from` may cut it from a larger chunk, all of which would be kept with it. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/**
 * The catalog as this process knows it: the index, and the cached responses and parts of responses. Everything is checked against
 * `Freshness` when it is used, so it is right in every process, whichever one made a change.
 */
export class Catalog {
  readonly freshness: Freshness;
  readonly #needs: Needs<'bus' | 'clock' | 'config' | 'db' | 'metrics'>;
  readonly #keeps: boolean;
  readonly #answers: LRUCache<string, Answer>;
  readonly #parts: LRUCache<string, Part>;
  readonly #making = new Map<string, { answer: Promise<Answer>; mark: number }>();
  #index: Loaded | null = null;
  #loading: Promise<LoadedIndex> | null = null;

  constructor(needs: Needs<'bus' | 'clock' | 'config' | 'db' | 'metrics'>) {
    this.#needs = needs;
    this.freshness = new Freshness(needs.bus);
    this.#keeps = needs.config.CATALOG_CACHE_MB > 0;
    const maxSize = Math.max(1, (needs.config.CATALOG_CACHE_MB * MIB) / 2);
    this.#answers = new LRUCache({ maxSize, sizeCalculation: ({ bytes }) => bytes.length + 500, ttl: TTL });
    // Two bytes per character: a single typographic apostrophe makes a string that wide.
    this.#parts = new LRUCache({ maxSize, sizeCalculation: ({ json }) => json.length * 2 + 200, ttl: TTL });
  }

  /** The index as of now. Loads one at a time; a change during a load makes those who come after it wait for the next. */
  async index(): Promise<CatalogIndex> {
    this.#dropWhatHasEnded();
    const known = this.#index;
    if (
      known !== null &&
      known.epoch === this.freshness.epoch &&
      known.someChange === this.freshness.someChange &&
      (this.freshness.isReliable || this.#age(known.loadedAt) < BLIND_MS)
    ) {
      noteUntil(known.validUntil);
      return known.value;
    }
    if (this.#loading !== null) {
      await this.#loading;
      return this.index();
    }
    const { epoch, someChange } = this.freshness;
    this.#loading = loadIndex(this.#needs.db, this.#needs.clock.now());
    try {
      const { index: value, validUntil } = await this.#loading;
      const wasWhole = epoch === this.freshness.epoch;
      this.freshness.catalogSeen(someChange, changedKeys(known?.value, value));
      // What is new in it was just reported; what was missed in the meantime was not.
      const seen = wasWhole ? this.freshness.epoch : epoch;
      this.#index = { value, validUntil, epoch: seen, someChange, loadedAt: performance.now() };
      noteUntil(validUntil);
      return value;
    } finally {
      this.#loading = null;
    }
  }

  /** Finds out what has changed in the catalog, if that is unknown. Until then, nothing older can be used. */
  async catchUp(): Promise<void> {
    if (!this.freshness.isClear) await this.index();
  }

  /** The response cached under `key`, or a new one. `make` also says which products it shows. */
  async answer(key: string, make: Make): Promise<Buffer> {
    this.#dropWhatHasEnded();
    if (!this.freshness.isClear) await this.index();
    const { bytes, skus } = await this.#keptOrMade(key, make);
    noteCatalog(skus);
    if (this.#index !== null) noteUntil(this.#index.validUntil);
    return bytes;
  }

  async #keptOrMade(key: string, make: Make): Promise<Answer> {
    const known = this.#answers.get(key);
    const isKept = known !== undefined && this.freshness.holds(known.mark, known.skus);
    this.#needs.metrics.cache('catalog', isKept);
    if (isKept) return known;
    const mark = this.freshness.mark();
    const running = this.#making.get(key);
    // Nothing has changed since that reading began, so it can serve this caller as well.
    if (running !== undefined && running.mark === mark && this.#keeps) return running.answer;
    const answer = this.#make(key, mark, make);
    this.#making.set(key, { answer, mark });
    try {
      return await answer;
    } finally {
      if (this.#making.get(key)?.answer === answer) this.#making.delete(key);
    }
  }

  async #make(key: string, mark: number, make: Make): Promise<Answer> {
    const { json, skus } = await make(mark);
    const answer = { bytes: ownBytes(json), skus, mark };
    if (this.#keeps && this.freshness.isReliable) this.#answers.set(key, answer);
    return answer;
  }

  /** Summaries as JSON by SKU, priced for the caller; what the caller may not see is not in it. */
  async summariesFor(actor: Actor, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const mark = this.freshness.mark();
    return this.summaries(await this.index(), callerAudience(actor), skus, mark);
  }

  /**
   * Summaries as JSON by SKU; what the audience may not see is not in it. Reads only what is not known yet, in one query.
   * `mark` is from before `index` was asked for.
   */
  async summaries(
    index: CatalogIndex,
    audience: Audience,
    skus: readonly string[],
    mark: number,
  ): Promise<Map<string, string>> {
    noteCatalog(skus);
    const found = new Map<string, string>();
    const missing: string[] = [];
    for (const sku of skus) {
      if (!index.isVisible(sku, audience)) continue;
      const known = this.#parts.get(`${audience.key}/${sku}`);
      if (known !== undefined && this.freshness.holds(known.mark, [sku])) found.set(sku, known.json);
      else missing.push(sku);
    }
    if (missing.length === 0) return found;
    const now = this.#needs.clock.now().getTime();
    const canRead: SlugFilter = (facet, slug) => index.canRead(audience, facet, slug);
    for (const row of await summaryRows(this.#needs, missing, audience)) {
      const summary = summaryOf(row, audience, now, canRead);
      if (summary === null) continue;
      const json = JSON.stringify(summary satisfies ProductSummary);
      found.set(row.sku, json);
      if (this.#keeps && this.freshness.isReliable) this.#parts.set(`${audience.key}/${row.sku}`, { json, mark });
    }
    return found;
  }

  close(): void {
    this.freshness.close();
  }

  /** Nothing announces a scheduled discontinuation: after it, everything that may list or count the product is outdated. */
  #dropWhatHasEnded(): void {
    if (this.#index === null || this.#needs.clock.now().getTime() < this.#index.validUntil) return;
    this.#index = null;
    this.freshness.allChanged();
  }

  #age(since: number): number {
    return performance.now() - since;
  }
}
