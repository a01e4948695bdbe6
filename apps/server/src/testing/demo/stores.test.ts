import { seedStores } from '@regen/demo-store/stores/index';
import { seedStorePictures } from '@regen/demo-store/stores/pictures';
import type { Store } from '@regen/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFileAccess, createStoreAccess } from '../../fill/store-access.ts';
import { storePictures } from '../../routes.ts';
import { createTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { withDemo } from './demo-cluster.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(await withDemo(inject('cluster')), { routes: [storePictures] });
  await seedStorePictures(createFileAccess(server.db, server.app.platform.storage));
});

afterAll(() => server?.close());

const read = async (label: string) => (await server.call<Store>('GET', `/users/storeLabel/${label}`)).body;

test('the demo clinics with a store have a page with a picture and a place', async () => {
  const lumen = await read('lumen-clinic');
  expect(lumen).toMatchObject({ storeLabel: 'lumen-skin', accountName: 'Lumen Skin Clinic' });
  const ode = await read('ode-aesthetics');
  for (const { locations, picture } of [lumen, ode]) {
    expect(locations).toHaveLength(1);
    for (const [size, format, width] of [
      ['icon', 'webp', 96],
      ['thumbnail', 'avif', 400],
      ['icon', 'png', 96],
    ] as const) {
      const url = picture?.template.replace('{size}', size).replace('{format}', format) ?? '';
      const { headers, rawPayload, statusCode } = await server.app.server.inject(url);
      expect([statusCode, headers['content-type']]).toEqual([200, `image/${format}`]);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
  }
  expect(ode.picture?.template).not.toBe(lumen.picture?.template);
});

test('addresses of pictures that are none are not found', async () => {
  const { picture } = await read('lumen-skin');
  const url = picture?.template.replace('{size}', 'icon').replace('{format}', 'webp') ?? '';
  const wrong = [
    url.replace('icon', 'huge'),
    url.replace('.webp', '.svg'),
    url.replace(/[0-9a-f]{16}/, '../../secret'),
    url.replace(/acc_\w+/, 'acc_00'),
    url.replace(/acc_\w+/, '%2e%2e'),
  ].map((path) => (path.includes('acc_00/') ? path.replace(/[0-9a-f]{16}/, '0123456789abcdef') : path));
  for (const path of wrong) expect((await server.app.server.inject(path)).statusCode).toBe(404);
});

test('seeding again changes nothing', async () => {
  const before = await server.db.query('select * from store_labels order by label');
  await seedStores(createStoreAccess(server.db, true), () => undefined);
  expect((await server.db.query('select * from store_labels order by label')).rows).toEqual(before.rows);
});
