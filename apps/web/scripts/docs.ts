// Writes docs/routes.md and docs/legacy-urls.md. Needs @regen/domain to be built.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legacyPage, routerPaths, routesPage } from '../docs-pages.ts';

const root = join(import.meta.dirname, '../../..');
const generated = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
writeFileSync(join(root, 'docs/routes.md'), routesPage(routerPaths(generated)));
writeFileSync(join(root, 'docs/legacy-urls.md'), legacyPage());
