import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTE_INVENTORY } from '../../route-inventory.ts';
import { withoutTimes } from '../support/without-times.ts';
import { ask, each, leaksOf } from './leak-ask.ts';
import { findLeaks } from './leak-detector.ts';
import { callsOf, firstPages } from './leak-requests.ts';
import { openMarkedStore, ROLES, type Person, type Role, type Store } from './leak-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openMarkedStore();
});
afterAll(() => store.stop());

function as(role: Role): Person {
  const person = store.people.get(role);
  if (!person) throw new Error(`Nobody is ${role}.`);
  return person;
}

/** Links of a page that lead to other pages of the store. */
function linksOf(html: string, origin: string): string[] {
  const found = [...html.matchAll(/(?:href="|<loc>)([^"<]+)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return found
    .map((href) => (href.startsWith(origin) ? href.slice(origin.length) : href))
    .filter((href) => /^\/(?![/\\])/.test(href) && !/^\/(assets|media|fonts|storybook|favicon)/.test(href))
    .map((href) => href.replace(/#.*/, ''));
}

/** Choices of a list can be combined without end; one choice at a time reaches every product. */
const isWorthwhile = (path: string) => !/^\/products\?.*&.*&|%2C|,/.test(path);

describe.each(ROLES)('as %s', (role) => {
  it('no API response contains data of others', async () => {
    const person = as(role);
    const leaks: string[] = [];
    const answered = new Map<number, number>();
    await each(callsOf(store, person), async (call) => {
      const reply = await ask(store.apiUrl + call.path, person, call);
      answered.set(reply.status, (answered.get(reply.status) ?? 0) + 1);
      const asked = `${call.path} ${call.body ? JSON.stringify(call.body) : ''}`;
      for (const leak of leaksOf(store, person, reply, asked)) leaks.push(`${call.method} ${call.path}: ${leak}`);
      // A question that is not understood finds nothing.
      if (reply.status >= 500 || [400, 405, 415, 422].includes(reply.status)) {
        leaks.push(`${call.method} ${call.path}: status ${reply.status}`);
      }
    });
    expect(leaks).toEqual([]);
    // Most of it is there for everybody: a crawl of refusals would find nothing.
    expect(answered.get(200) ?? 0).toBeGreaterThan(200);
  });
});

/** What somebody finds at an address, and the links that lead on from there. */
async function visit(path: string, role: Role) {
  const person = as(role);
  const reply = await ask(store.url + path, person);
  const location = reply.headers.get('location');
  return {
    isShown: reply.status === 200,
    leaks: leaksOf(store, person, reply, path).map((leak) => `${path} as ${role}: ${leak}`),
    links: linksOf(location ? `href="${location}"` : reply.text, store.url),
  };
}

/** All roles in turn, each the first one as often as the others. */
const inTurn = (turn: number): Role[] => ROLES.map((_, place) => ROLES[(turn + place) % ROLES.length] as Role);

it('no page contains data of others, whichever links are followed and regardless of who comes first', async () => {
  const leaks: string[] = [];
  const shown = new Map<Role, number>(ROLES.map((role) => [role, 0]));
  const seen = new Set(
    firstPages(
      store,
      ROUTE_INVENTORY.map(({ url }) => url),
    ),
  );
  let frontier = [...seen];
  let turn = 0;
  while (frontier.length > 0) {
    const next = new Set<string>();
    await each(frontier, async (path) => {
      // Right after each other, so that the others are sent the page that was made for the first.
      for (const role of inTurn((turn += 1))) {
        const found = await visit(path, role);
        leaks.push(...found.leaks);
        if (found.isShown) shown.set(role, (shown.get(role) ?? 0) + 1);
        for (const link of found.links) if (!seen.has(link) && isWorthwhile(link)) next.add(link);
      }
    });
    for (const path of next) seen.add(path);
    frontier = [...next];
  }
  expect(leaks).toEqual([]);
  expect(Math.min(...shown.values())).toBeGreaterThan(200);
});

describe('the detector', () => {
  it('finds what is planted, in any disguise', () => {
    const { view } = as('visitor');
    const secret = store.products.find(({ sku }) => sku === '1401')?.prices[3] ?? 0;
    const price = (secret / 100).toFixed(2);
    const [whole = '', cents] = price.split('.');
    const planted = [
      `<p>C15 Bright Serum <b>$${price}</b></p>`,
      `<b>$${whole.slice(0, 1)},${whole.slice(1)}.${cents}</b>`,
      `{"price":{"yourPrice":${price}}}`,
      `{"yourPriceCents":${secret}}`,
      `<script>$_TSR={price:{yourPrice:${price}}}</script>`,
      '<a href="/products/GM3101">Peel</a>',
      '<loc>http://127.0.0.1/products/GM3101</loc>',
      '{"sku":"GM\\u0033101"}',
      '<span>&#x47;M3101</span>',
      '<meta content="%47M3101">',
      '{"didYouMean":"zqxkeywordxqz"}',
      '<h2>ZqxNameXqz</h2>',
      '{"file":{"name":"zqxbundle3xqz.pdf"}}',
    ];
    for (const body of planted) expect([body, findLeaks(body, view).length]).toEqual([body, 1]);
  });

  it('takes the points of a cart for no price, and any other number for one', () => {
    const { view } = as('visitor');
    const secret = store.products.find(({ sku }) => sku === '1401')?.prices[3] ?? 0;
    expect(findLeaks(`{"pointsToEarn":${secret}}`, view)).toEqual([]);
    expect(findLeaks(`{"pointsToEarn":${secret},"subtotal":${secret}}`, view)).toHaveLength(1);
  });

  it('knows the price of each product, and not only which prices there are', () => {
    const { view } = as('visitor');
    const [own, other] = ['1401', '1402'].map(
      (sku) => (store.products.find((one) => one.sku === sku)?.prices[0] ?? 0) / 100,
    );
    const answer = (yourPrice = 0) =>
      JSON.stringify({ items: [{ sku: '1401', price: { listPrice: own, yourPrice } }] });
    expect(findLeaks(answer(own), view)).toEqual([]);
    expect(findLeaks(answer(other), view)).toEqual([`${other} as yourPrice of 1401`]);
  });

  it('names what was asked for only where it is named again', () => {
    const { view } = as('visitor');
    expect(findLeaks('There is no GM3101.', view, '/products/GM3101')).toEqual([]);
    expect(findLeaks('GM3102', view, '/products/GM3101')).toEqual(['the product GM3102']);
  });

  it.each(['tier 1', 'tier 2', 'tier 4', 'school'] as const)('would show a visitor what %s reads', async (role) => {
    const reply = await ask(`${store.apiUrl}/products/${as(role).reader}?perPage=48`, as(role));
    const leaks = leaksOf(store, as('visitor'), reply, '');
    for (const { sku } of store.products.filter((product) => product.visible_web).slice(0, 5)) {
      expect(leaks.some((leak) => leak.endsWith(`the ${role} price of ${sku}`))).toBe(true);
    }
  });
});

it('a file opens by its own signed address and by nothing like it', async () => {
  const [author, visitor] = [as('tier 1'), as('visitor')];
  const urls: URL[] = [];
  for (const { id } of store.bundles.filter(({ user_id: user }) => user === author.id)) {
    const reply = await ask(`${store.apiUrl}/recommendations/${author.id}/bundle/${id}`, author);
    const { file } = JSON.parse(reply.text) as { file: { url: string } | null };
    if (file) urls.push(new URL(file.url, store.url));
  }
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) {
    expect((await ask(url.href, visitor)).status).toBe(200);
    const unsigned = new URL(url);
    unsigned.search = '';
    expect((await ask(unsigned.href, author)).status).toBeGreaterThanOrEqual(400);
    for (const name of url.searchParams.keys()) {
      const changed = new URL(url);
      changed.searchParams.set(name, `${url.searchParams.get(name) ?? ''}1`);
      expect((await ask(changed.href, author)).status).toBeGreaterThanOrEqual(400);
    }
  }
});

it('files of records for some channels open for nobody without the URL that their readers get', async () => {
  expect(store.gatedFiles.length).toBeGreaterThan(5);
  const open: string[] = [];
  await each(store.gatedFiles, async (path) => {
    for (const role of ROLES) {
      const { status } = await ask(store.url + encodeURI(path), as(role));
      if (status !== 404) open.push(`${path} as ${role}: ${status}`);
    }
  });
  expect(open).toEqual([]);
});

it('an archive has the files of resources that its caller may read', async () => {
  const leaks: string[] = [];
  const downloads = new Map<Role, number>();
  await each(ROLES, async (role) => {
    const person = as(role);
    for (const slug of store.names.resources) {
      const path = '/resources/archive';
      const reply = await ask(store.apiUrl + path, person, { method: 'POST', body: { slugs: [slug] } });
      if (reply.status === 404) continue;
      const { url } = JSON.parse(reply.text) as { url: string };
      const archive = await ask(store.url + url, person);
      expect([slug, archive.status]).toEqual([slug, 200]);
      downloads.set(role, (downloads.get(role) ?? 0) + 1);
      // The names of its files are in it as they are.
      leaks.push(...leaksOf(store, person, archive, '').map((leak) => `${slug} as ${role}: ${leak}`));
    }
  });
  expect(leaks).toEqual([]);
  // 13 are for everybody, 11 for professionals and schools, 12 for professionals and 4 for schools.
  expect(Object.fromEntries(downloads)).toEqual({
    visitor: 13,
    retail: 13,
    school: 28,
    'tier 1': 36,
    'tier 2': 36,
    'tier 4': 36,
    admin: 36,
  });
});

describe('cached responses', () => {
  const paths = [
    '/products/public',
    '/product/1401',
    '/products/category',
    '/products/?search=serum',
    '/faqs',
    '/page/content/about',
  ];

  it.each([
    ['professional first', ['tier 2', 'visitor']],
    ['visitor first', ['visitor', 'tier 2']],
    ['retail first', ['retail', 'tier 4', 'school']],
  ] as const)('are cached for their audience: %s', async (_, order) => {
    const leaks: string[] = [];
    const remembered = new Map<string, string>();
    for (const role of order) {
      const person = as(role);
      for (const path of paths) {
        const own = path.replace('public', person.reader);
        const reply = await ask(store.apiUrl + own, person);
        leaks.push(...leaksOf(store, person, reply, own).map((leak) => `${own}: ${leak}`));
        // With the ETag of what another person was sent: a "not modified" response would leave that person's data in the browser.
        const former = remembered.get(path);
        if (former !== undefined) {
          const again = await ask(store.apiUrl + own, person, undefined, { 'if-none-match': former });
          if (again.status === 304 && reply.headers.get('etag') !== former)
            leaks.push(`${own} is not the same for ${role}`);
        }
        const mark = reply.headers.get('etag');
        if (mark) remembered.set(path, mark);
        // What depends on the caller must not be cached by proxies.
        const keeping = reply.headers.get('cache-control') ?? '';
        const vary = (reply.headers.get('vary') ?? '').toLowerCase();
        if (/public|s-maxage/.test(keeping) && !vary.includes('authorization'))
          leaks.push(`${own} may be kept: ${keeping}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  it('are the same page for everyone, regardless of who came first', async () => {
    const pages = [
      '/',
      '/products',
      '/products/1401',
      '/products/GM3101',
      '/search?q=peel',
      '/store/lumen-skin',
      '/sitemap.xml',
    ];
    const bare = (text: string) => withoutTimes(text).replace(/[\w-]{8}-[\w-]{4}-[\w-]{4}-[\w-]{4}-[\w-]{12}/g, '');
    for (const order of [ROLES, ROLES.toReversed()]) {
      const query = order === ROLES ? 'a' : 'b';
      for (const page of pages) {
        const path = `${page}${page.includes('?') ? '&' : '?'}utm_source=${query}`;
        const texts: string[] = [];
        // As browsers ask: a packed page is put together from packed parts.
        const packed = { 'accept-encoding': 'gzip' };
        for (const role of order) texts.push(bare((await ask(store.url + path, as(role), undefined, packed)).text));
        expect([path, new Set(texts).size]).toEqual([path, 1]);
      }
    }
  });
});
