import { LRUCache } from 'lru-cache';
import type { Content } from '../content/snapshot/create-content.ts';
import { changedKeys } from '../content/snapshot/note-reads.ts';
import { EncodedBody } from '../http/request/encoded-body.ts';
import type { Catalog } from '../modules/products/catalog.ts';
import type { Freshness } from '../modules/products/freshness.ts';
import { PageUnavailable } from './inject-fetch.ts';

export interface Page {
  readonly status: number;
  readonly redirect: string | undefined;
  /** Hashes that allow its inline scripts and styles: they are part of the body, so both are cached together. */
  readonly policy: string;
  readonly body: EncodedBody;
}

interface Kept extends Page {
  /** When its reading began, as `Freshness` counts. */
  readonly mark: number;
  readonly renderedAt: number;
  /** From this moment on it is never sent: a promotion has turned to another day. */
  readonly validUntil: number;
  /** Products and content that it shows: a change to one of them, to its stock or to a record makes the page stale. */
  readonly shows: readonly string[];
}

export interface PageCacheOptions {
  catalog: Pick<Catalog, 'catchUp' | 'freshness'>;
  content: Pick<Content, 'onChange'>;
  /** Called for each lookup of a page that may be cached. */
  onLookup?: (isHit: boolean) => void;
  now: () => number;
  /** Milliseconds after which a page is rendered again even without a known change. */
  freshFor: number;
  /** Milliseconds for which it may still be sent while that happens. */
  staleFor: number;
  maxBytes: number;
}

export interface RenderResult {
  status: number;
  html: string;
  redirect?: string | undefined;
  policy: string;
  /** What was read of the catalog and of the content, see `notingReads`. */
  keys: readonly string[];
  /** Milliseconds since 1970 from which on it is another page; infinite if time alone does not change it. */
  validUntil: number;
}

const toPage = async ({ status, html, redirect, policy }: RenderResult, earlier?: EncodedBody): Promise<Page> => ({
  status,
  redirect,
  policy,
  body: await EncodedBody.of(html, { earlier }),
});

/** Products named by the links of a page. */
const skusIn = (html: string): string[] =>
  [...html.slice(Math.max(0, html.indexOf('</head>'))).matchAll(/\/products\/([0-9A-Za-z-]+)/g)].map(
    ([, sku]) => sku as string,
  );

/**
 * Rendered public pages by their key. They are the same for every visitor, so one rendering serves all until the bus says
 * that a product on the page, its stock, or a content record that the page shows has changed.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Kept>;
  readonly #rendering = new Map<string, Promise<Kept>>();
  readonly #freshness: Freshness;
  readonly #options: PageCacheOptions;
  readonly #endContent: () => void;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#freshness = options.catalog.freshness;
    this.#endContent = options.content.onChange((change) => this.#freshness.changed(changedKeys(change)));
    this.#pages = new LRUCache({
      max: 5_000,
      maxSize: options.maxBytes,
      sizeCalculation: (page) => page.body.size + 512,
    });
  }

  /**
   * The page, from the cache or rendered now; without a key, always rendered. Concurrent renderings of one key are shared. When
   * `render` rejects with `PageUnavailable`, a cached page is sent, however old it is, unless it is known to show what no longer holds.
   * If `render` throws synchronously, only this caller is refused.
   */
  async get(key: string | null, render: () => Promise<RenderResult>): Promise<Page> {
    if (key === null) return toPage(await render());
    if (!this.#freshness.isClear) await this.#catchUp();
    const known = this.#pages.get(key);
    const now = this.#options.now();
    const isValid = known && now < known.validUntil && this.#freshness.holds(known.mark, known.shows);
    const valid = isValid ? known : undefined;
    const age = valid ? now - valid.renderedAt : 0;
    this.#options.onLookup?.(valid !== undefined && age < this.#options.staleFor);
    if (valid) {
      if (age < this.#options.freshFor) return valid;
      if (age < this.#options.staleFor) {
        // Requests in the meantime do not wait; if rendering fails, the page stays until it is too old.
        this.#renderOnce(key, render).catch(() => undefined);
        return valid;
      }
    }
    try {
      const rendered = await this.#renderOnce(key, render);
      // It may have been joined, or time may have passed. The next one begins after this request did.
      if (!this.#isPast(rendered)) return rendered;
      if (!this.#freshness.isClear) await this.#catchUp();
      return await this.#renderOnce(key, render);
    } catch (error) {
      // Nothing can be bought now anyway; once the database is back, the page is rendered again.
      if (known && error instanceof PageUnavailable && !this.#isPast(known)) return known;
      throw error;
    }
  }

  /** Known to be another page by now. One that is merely old is not. */
  #isPast({ validUntil, mark, shows }: Kept): boolean {
    return this.#options.now() >= validUntil || this.#freshness.hasChanged(mark, shows);
  }

  close(): void {
    this.#endContent();
  }

  /** If it is not known what has changed, no older page is used. */
  async #catchUp(): Promise<void> {
    await this.#options.catalog.catchUp().catch(() => undefined);
  }

  async #renderOnce(key: string, render: () => Promise<RenderResult>): Promise<Kept> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const mark = this.#freshness.mark();
    const fresh = render()
      .then(async (result) => {
        const { keys, validUntil } = result;
        const shows = [...new Set([...skusIn(result.html), ...keys])];
        // A page is usually the same as a minute ago.
        const page = await toPage(result, this.#pages.peek(key)?.body);
        const kept = { ...page, mark, renderedAt: this.#options.now(), validUntil, shows };
        const isKept = page.status < 500 && page.redirect === undefined && this.#freshness.isReliable;
        if (isKept) this.#pages.set(key, kept);
        return kept;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, fresh);
    return fresh;
  }
}
