import { expect, expectTypeOf, it } from 'vitest';
import { createClient } from './create-client.ts';
import { createCall } from './core/pipeline.ts';
import { createMessagesResource } from './resources/messages.ts';
import { createProductsResource } from './resources/products.ts';
import type { ProductsResource } from './resources/products.ts';

const urls: string[] = [];
const options = {
  baseUrl: '/api',
  clientKey: 'k',
  fetch: async (url: string): Promise<Response> => {
    urls.push(url);
    return Response.json({ name: 'Barrier Cream' });
  },
};

it('has the resources that it is given, and no others', async () => {
  const shop = createClient(options, { products: createProductsResource });
  expectTypeOf(shop).toEqualTypeOf<{ readonly products: ProductsResource }>();
  expect(Object.keys(shop)).toEqual(['products']);
  expect((await shop.products.get({ sku: 'GM1' })).name).toBe('Barrier Cream');
});

it('shares a call with resources that join later', async () => {
  const call = createCall(options);
  const shop = createClient(call, { products: createProductsResource });
  urls.length = 0;
  await shop.products.get({ sku: 'GM1' });
  await createMessagesResource(call).users({});
  expect(urls).toEqual(['/api/product/GM1', '/api/messages/users']);
});
