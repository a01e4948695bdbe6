import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { CARDS, DESTINATION, cardOf, orderOf } from '../../server/purchase.ts';
import type { OrderableCart } from '../../server/purchase.ts';
import type { Api } from '../api.ts';
import { READS } from '../reads.ts';
import { HTML, SIGNED_IN, WORDS } from '../requests.ts';
import type { World } from '../world.ts';
import type { Got } from './caller.ts';

/** One person's next action; throws when the server is gone. */
export type Step = (turn: number) => Promise<void>;

export interface Browser {
  /** Sends a request, counts its outcome, and throws `Gone` when the server no longer listens. */
  send(
    path: string,
    sent?: { method?: string; headers?: Readonly<Record<string, string>>; body?: object },
  ): Promise<Got>;
}

const PAGE = { ...HTML, 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
const FORMATS = ['avif', 'webp', 'png'];
const SIZES = ['icon', 'thumbnail', 'retail', 'standard'];
const SORTS = ['featured', 'newest', 'name', 'price_asc', 'price_desc'];
const PAGES = [
  '/',
  '/products',
  '/locations',
  '/compare',
  '/become-pro',
  '/register-retail',
  '/store/lumen-skin',
  '/products?category=serums',
  '/no-such-page',
  '/blogs',
  '/webinars',
  '/resources',
  '/faqs',
  ...SIGNED_IN,
];

/** The text of a response, however it is compressed. */
export function textOf({ body, headers }: Pick<Got, 'body' | 'headers'>): string {
  switch (headers['content-encoding']) {
    case undefined:
      return body.toString('utf8');
    case 'gzip':
      return gunzipSync(body).toString('utf8');
    case 'br':
      return brotliDecompressSync(body).toString('utf8');
    case 'zstd':
      return zstdDecompressSync(body).toString('utf8');
    default:
      throw new Error(`A page was sent as ${headers['content-encoding']}, which no browser here asked for.`);
  }
}

/** The URL for this turn: the pages of the store, every product, every sort order of the list, searches. */
function pageOf(skus: readonly string[], turn: number): string {
  const at = Math.floor(turn / 4);
  switch (turn % 4) {
    case 0:
      return PAGES[at % PAGES.length] ?? '/';
    case 1:
      return `/products/${skus[at % skus.length]}`;
    case 2:
      return `/products?page=${1 + (at % 7)}&sort=${SORTS[at % SORTS.length]}`;
    default:
      return `/search?q=${encodeURIComponent(WORDS[at % WORDS.length] ?? '')}`;
  }
}

/** Visits pages, and with `seesPictures` some of the pictures on each; waiting for pictures to be drawn means fewer requests. */
export function visitor(browser: Browser, { skus }: World, first: number, seesPictures = false): Step {
  return async (turn) => {
    const page = pageOf(skus, first + turn);
    const got = await browser.send(page, {
      headers: turn % 5 === 4 ? { ...PAGE, 'accept-encoding': 'identity' } : PAGE,
    });
    if (!seesPictures) return;
    const shown = [...new Set(textOf(got).match(/\/media\/[\w/.-]+\.(?:avif|webp|png)/g))];
    const some = Array.from({ length: Math.min(3, shown.length) }, (_, at) => shown[(turn + at) % shown.length] ?? '');
    for (const picture of some) await browser.send(picture);
  };
}

/** Requests every picture of every product in every size and format, one by one: most have to be drawn. */
export async function viewer(browser: Browser, { shop, skus }: World): Promise<Step> {
  const templates: string[] = [];
  for (let at = 0; at < skus.length; at += 6) {
    const images = await shop.get<unknown>(`/product/images?sku=${skus.slice(at, at + 6).join(',')}`);
    templates.push(...(JSON.stringify(images).match(/\/media\/products\/[^"]+\{size\}[^"]+\{format\}/g) ?? []));
  }
  const pictures = templates.flatMap((template) =>
    SIZES.flatMap((size) => FORMATS.map((format) => template.replace('{size}', size).replace('{format}', format))),
  );
  if (pictures.length === 0) throw new Error('The demo has no pictures.');
  // A step that is coprime to the length visits all of them, with sizes and formats mixed.
  const stride = 1_009;
  return async (turn) => {
    await browser.send(pictures[(turn * stride) % pictures.length] ?? '');
    // Requested before: served from memory or from disk.
    for (let before = 1; before <= 4; before += 1)
      await browser.send(pictures[(Math.max(0, turn - before * 3) * stride) % pictures.length] ?? '');
  };
}

/** Every read operation of the contract in turn, as a user who may call it. */
export async function reader(browser: Browser, world: World): Promise<Step> {
  // A new token would invalidate the one that others in this run use.
  const { sessionRefresh: _unused, ...reads } = READS;
  const readings = await Promise.all(Object.values(reads).map(async (prepare) => prepare(world)));
  return async (turn) => {
    const reading = readings[turn % readings.length];
    const path = reading?.paths[Math.floor(turn / readings.length) % reading.paths.length];
    if (!reading || path === undefined) return;
    const url = reading.host === undefined ? reading.as.path(path) : `/api/v1/${reading.host}${path}`;
    await browser.send(url, { headers: reading.as.headers });
  };
}

/** Fills a cart, changes it, and orders it: as a new guest each time, or as the given person. */
export function buyer(browser: Browser, { skus, shop }: World, first: number, person?: { api: Api; id: string }): Step {
  const owner = person?.id ?? 'guest';
  return async (turn) => {
    const sku = skus[(first + turn * 7) % skus.length] ?? '';
    const browserId = person?.api.browserId ?? randomUUID();
    let headers: Record<string, string> = { ...(person?.api.headers ?? shop.headers), 'browser-id': browserId };
    const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer | null> => {
      const got = await browser.send(shop.path(path), { method, headers, ...(body && { body }) });
      const cookies = (got.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
      if (cookies.length > 0) headers = { ...headers, cookie: cookies.join('; ') };
      return got.status < 300 ? (JSON.parse(got.body.toString('utf8')) as Answer) : null;
    };
    const put = (body: object) => call<OrderableCart>('PUT', `/cart/${owner}`, body);
    // A sold-out product can't be added to a cart; that is a normal response.
    if (!(await put({ items: [{ sku, quantity: 1 + (turn % 3) }], destination: DESTINATION }))) return;
    await put({ set: [{ sku, quantity: 1 }] });
    const methods = await call<{ items: { id: string }[] }>('GET', `/shippingMethods/${owner}`);
    const shippingMethodId = methods?.items[0]?.id ?? '';
    const cart = await put({ shippingMethodId });
    const card = await call<{ token: string }>('POST', '/payments/test/tokens', cardOf(CARDS.good));
    if (!cart || !card) return;
    headers = { ...headers, 'idempotency-key': randomUUID() };
    const email = `${browserId}@bench.example`;
    await call('POST', `/order/${owner}`, orderOf(cart, { email, shippingMethodId, token: card.token }));
  };
}
