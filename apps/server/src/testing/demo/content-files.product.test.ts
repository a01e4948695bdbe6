import { seedContentFiles } from '@regen/demo-store/content/index';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createFileAccess } from '../../fill/store-access.ts';
import { startContentServer } from '../content-space.ts';
import type { ContentServer } from '../content-space.ts';
import { withDemo } from './demo-cluster.ts';

let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer(await withDemo(inject('cluster')));
});
afterAll(() => content?.server.close());

it('the demo has its files, stored by the first start', async () => {
  const { db, storage } = content.server.app.platform;
  const { fields } = await content.client.getAsset('calm');
  const calm = `http:${fields.file?.url ?? ''}`;
  expect((await fetch(calm)).status).toBe(404);
  await seedContentFiles(createFileAccess(db, storage));
  const { width, height } = await sharp(await (await fetch(calm)).bytes()).metadata();
  expect([width, height]).toEqual([1600, 900]);
  let reads = 0;
  const counting = { ...storage, get: async () => ((reads += 1), null) };
  await seedContentFiles(createFileAccess(db, counting));
  expect(reads).toBe(0);
});
