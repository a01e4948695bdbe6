import type { CategoryList, ConcernList, Product, ProductImages, ProductList, ProductPage } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';

const PRO = PEOPLE.otherProfessional;
const RETAIL = PEOPLE.client;
const SCHOOL = PEOPLE.school;

interface Person {
  as: Caller;
  id: string;
}

let server: TestServer;
let visitor: Person;
let pro: Person;
let retail: Person;
let school: Person;

async function signIn(email: string): Promise<Person> {
  const { jwt, id } = await server.signIn(email);
  return { as: { jwt }, id };
}

async function list(person: Person, query = ''): Promise<ProductPage> {
  const response = await server.call<ProductPage>('GET', `/products/${person.id}?${query}`, { as: person.as });
  expect(response.status).toBe(200);
  return response.body;
}

async function allItems(person: Person, query = ''): Promise<ProductPage['items']> {
  const first = await list(person, `perPage=48&${query}`);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) =>
      list(person, `perPage=48&page=${at + 2}&${query}`),
    ),
  );
  return [first, ...rest].flatMap((page) => page.items);
}

async function skusOf(condition: string): Promise<string[]> {
  const { rows } = await server.db.query<{ sku: string }>(`select sku from products where ${condition} order by sku`);
  return rows.map((row) => row.sku);
}

beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
  visitor = { as: 'client', id: 'public' };
  [pro, retail, school] = await Promise.all([signIn(PRO), signIn(RETAIL), signIn(SCHOOL)]);
});

afterAll(() => server.close());

