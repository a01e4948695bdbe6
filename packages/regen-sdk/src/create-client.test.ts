import { expect, expectTypeOf, it } from 'vitest';
import { createCall } from './core/pipeline.ts';
import { createClient } from './create-client.ts';
import { createMessagesResource } from './resources/generated/messages.ts';
import { createProductsResource } from './resources/generated/products.ts';
import type { ProductsResource } from './resources/generated/products.ts';

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
  expectTypeOf(shop.products).toEqualTypeOf<ProductsResource>();
  expectTypeOf<keyof typeof shop>().toEqualTypeOf<'products' | 'call' | 'request' | 'withOptions'>();
  expect(Object.keys(shop)).toEqual(['products', 'call', 'request', 'withOptions']);
  expect((await shop.products.get({ sku: 'GM1' })).name).toBe('Barrier Cream');
});

it('shares a call with resources that join later', async () => {
  const call = createCall(options);
  const shop = createClient(call, { products: createProductsResource });
  urls.length = 0;
  await shop.products.get({ sku: 'GM1' });
  await createMessagesResource(call).listConversations({});
  expect(urls).toEqual(['/api/product/GM1', '/api/messages/users']);
});

it('makes the same client with other options', async () => {
  const seen: Record<string, string>[] = [];
  const shop = createClient(
    {
      ...options,
      headers: { 'X-App': 'kiosk', 'X-Trace': '1' },
      fetch: async (url, init) => {
        seen.push(Object.fromEntries(new Headers(init.headers)));
        return options.fetch(url);
      },
    },
    { products: createProductsResource },
  );
  const french = shop.withOptions({ headers: { 'Accept-Language': 'fr', 'x-trace': null } });
  await french.products.get({ sku: 'GM1' });
  expect(seen[0]).toMatchObject({ 'x-app': 'kiosk', 'accept-language': 'fr', authorization: 'Basic azo=' });
  expect(seen[0]).not.toHaveProperty('x-trace');
  await french.withOptions({ clientKey: 'other' }).products.get({ sku: 'GM1' });
  expect(seen[1]).toMatchObject({ 'accept-language': 'fr', authorization: 'Basic b3RoZXI6' });
  await shop.products.get({ sku: 'GM1' });
  expect(seen[2]).toMatchObject({ 'x-trace': '1', authorization: 'Basic azo=' });
  expect(seen[2]).not.toHaveProperty('accept-language');
});
