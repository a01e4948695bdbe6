// Writes route-table.gen.ts, docs/routes.md and docs/legacy-urls.md. Needs @regen/domain, @regen/sdk and @regen/ui-kit to be built.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type * as docsPages from '../docs-pages.ts';
import type { InventoryPage } from '../route-table.gen.ts';

type DocsPages = typeof docsPages;

const root = join(import.meta.dirname, '..');
const docs = join(root, '../../docs');

// The routes name components, which Node cannot read by itself.
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { '~': join(root, 'src') } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
const load = (path: string) => vite.ssrLoadModule(path);
const { readPages } = (await load('/src/entry/pages.ts')) as { readPages: () => readonly InventoryPage[] };
const { tableFile } = (await load('/docs-pages.ts')) as DocsPages;
writeFileSync(join(root, 'route-table.gen.ts'), tableFile(readPages()));
vite.moduleGraph.invalidateAll();
const { legacyPage, routesPage } = (await load('/docs-pages.ts')) as DocsPages;
writeFileSync(join(docs, 'routes.md'), routesPage());
writeFileSync(join(docs, 'legacy-urls.md'), legacyPage());
await vite.close();
