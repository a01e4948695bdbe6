import { demoBundles } from '@regen/demo-store/bundles/demo-bundles';
import { makePdf } from '@regen/demo-store/bundles/pdf';
import { seedBundleFiles, seedBundles } from '@regen/demo-store/bundles/write-bundles';
import { DEMO_PASSWORD } from '@regen/demo-store/demo-people';
import type { Bundle, BundlePage, BundleReport, SharedBundlePage } from '@regen/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFileAccess } from '../../fill/store-access.ts';
import { problemOf } from '../../pdf/find-problem.ts';
import { bundleServer } from '../bundles.ts';
import { createTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { withDemo } from './demo-cluster.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(await withDemo(inject('cluster')), bundleServer);
});

afterAll(() => server?.close());

test('the demo professionals have bundles whose products are all sold, and clients who got them', async () => {
  const dana = await server.signIn('dana@lumenclinic.example', DEMO_PASSWORD);
  const { body } = await server.call<BundlePage>('GET', `/recommendations/${dana.id}`, { as: dana });
  expect(body.totalCount).toBe(demoBundles.filter(({ by }) => by === 1).length);
  for (const { bundleId } of body.items) {
    const path = `/recommendations/${dana.id}/bundle/${bundleId}`;
    const bundle = (await server.call<Bundle>('GET', path, { as: dana })).body;
    expect(bundle.items.filter(({ product }) => product === null)).toEqual([]);
    expect((bundle.instructions === null) !== (bundle.file === null)).toBe(true);
    expect(bundle.counts.opened).toBeGreaterThanOrEqual(bundle.counts.added);
  }
  const ana = await server.signIn('ana@clients.example', DEMO_PASSWORD);
  const received = (await server.call<SharedBundlePage>('GET', `/recommendations/user/${ana.id}`, { as: ana })).body;
  expect(received.items.map(({ bundleName }) => bundleName)).toEqual([
    'After your peel: the first seven days',
    'Quiet skin: barrier repair in six weeks',
  ]);
  expect(received.items.map(({ hiddenItemCount }) => hiddenItemCount)).toEqual([0, 0]);
});

test('the report of the demo clinic shows the way from sent to bought', async () => {
  const dana = await server.signIn('dana@lumenclinic.example', DEMO_PASSWORD);
  const path = `/recommendations/user/${dana.id}/report/year`;
  const { totals } = (await server.call<BundleReport>('GET', path, { as: dana })).body;
  expect(totals.sent).toBeGreaterThan(10);
  expect(totals.bought).toBeGreaterThanOrEqual(3);
  expect(totals.added).toBeGreaterThanOrEqual(totals.bought);
  expect(totals.revenue).toBeGreaterThan(300);
});

test('the PDF of the demo is there and can be opened; storing it again changes nothing', async () => {
  const access = createFileAccess(server.db, server.app.platform.storage);
  await seedBundleFiles(access);
  await seedBundleFiles(access);
  const dana = await server.signIn('dana@lumenclinic.example', DEMO_PASSWORD);
  const found = await server.call<BundlePage>('GET', `/recommendations/${dana.id}/search/peel`, { as: dana });
  const path = `/recommendations/${dana.id}/bundle/${found.body.items[0]?.bundleId}`;
  const { file } = (await server.call<Bundle>('GET', path, { as: dana })).body;
  const response = await server.inject({ url: (file?.url ?? '').replace('http://store.test', '') });
  expect([response.status, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(Number(response.headers['content-length'])).toBe(file?.size);
});

test('a PDF of the seed keeps its lines on the page and passes the check of uploads', async () => {
  for (const { pdf } of demoBundles) {
    if (!pdf) continue;
    const bytes = makePdf(pdf.title, pdf.sections);
    expect(problemOf(bytes)).toBeNull();
    const heights = [...bytes.toString('latin1').matchAll(/ 64 (-?\d+) Td/g)].map(([, height]) => Number(height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThan(64);
    // Readers find the objects by their places in the file.
    const text = bytes.toString('latin1');
    expect(text.startsWith('xref', Number(/startxref\n(\d+)/.exec(text)?.[1]))).toBe(true);
    const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.map((place, index) => text.startsWith(`${index + 1} 0 obj\n`, place))).toEqual(
      places.map(() => true),
    );
    const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(text) ?? [];
    expect(content?.length).toBe(Number(length));
  }
});

test('seeding again writes nothing twice', async () => {
  const count = async () =>
    (
      await server.db.query(
        `select (select count(*) from bundles) as bundles, (select count(*) from bundle_items) as items,
           (select count(*) from bundle_events) as events, (select count(*) from bundle_recipients) as recipients,
           (select count(*) from orders) as orders`,
      )
    ).rows;
  const before = await count();
  await seedBundles(server.db, () => undefined);
  expect(await count()).toEqual(before);
});
