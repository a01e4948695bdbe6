import { CATALOG_FOLDER } from '@regen/demo-store/catalog';
import { CONTENT_FOLDER } from '@regen/demo-store/content/index';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runCli } from '../run-cli.ts';
import { createTestDatabase } from '../test-database.ts';
import { withDemo } from './demo-cluster.ts';

const PROGRAM = 'catalog/catalog-cli.ts';

it('keeps the catalog and pages of the demo through an export and an import into an empty database', async () => {
  const root = mkdtempSync(join(tmpdir(), 'demo-catalog-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const demo = await createTestDatabase(await withDemo(inject('cluster')));
  onTestFinished(() => demo.drop());
  const empty = await createTestDatabase(inject('cluster'), { isBare: true });
  onTestFinished(() => empty.drop());
  const own = { env: { DATABASE_URL: demo.url, DATA_FOLDER: join(root, 'own') } };
  const copy = { env: { DATABASE_URL: empty.url, DATA_FOLDER: join(root, 'copy') } };
  // The files of its products and pages.
  await runCli(PROGRAM, ['import', CATALOG_FOLDER], own);
  await runCli('content-cli.ts', ['import', CONTENT_FOLDER], own);

  const folder = join(root, 'exported');
  const exported = await runCli(PROGRAM, ['export', folder], own);
  expect(exported.stdout).toMatch(/^Wrote 126 products and [1-9]\d+ picture and page files to /);
  const first = await runCli(PROGRAM, ['import', folder], copy);
  expect(first.stdout).toMatch(/^products: 126 new, 0 changed, 0 unchanged$/m);
  const again = await runCli(PROGRAM, ['import', folder], copy);
  expect(again.stdout).toMatch(/^products: 0 new, 0 changed, 126 unchanged$/m);
  expect(again.stdout).not.toMatch(/[1-9]\d* (new|changed)/);
  // What the demo says itself is unchanged by what the copy has.
  const original = await runCli(PROGRAM, ['import', CATALOG_FOLDER, '--check'], copy);
  expect(original.stdout).not.toMatch(/^products: .*[1-9]\d* (new|changed)/m);
});
