import type { Bus } from '../../bus/bus.ts';
import { STOCK_PAYLOAD, STOCK_TOPIC } from '../../bus/live-events.ts';

/** The reviews of these SKUs, and with them what buyers gave the products, have changed. */
export const REVIEWS_TOPIC = 'reviews';

/** Accounts have gained or lost a store page; their labels are written by `storeOf`, as if they were SKUs. */
export const STORES_TOPIC = 'stores';

/** A key, kept beside the SKUs, for whatever depends on the order of products in lists. */
export const LISTS = 'catalog lists';
/** The key of whatever was found by words. Each change to a product may change it. */
export const SEARCHES = 'catalog searches';
/** The key of whatever shows only a product's first picture. */
export const pictureOf = (sku: string): string => `picture ${sku}`;
/** The key of whatever shows a label's store, or that there is none. */
export const storeOf = (label: string): string => `store ${label}`;

/**
 * Says whether something read at some moment is still current. Each change that the bus reports gets the next number; a cached response
 * carries the number at which its reading began and the SKUs that it shows. So a response that was being read while one of its products
 * changed is never served twice, and a change costs nothing to responses that do not show it.
 *
 * The database only says that the catalog has changed. Until `catalogSeen` says what differs, nothing older holds.
 */
export class Freshness {
  #sequence = 1;
  /** The last change of the catalog as a whole, or of the bus, of which some changes may have gone unheard. */
  #epoch = 1;
  /** The last change of the catalog as a whole that was heard. */
  #catalog = 1;
  /** The last reported change to something in the catalog, and whether it is known by now what changed. */
  #someChange = 1;
  #isClear = true;
  readonly #changed = new Map<string, number>();
  readonly #bus: Bus;
  readonly #end: (() => void)[];

  constructor(bus: Bus) {
    this.#bus = bus;
    this.#end = [
      bus.subscribe(STOCK_TOPIC, (payload) => this.#productsChanged(payload)),
      bus.subscribe(STORES_TOPIC, (payload) => this.#productsChanged(payload)),
      bus.subscribe(REVIEWS_TOPIC, (payload) => this.#productsChanged(payload)),
      bus.subscribe('catalog', () => this.#somethingChanged()),
      bus.onChange(() => this.#busChanged()),
    ];
  }

  /** The mark to keep with what is about to be read. */
  mark(): number {
    return this.#sequence;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** The last change that may still be unknown: what was loaded before it is not the current catalog. */
  get someChange(): number {
    return this.#someChange;
  }

  /** Whether it is known what has changed in the catalog. */
  get isClear(): boolean {
    return this.#isClear;
  }

  /** False while messages of other processes may be missed. */
  get isReliable(): boolean {
    return this.#bus.isConnected;
  }

  holds(mark: number, skus: readonly string[]): boolean {
    return this.#bus.isConnected && mark >= this.#epoch && !this.hasChanged(mark, skus);
  }

  /** Whether a change of it was heard. Says nothing about those that were missed. */
  hasChanged(mark: number, skus: readonly string[]): boolean {
    if (mark < this.#catalog || (!this.#isClear && mark < this.#someChange)) return true;
    return mark !== this.#sequence && skus.some((sku) => (this.#changed.get(sku) ?? 0) > mark);
  }

  /** Something else has changed that responses name as if it were a SKU. */
  changed(keys: readonly string[]): void {
    this.#sequence += 1;
    for (const key of keys) this.#changed.set(key, this.#sequence);
  }

  /**
   * The catalog was read again, and `keys` differ from the last time; null for everything. What was being read in the meantime may be older.
   * `someChange` is from before the read: only if nothing was reported since is it known what has changed.
   */
  catalogSeen(someChange: number, keys: readonly string[] | null): void {
    if (keys === null) this.allChanged();
    else if (keys.length > 0) this.changed(keys);
    if (someChange === this.#someChange) this.#isClear = true;
  }

  /** The catalog as a whole has changed. */
  allChanged(): void {
    this.#busChanged();
    this.#catalog = this.#sequence;
    this.#changed.clear();
  }

  close(): void {
    for (const end of this.#end) end();
  }

  #productsChanged(payload: unknown): void {
    const read = STOCK_PAYLOAD.safeParse(payload);
    // What changed is unknown. Of stock, the gateway has said that it is malformed.
    if (!read.success) return this.allChanged();
    this.changed(read.data.skus);
  }

  #somethingChanged(): void {
    this.#sequence += 1;
    this.#someChange = this.#sequence;
    this.#isClear = false;
  }

  #busChanged(): void {
    this.#sequence += 1;
    this.#epoch = this.#sequence;
  }
}
