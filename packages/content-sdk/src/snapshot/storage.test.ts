import { afterEach, beforeEach, expect, it } from 'vitest';
import { createContentClient } from '../client/create-content-client.ts';
import { faq } from '../models/index.ts';
import { startDeliveryServer, TOKEN } from '../testing/delivery-server.ts';
import type { DeliveryServer } from '../testing/delivery-server.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { openSnapshot, putFaq } from '../testing/open-snapshot.ts';

let server: DeliveryServer;
beforeEach(async () => {
  server = await startDeliveryServer();
});
afterEach(() => server[Symbol.asyncDispose]());

const clientOf = (baseUrl: string, accessToken = TOKEN) =>
  createContentClient({ space: 'regen', accessToken, baseUrl, maxRetries: 0 });

it('does not show what another token has read, even while the service is unavailable', async () => {
  const storage = memoryStorage();
  putFaq(server.space, 'draft');
  await openSnapshot(server, { storage });
  await server[Symbol.asyncDispose]();

  const { snapshot } = await openSnapshot(server, { storage, client: clientOf(server.baseUrl, 'another-token') });
  expect(await snapshot.reader('web').list(faq)).toMatchObject({ items: [], total: 0 });
  const { snapshot: same } = await openSnapshot(server, { storage });
  expect(await same.reader('web').list(faq)).toMatchObject({ total: 1 });
});

it('does not show what another service has answered', async () => {
  const storage = memoryStorage();
  putFaq(server.space, 'preview');
  await openSnapshot(server, { storage });
  await using published = await startDeliveryServer();
  putFaq(published.space, 'published');

  const { snapshot } = await openSnapshot(published, { storage });
  expect(published.requests[0]).toContain('initial=true');
  expect(await snapshot.reader('web').list(faq)).toMatchObject({ items: [{ id: 'published' }], total: 1 });
});

it('takes a base URL with and without a slash at its end for the same service', async () => {
  const storage = memoryStorage();
  putFaq(server.space, 'a');
  await openSnapshot(server, { storage });
  await server[Symbol.asyncDispose]();
  const { snapshot } = await openSnapshot(server, { storage, client: clientOf(`${server.baseUrl}/`) });
  expect(await snapshot.reader('web').list(faq)).toMatchObject({ total: 1 });
});

it('stores no token', async () => {
  const storage = memoryStorage();
  await openSnapshot(server, { storage });
  expect(storage.json).toContain('"tokenHash":"');
  expect(storage.json).not.toContain(TOKEN);
});