describe('who sees what', () => {
  it('shows each audience exactly the products that are meant for it', async () => {
    const expected = [
      [visitor, 'visible_web'],
      [retail, 'visible_retail'],
      [pro, 'visible_pro'],
      [school, 'visible_school'],
    ] as const;
    for (const [person, column] of expected) {
      const skus = (await allItems(person)).map((item) => item.sku).toSorted();
      expect(skus).toEqual(await skusOf(column));
    }
  });

  it('never names a professional product or its price to visitors and retail clients, in any response', async () => {
    const hidden = await skusOf(`not visible_web and sku_type <> 'sample'`);
    expect(hidden.length).toBeGreaterThan(10);
    const professionalOnly = await server.db.query<{ slug: string }>(
      `select slug from categories where not audiences @> '{web}'`,
    );
    const everyVisible = (await allItems(visitor)).map((item) => item.sku);
    const { rows: names } = await server.db.query<{ name: string }>(`select name from products where sku = any($1)`, [
      hidden,
    ]);

    for (const person of [visitor, retail]) {
      const call = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
        (await server.call(method, path, { as: person.as, ...(body !== undefined && { body }) })).text;
      const texts = await Promise.all([
        ...['featured', 'newest', 'name', 'price_asc', 'price_desc'].flatMap((sort) =>
          [1, 2].map((page) => call('GET', `/products/${person.id}?perPage=48&page=${page}&sort=${sort}`)),
        ),
        ...professionalOnly.rows.map(({ slug }) => call('GET', `/products/${person.id}?category=${slug}`)),
        ...everyVisible.map((sku) => call('GET', `/product/${sku}`)),
        ...names.map(({ name }) => call('GET', `/products/?search=${encodeURIComponent(name)}`)),
        ...['peel', 'back bar', 'professional', 'ampoule', 'GM', 'alginat'].map((text) =>
          call('GET', `/products/?search=${encodeURIComponent(text)}&perPage=48`),
        ),
        call('GET', '/products/category'),
        call('GET', `/products/category/${person.id}`),
        call('GET', '/products/concerns'),
        call('GET', `/products/concerns/${person.id}`),
        call('GET', `/product/images?sku=${everyVisible.slice(0, 50).join(',')}`),
        call('POST', '/products/ids', { ids: everyVisible.slice(0, 100) }),
      ]);
      const all = texts.join('\n');
      for (const sku of hidden) expect(all).not.toContain(`"sku":"${sku}"`);
      for (const sku of hidden) expect(all).not.toContain(`/products/${sku}/`);
      for (const { slug } of professionalOnly.rows) expect(all).not.toContain(`"${slug}"`);
      expect(all).not.toMatch(/"reason":"(professional|tier|school)"/);
    }
  });

  it('are read for the caller or for `public`, at the prices of the caller', async () => {
    for (const { as, id } of [visitor, pro]) {
      const [own] = (
        await server.call<ProductList>('POST', '/products/ids', { as, body: { ids: [PRODUCTS.cleanser] } })
      ).body.items;
      for (const userId of new Set([id, 'public'])) {
        const body = { ids: [PRODUCTS.cleanser], userId };
        const response = await server.call<ProductList>('POST', '/products/ids', { as, body });
        expect(response).toMatchObject({ status: 200, body: { items: [{ price: own?.price }] } });
        expect((await server.call('GET', `/product/${PRODUCTS.cleanser}?userId=${userId}`, { as })).status).toBe(200);
      }
      const other = { ids: [PRODUCTS.cleanser], userId: retail.id };
      expect((await server.call('POST', '/products/ids', { as, body: other })).status).toBe(403);
    }
  });

  it('returns 404 for one that the caller may not see, and names it as missing or leaves it out', async () => {
    const [hidden = ''] = await skusOf('not visible_web');
    for (const { as } of [visitor, retail]) {
      expect((await server.call('GET', `/product/${hidden}`, { as })).status).toBe(404);
      const body = { ids: [PRODUCTS.cleanser, hidden, PRODUCTS.gelWash, PRODUCTS.cleanser] };
      const byIds = await server.call<ProductList>('POST', '/products/ids', { as, body });
      expect(byIds.body.items.map((item) => item.sku)).toEqual([PRODUCTS.cleanser, PRODUCTS.gelWash]);
      expect(byIds.body.missing).toEqual([hidden]);
      const images = await server.call<ProductImages>('GET', `/product/images?sku=${PRODUCTS.cleanser},${hidden}`, {
        as,
      });
      expect(images.body.items).toHaveLength(1);
      const alert = await server.call('POST', '/notify', { as, body: { email: 'a@example.com', sku: hidden } });
      expect(alert.status).toBe(404);
    }
    expect((await server.call('GET', `/product/${hidden}`, { as: pro.as })).status).toBe(200);
  });

  it('prices by channel and tier', async () => {
    const priceFor = async (person: Person) =>
      (await server.call<Product>('GET', `/product/${PRODUCTS.cleanser}`, { as: person.as })).body.price;
    expect(await priceFor(visitor)).toMatchObject({ listPrice: 38, yourPrice: 38, reason: 'list' });
    expect(await priceFor(retail)).toMatchObject({ yourPrice: 38, reason: 'list' });
    expect(await priceFor(pro)).toMatchObject({ listPrice: 22.8, yourPrice: 20.9, retailPrice: 38, reason: 'tier' });
    expect(await priceFor(school)).toMatchObject({ yourPrice: 19, reason: 'school' });
    for (const other of [visitor, retail, school]) expect(await priceFor(other)).not.toHaveProperty('retailPrice');
  });

  it('lists first the categories that visitors do not see', async () => {
    const slugsFor = async ({ as, id }: Person) =>
      (await server.call<CategoryList>('GET', `/products/category/${id}`, { as })).body.items.map(({ slug }) => slug);
    const forVisitors = await slugsFor(visitor);
    const forProfessionals = await slugsFor(pro);
    const own = forProfessionals.filter((slug) => !forVisitors.includes(slug));
    expect(own).toEqual(['back-bar', 'professional-peels', 'samples']);
    expect(forProfessionals).toEqual([...own, ...forVisitors]);
  });

  it('lets no one act for another user', async () => {
    for (const path of [
      `/products/${pro.id}`,
      `/products/category/${pro.id}`,
      `/products/concerns/${pro.id}`,
      `/product/${PRODUCTS.cleanser}?userId=${pro.id}`,
    ]) {
      expect((await server.call('GET', path, { as: retail.as })).status).toBe(403);
      expect([401, 403]).toContain((await server.call('GET', path)).status);
      expect((await server.call('GET', path, { as: pro.as })).status).toBe(200);
    }
    const body = { ids: [PRODUCTS.cleanser], userId: pro.id };
    expect((await server.call('POST', '/products/ids', { as: retail.as, body })).status).toBe(403);
  });
});

