// Once per run: the built server with a data folder of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openServer } from '../../../../tools/server/open-server.ts';
import { createDemoDatabase } from '../../../../tools/server/test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
  }
}

export default async function setup(project: TestProject) {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'regen-journeys-'));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Where the browsers of the workers keep their profiles: one that ends with its worker may not get to remove its own.
  process.env['TMPDIR'] = folder;
  const database = await createDemoDatabase();
  stack.defer(() => database.drop());
  const shop = await openServer(folder, {
    DATABASE_URL: database.url,
    WARM_PICTURES: 'false',
    // Every journey signs in from this one address.
    RATE_LIMIT_FACTOR: '1000',
    // With a database of its own, a server has no demo seller.
    SELLER_NAME: 'Lumen Skin, LLC',
    SELLER_BRAND: 'Regen',
    SELLER_STREET: '12 Elm Street',
    SELLER_CITY: 'Denver',
    SELLER_EMAIL: 'care@shop.example',
    SELLER_PHONE: '(303) 555-0100',
  });
  stack.defer(() => shop.stop());
  project.provide('shopUrl', shop.url);
  const cleanup = stack.move();
  return () => cleanup.disposeAsync();
}
