import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins });
});
afterAll(() => server.close());

/** A page as a signed-in person opens it. */
async function open(url: string, person: { jwt: string; id: string }) {
  const { status, text } = await server.inject({
    url,
    headers: { authorization: `Bearer ${person.jwt}`, cookie: `browser=${person.id}; theme=dark` },
  });
  return { status, html: text };
}

it('a shell of a signed-in area is rendered once for everybody, with nothing of a person in it', async () => {
  const nora = await server.signIn(PEOPLE.client);
  const ada = await server.signIn(PEOPLE.professional);
  const mine = await open(`/retail/my-account/my-orders/R-101998?from=${nora.accountId}`, nora);
  expect(mine.status).toBe(200);
  expect(mine.html).toContain('<title>Order · Regen</title>');
  // When it was rendered is in it as well.
  expect(await open(`/b2b/my-account/my-orders/R-102000?from=${ada.accountId}`, ada)).toEqual(mine);
  for (const { jwt, id, accountId } of [nora, ada])
    for (const own of [jwt, id, accountId]) expect(mine.html).not.toContain(own);
  expect(mine.html).not.toMatch(/R-10\d{4}/);

  const profile = await open('/retail/my-account/profile', nora);
  expect(profile.html).toContain('<title>Profile · Regen</title>');
  const unknown = await open('/retail/my-account/nowhere', nora);
  expect(unknown.status).toBe(404);
  expect((await open('/retail', nora)).status).toBe(200);
});

it('a shell that names the order of its URL is rendered for that URL only', async () => {
  const person = await server.signIn(PEOPLE.client);
  const mine = await open('/order/R-101998', person);
  expect(mine.html).toContain('R-101998');
  const other = await open('/order/R-102000', person);
  expect(other.html).toContain('R-102000');
  expect(other.html).not.toContain('R-101998');
});