describe('lists', () => {
  it('goes through all pages without repeating or losing a product, in every order', async () => {
    const expected = await skusOf('visible_web');
    for (const sort of ['featured', 'newest', 'name', 'price_asc', 'price_desc']) {
      const skus: string[] = [];
      for (let page = 1; ; page += 1) {
        const { items, totalCount } = await list(visitor, `perPage=7&page=${page}&sort=${sort}`);
        expect(totalCount).toBe(expected.length);
        if (items.length === 0) break;
        skus.push(...items.map((item) => item.sku));
      }
      expect(skus.toSorted()).toEqual(expected);
    }
  });

  it('sorts by the price that this caller pays', async () => {
    for (const person of [visitor, pro, school]) {
      const prices = (await allItems(person, 'sort=price_asc')).map((item) => item.price.yourPrice);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const falling = (await allItems(person, 'sort=price_desc')).map((item) => item.price.yourPrice);
      expect(falling).toEqual(prices.toReversed());
    }
  });

  it('widens within a filter and narrows between filters, as PostgreSQL does', async () => {
    const query = 'category=serums&category=masks&concern=acne&concern=redness&skinType=oily';
    const skus = (await allItems(visitor, query)).map((item) => item.sku).toSorted();
    expect(skus).toEqual(
      await skusOf(
        `visible_web and categories && '{serums,masks}' and concerns && '{acne,redness}' and skin_types && '{oily}'`,
      ),
    );
    expect(skus.length).toBeGreaterThan(0);
    const page = await list(visitor, query);
    const counted = await skusOf(
      `visible_web and categories && '{cleansers}' and concerns && '{acne,redness}' and skin_types && '{oily}'`,
    );
    expect(page.facets['category']?.find((value) => value.value === 'cleansers')?.count).toBe(counted.length);
  });

  it('finds nothing for values that do not exist, and still counts the facets', async () => {
    const page = await list(visitor, 'category=no-such-thing');
    expect(page).toMatchObject({ items: [], totalCount: 0, totalPages: 0 });
    expect(page.facets['category']?.some((value) => value.count > 0)).toBe(true);
  });

  it('returns an empty page after the last one and refuses pages and sizes out of bounds by name', async () => {
    expect(await list(visitor, 'page=100000')).toMatchObject({ items: [], currentPage: 100_000 });
    for (const [query, path] of [
      ['page=0', '/query/page'],
      ['page=100001', '/query/page'],
      ['perPage=49', '/query/perPage'],
      ['perPage=x', '/query/perPage'],
      ['sort=random', '/query/sort'],
    ]) {
      const response = await server.call('GET', `/products/public?${query}`);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ code: 'validation_failed', details: [{ path }] });
    }
  });
});

describe('a product', () => {
  it('shows everything of its page, with the next steps and the contents of a kit', async () => {
    const product = (await server.call<Product>('GET', `/product/${PRODUCTS.cleanser}`)).body;
    expect(product).toMatchObject({ sku: PRODUCTS.cleanser, name: 'Oat Milk Wash', gtin: '2000000000015' });
    expect(product.related.map((item) => item.sku)).toEqual([PRODUCTS.mist, PRODUCTS.nightCream, PRODUCTS.balm]);
    expect(product.images.map((image) => image.view)).toEqual(['front', 'texture', 'context']);
    const kit = (await server.call<Product>('GET', `/product/${PRODUCTS.kit}`)).body;
    expect(kit.kitContents).toHaveLength(4);
    expect(kit.kitContents?.[0]).toMatchObject({ sku: PRODUCTS.gelWash, quantity: 1 });
  });

  it('names its sizes, and to each channel only those that it sees', async () => {
    const sizesOf = async (sku: string, { as }: Person) =>
      (await server.call<Product>('GET', `/product/${sku}`, { as })).body.sizes.map((size) => size.sku);
    expect(await sizesOf(PRODUCTS.cleanser, visitor)).toEqual([PRODUCTS.travelCleanser, PRODUCTS.cleanser]);
    expect(await sizesOf(PRODUCTS.travelCleanser, pro)).toEqual([
      PRODUCTS.travelCleanser,
      PRODUCTS.cleanser,
      PRODUCTS.backBarCleanser,
    ]);
    expect(await sizesOf(PRODUCTS.sunscreen, pro)).toEqual([PRODUCTS.sunscreen, PRODUCTS.backBarSunscreen]);
    // The other one is for professionals: one size is no choice.
    expect(await sizesOf(PRODUCTS.sunscreen, retail)).toEqual([]);
    expect(await sizesOf(PRODUCTS.serum, visitor)).toEqual([]);
  });

  it('says how many are left only when few are', async () => {
    await server.db.query(`update stock set on_hand = 3, low_threshold = 5 where sku = '${PRODUCTS.gelWash}'`);
    await server.db.query(`update stock set on_hand = 0 where sku = '${PRODUCTS.cleansingBalm}'`);
    await expect
      .poll(async () => (await server.call<Product>('GET', `/product/${PRODUCTS.gelWash}`)).body.stock)
      .toEqual({ state: 'low_stock', left: 3 });
    await expect
      .poll(async () => (await server.call<Product>('GET', `/product/${PRODUCTS.cleansingBalm}`)).body.stock)
      .toEqual({ state: 'out_of_stock', left: 0 });
  });

  it('counts categories and concerns as the list does', async () => {
    const categories = (await server.call<CategoryList>('GET', '/products/category')).body.items;
    expect(categories.length).toBeGreaterThanOrEqual(9);
    for (const { slug, productCount } of categories)
      expect((await list(visitor, `category=${slug}`)).totalCount).toBe(productCount);
    const path = `/products/concerns/${pro.id}`;
    const concerns = (await server.call<ConcernList>('GET', path, { as: pro.as })).body.items;
    expect(concerns.length).toBeGreaterThanOrEqual(10);
    for (const { slug, productCount } of concerns)
      expect((await list(pro, `concern=${slug}`)).totalCount).toBe(productCount);
  });
});
