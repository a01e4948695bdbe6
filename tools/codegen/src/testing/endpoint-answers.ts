// Runs in the copy of the repository that `endpoint.test.ts` makes, as a test of the server there.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const { routePlugins } = await import(new URL('routes.ts', import.meta.url).href);
const { createTestServer } = await import(new URL('testing/test-server.ts', import.meta.url).href);
const { PEOPLE } = await import(new URL('testing/shop/people.ts', import.meta.url).href);
const { createRegen } = await import(
  new URL('../../../packages/regen-sdk/src/resources/generated/create-regen.ts', import.meta.url).href
);
const { createMocks } = await import(new URL('../../../packages/regen-sdk/src/mocks/index.ts', import.meta.url).href);

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer(inject('cluster' as never), { routes: routePlugins });
});
afterAll(() => server.close());

test('the operation of the guide works in the server, the mocks and the reference', async () => {
  const client = await server.signIn(PEOPLE.client);
  const { status, body } = await server.call('GET', `/users/${client.id}/favoriteCount`, { as: client });
  expect([status, typeof body.count]).toEqual([200, 'number']);
  const { fetch } = createMocks();
  const regen = createRegen({ baseUrl: 'http://localhost/api/v1/regen', clientKey: 'k', fetch });
  expect(await regen.favorites.count({ id: 'usr_1' })).toEqual({ count: 3 });
  expect((await server.inject({ method: 'GET', url: '/docs/api/users' })).text).toContain('id="favoriteCount"');
});
