import type {
  Bundle,
  Cart,
  CategoryList,
  FavoritePage,
  OrderPage,
  OrderReviews,
  Product,
  ProductImages,
  ProductList,
  ProductPage,
} from '@regen/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { checkPicture } from '../../pictures/check-picture.ts';
import { addPicture } from '../../pictures/pictures.ts';
import { Author, bundleServer } from '../../testing/bundles.ts';
import { bringOrder } from '../../testing/order-states.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { PRODUCTS } from '../../testing/shop/products.ts';
import { Shopper } from '../../testing/shopping.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** A product without pictures. */
const SKU = '7700001';

let server: TestServer;
let amy: { jwt: string; id: string; accountId: string };

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { ...bundleServer, env: { RATE_LIMIT_FACTOR: '1000' } });
  amy = await server.signIn(PEOPLE.client);
  const content = {
    description: ['Made here.'],
    keyIngredients: [],
    inci: ['Aqua'],
    howToUse: [],
    warnings: [],
    actives: [],
    kitContents: [],
    related: [],
  };
  await server.db.query(
    `insert into products (sku, name, short_name, sku_type, size, size_class, visible_web, visible_retail, visible_pro, visible_school,
       retail_price_cents, school_price_cents, pro_tier1_price_cents, pro_tier2_price_cents, pro_tier3_price_cents, pro_tier4_price_cents,
       categories, concerns, content)
     values ($1, 'Harbor Mud Soap', 'Mud Soap', 'retail', '90 g / 3.2 oz', 'standard', true, true, true, true,
       1850, 1700, 1400, 1300, 1200, 1100, '{cleansers}', '{dullness}', $2)`,
    [SKU, JSON.stringify(content)],
  );
  await server.db.query('insert into stock (sku, on_hand) values ($1, 400)', [SKU]);
});
afterAll(() => server?.close());

const showing = (images: unknown) =>
  server.db.query('update products set images = $2 where sku = $1', [SKU, JSON.stringify(images)]);

beforeEach(() => showing([]));

async function photograph(): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#887766' } })
    .jpeg()
    .toBuffer();
  return addPicture(server.db, server.app.platform.storage, await checkPicture(bytes));
}

test('a product without a picture is found like any other', async () => {
  const found = await server.call<ProductPage>('GET', '/products/?search=harbor mud');
  expect(found.body.items).toMatchObject([{ sku: SKU, image: null, price: { yourPrice: 18.5 } }]);
  const category = await server.call<ProductPage>('GET', '/products/public?category=cleansers&perPage=48');
  expect(category.body.items.map(({ sku }) => sku)).toContain(SKU);
  expect(category.body.totalCount).toBe(category.body.items.length);
  const { body } = await server.call<Product>('GET', `/product/${SKU}`);
  expect(body).toMatchObject({ sku: SKU, image: null, images: [] });
  const byId = await server.call<ProductList>('POST', '/products/ids', { body: { ids: [SKU, PRODUCTS.serum] } });
  expect(byId.body).toMatchObject({
    items: [
      { sku: SKU, image: null },
      { sku: PRODUCTS.serum, image: { view: 'front' } },
    ],
  });
  const images = await server.call<ProductImages>('GET', `/product/images?sku=${SKU}`);
  expect(images.body.items).toEqual([{ sku: SKU, images: [] }]);
});

test('its picture is that of its category, but only for those who may see it', async () => {
  const dora = await server.signIn(PEOPLE.professional);
  const ofCleansers = ({ items }: CategoryList) => items.find(({ slug }) => slug === 'cleansers')?.image;
  const forVisitors = async () => ofCleansers((await server.call<CategoryList>('GET', '/products/category')).body);
  const forDora = async () =>
    ofCleansers((await server.call<CategoryList>('GET', `/products/category/${dora.id}`, { as: dora })).body);
  const template = `/media/pictures/${await photograph()}/{size}.{format}`;
  const own = { view: 'front', alt: 'A bar of soap' };
  const rank = (featured: number, isForAll: boolean) =>
    server.db.query(
      'update products set featured_rank = $2, visible_web = $3, visible_retail = $3, visible_school = $3 where sku = $1',
      [SKU, featured, isForAll],
    );
  onTestFinished(() => rank(1000, true).then(() => undefined));
  await rank(-1, true);
  // Without a picture of its own, the category shows the next product's.
  await expect.poll(forVisitors).toMatchObject({ view: 'front' });
  await showing([{ ...own, picture: template.split('/')[3] }]);
  await expect.poll(forVisitors).toMatchObject({ ...own, template });
  await expect.poll(forDora).toMatchObject({ ...own, template });
  await rank(-1, false);
  await expect.poll(forVisitors).not.toMatchObject({ template });
  expect(await forVisitors()).toMatchObject({ view: 'front' });
  expect(await forDora()).toMatchObject({ ...own, template });
});

test('it is put into the cart, ordered, listed and reviewed', async () => {
  const buyer = new Shopper(server, amy);
  const cart = await buyer.put({ items: [{ sku: SKU, quantity: 2 }] });
  expect(cart.body.items).toMatchObject([{ sku: SKU, quantity: 2, image: null, isAvailable: true }]);
  const order = await buyer.order(await buyer.checkout());
  expect(order).toMatchObject({ status: 201, body: { state: 'paid', items: [{ sku: SKU, image: null }] } });
  const orders = await buyer.call<OrderPage>('GET', `/user/${amy.id}/order?perPage=1`);
  expect(orders.body.items[0]?.items).toMatchObject([{ sku: SKU, image: null }]);
  const { id } = order.body;
  await bringOrder(server.db, id, 'delivered');
  const reviews = await buyer.call<OrderReviews>('GET', `/order/${id}/reviews`);
  expect(reviews.body.lines).toMatchObject([{ sku: SKU, image: null, review: null }]);
});

test('it is a favorite and part of a bundle', async () => {
  await server.call('PUT', `/users/${amy.id}/favorite/${SKU}`, { as: amy });
  const favorites = await server.call<FavoritePage>('GET', `/users/${amy.id}/favorite`, { as: amy });
  expect(favorites.body.items.find(({ sku }) => sku === SKU)).toMatchObject({ image: null });
  const dora = await server.signIn(PEOPLE.professional);
  const bundle = await new Author(server, dora).made({ items: [SKU, PRODUCTS.serum] });
  const opened = await server.call<Bundle>('GET', `/recommendations/${bundle.bundleToken}/userId/public`);
  expect(opened.status).toBe(200);
  expect(opened.body.items.map(({ sku }) => sku)).toEqual([SKU, PRODUCTS.serum]);
});

test('its own photograph is its picture everywhere, at once', async () => {
  const buyer = new Shopper(server);
  await buyer.put({ add: [{ sku: SKU, quantity: 1 }] });
  const picture = await photograph();
  await showing([
    { view: 'front', alt: 'A bar of soap', picture },
    { view: 'context', alt: 'A bar of soap on a tray', picture },
  ]);
  const image = {
    view: 'front',
    alt: 'A bar of soap',
    template: `/media/pictures/${picture}/{size}.{format}`,
    sizes: ['icon', 'thumbnail', 'retail', 'standard'],
    formats: ['avif', 'webp', 'png'],
  };
  await expect
    .poll(async () => (await server.call<Product>('GET', `/product/${SKU}`)).body.images)
    .toEqual([image, { ...image, view: 'context', alt: 'A bar of soap on a tray' }]);
  const cart = await buyer.call<Cart>('GET', '/cart/guest');
  expect(cart.body.items).toMatchObject([{ sku: SKU, image }]);
});
