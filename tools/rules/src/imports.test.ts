import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import imports from '../imports.config.ts';
import { cruise } from './cruise.ts';
import { root } from './files.ts';

const tree = mkdtempSync(join(tmpdir(), 'regen-imports-'));
afterAll(() => rmSync(tree, { recursive: true }));

function plant(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

const workspaces = [
  'openapi',
  'packages/content-sdk',
  'packages/demo-store',
  'packages/domain',
  'packages/realtime',
  'packages/regen-sdk',
  'packages/ui-kit',
  'apps/web',
  'apps/server',
  'apps/storybook',
];

/** From the sources of a workspace to the root. */
const up = (workspace: string): string => '../'.repeat(workspace.split('/').length + 1);

test('every rule about imports finds the fault that is planted for it, and nothing else', async () => {
  cpSync(join(root, 'tools/rules/tsconfig.imports.json'), join(tree, 'tools/rules/tsconfig.imports.json'));
  plant({
    'examples/shop.ts': 'export const shop = 1;',
    'tools/test/lane.ts': 'export const lane = 1;',
    'node_modules/openapi-fetch/package.json': '{ "name": "openapi-fetch", "exports": "./dist/index.mjs" }',
    'node_modules/openapi-fetch/dist/index.mjs': 'export default 1;',
    'node_modules/@tanstack/react-query/package.json': '{ "name": "@tanstack/react-query", "exports": "./index.js" }',
    'node_modules/@tanstack/react-query/index.js': 'export default 1;',
    'node_modules/reconnecting-websocket/package.json': '{ "name": "reconnecting-websocket", "exports": "./index.js" }',
    'node_modules/reconnecting-websocket/index.js': 'export default 1;',
    'node_modules/contentful/package.json': '{ "name": "contentful", "exports": "./index.js" }',
    'node_modules/contentful/index.js': 'export default 1;',
    // What is allowed.
    'packages/domain/src/index.ts': "export * from './money.ts';",
    'packages/domain/src/money.ts': 'export type Money = 1;',
    'packages/domain/src/money.test.ts': "import '../../../tools/test/lane.ts'; import 'node:fs'; import './money.ts';",
    'openapi/src/index.ts': 'export const METHODS = [];',
    'packages/regen-sdk/src/index.ts': 'export const sdk = 1;',
    'packages/regen-sdk/src/operations.test.ts': "import '@regen/contract';",
    'packages/ui-kit/src/components/Button/index.ts': 'export const button = 1;',
    'apps/web/types/entry-server.d.ts': 'export const publicPaths: readonly string[];',
    'apps/web/src/features/cart/index.ts': "export * from './cart.ts';",
    'apps/web/src/features/cart/cart.ts':
      "import type { Money } from '@regen/domain'; import { sdk } from '@regen/sdk'; import { button } from '@regen/ui-kit/Button';",
    'apps/web/src/features/orders/order.ts': "import '~/features/cart/index.ts'; import './order-text.ts';",
    'apps/web/src/features/orders/order-text.ts': "import '@tanstack/react-query';",
    'apps/web/src/integrations/payments/index.ts': "export * from './provider.ts';",
    'apps/web/src/integrations/payments/provider.ts': 'export const provider = 1;',
    'apps/web/src/features/payment/pay.ts': "import '~/integrations/payments/index.ts';",
    'apps/server/src/render.ts': "import { publicPaths } from '@regen/web/entry-server'; import '@regen/contract';",
    'apps/server/src/db/database.ts': 'export const database = 1;',
    'apps/server/src/http/register.ts': "import '../db/database.ts';",
    'apps/server/src/modules/cart/module.ts': "import '../../db/database.ts'; import '../../http/register.ts';",
    'apps/server/src/modules/cart/module.test.ts': "import '../../compose.ts';",
    'apps/server/src/compose.ts': "import './modules/cart/module.ts';",
    'packages/demo-store/src/seed.ts': "import type { Money } from '@regen/domain'; export const seed = 1;",
    'apps/server/src/testing/demo-server.ts': "import '@regen/demo-store/seed';",
    'apps/server/src/testing/demo/cluster.ts': "import '@regen/demo-store/seed';",
    'apps/server/src/testing/outside.ts': "import './demo/cluster.ts';",
    // What is not.
    ...Object.fromEntries(
      workspaces.flatMap((workspace) => [
        [`${workspace}/src/planted.ts`, `await import('${up(workspace)}examples/shop.ts');`],
        [`${workspace}/src/planted.test.ts`, `import '${up(workspace)}examples/shop.ts';`],
      ]),
    ),
    'packages/domain/src/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
    'packages/domain/src/b.ts': "export type { A as B } from './a.ts';",
    'packages/domain/src/input.ts': "import 'node:fs';",
    'packages/regen-sdk/src/core/http.ts': '',
    'packages/regen-sdk/src/fetch.ts': "import 'openapi-fetch';",
    'packages/regen-sdk/src/testing/server.test.ts': "import '../../../../apps/server/src/render.ts';",
    'packages/regen-sdk/src/testing/contract.test.ts': "import '../../../../openapi/src/index.ts';",
    'packages/realtime/src/series.ts': "import 'reconnecting-websocket';",
    'packages/realtime/src/live.ts': "import 'reconnecting-websocket';",
    'packages/realtime/src/react/index.ts': "import '@tanstack/react-query';",
    'packages/realtime/src/index.ts': "import './react/index.ts';",
    'packages/content-sdk/src/client/contentful.ts': "import 'contentful';",
    'packages/content-sdk/src/client/records.ts': "import 'contentful';",
    'packages/content-sdk/src/query/index.ts': "import type {} from '../client/contentful.ts';",
    'packages/ui-kit/src/query.ts': "import type {} from '@tanstack/react-query';",
    'packages/ui-kit/src/shop.ts': "import { sdk } from '@regen/sdk';",
    'apps/web/src/missing.ts': "import './nowhere.ts';",
    'apps/web/src/kit.ts': "import '../../../packages/ui-kit/src/components/Button/index.ts';",
    'apps/web/src/tested.ts': "import './testing/helper.ts';",
    'apps/web/src/testing/helper.ts': '',
    'apps/web/src/features/orders/inside.ts': "export * from '~/features/cart/cart.ts';",
    'apps/web/src/features/orders/card.ts': "import '~/integrations/payments/index.ts';",
    'apps/server/src/auth/upward.ts': "import '../http/register.ts';",
    'apps/server/src/http/upward.ts': "import '../modules/cart/module.ts';",
    'apps/server/src/modules/cart/upward.ts': "import '../../compose.ts';",
    'apps/server/src/filled.ts': "import '@regen/demo-store/seed';",
    'apps/server/src/modules/cart/demo.test.ts': "import '@regen/demo-store/seed';",
    'apps/server/src/testing/filled.ts': "import './demo/cluster.ts';",
    'packages/demo-store/src/host.ts': "import '../../../apps/server/src/render.ts';",
    'apps/server/src/inside.ts': "import '@regen/domain'; import '~/features/cart/index.ts';",
  });

  const { violations } = await cruise(tree);
  const found = [...new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`))].toSorted();
  expect(found).toEqual(
    [
      ...workspaces.flatMap((workspace) => [
        `${workspace}-imports-its-own: ${workspace}/src/planted.ts`,
        `${workspace}-tests-import-its-own: ${workspace}/src/planted.test.ts`,
      ]),
      'apps/server-imports-its-own: apps/server/src/filled.ts',
      'content-queries-without-schemas: packages/content-sdk/src/query/index.ts',
      'contentful-in-one-file: packages/content-sdk/src/client/records.ts',
      'demo-stays-outside: apps/server/src/filled.ts',
      'features-by-their-index: apps/web/src/features/orders/inside.ts',
      'found: apps/web/src/missing.ts',
      'no-cycle: packages/domain/src/a.ts',
      'not-from-tests: apps/web/src/tested.ts',
      'openapi-fetch-in-the-core: packages/regen-sdk/src/fetch.ts',
      'openapi-fetch-in-use: packages/regen-sdk/src/core/http.ts',
      'other-workspaces-by-name: apps/web/src/kit.ts',
      'other-workspaces-by-name: packages/demo-store/src/host.ts',
      'other-workspaces-by-name: packages/regen-sdk/src/testing/contract.test.ts',
      'other-workspaces-by-name: packages/regen-sdk/src/testing/server.test.ts',
      'packages/demo-store-imports-its-own: packages/demo-store/src/host.ts',
      'packages/regen-sdk-tests-import-its-own: packages/regen-sdk/src/testing/server.test.ts',
      'packages/ui-kit-imports-its-own: packages/ui-kit/src/shop.ts',
      'providers-through-payment: apps/web/src/features/orders/card.ts',
      'pure-domain: packages/domain/src/input.ts',
      'pure-domain: packages/domain/src/planted.ts',
      'react-in-its-entry: packages/realtime/src/index.ts',
      'reconnecting-websocket-in-realtime: packages/realtime/src/live.ts',
      'server-tests-have-their-own-shop: apps/server/src/filled.ts',
      'server-tests-have-their-own-shop: apps/server/src/modules/cart/demo.test.ts',
      'server-tests-have-their-own-shop: apps/server/src/testing/filled.ts',
      'server-rooms-http: apps/server/src/http/upward.ts',
      'server-rooms-modules: apps/server/src/modules/cart/upward.ts',
      'server-rooms-platform: apps/server/src/auth/upward.ts',
      'ui-kit-alone: packages/ui-kit/src/query.ts',
      'web-through-its-entry: apps/server/src/inside.ts',
    ].toSorted(),
  );
  // A rule without a fault here might never find one.
  const rules = [...imports.forbidden, ...imports.required].map(({ name }) => name);
  expect([...new Set(violations.map(({ rule }) => rule.name))].toSorted()).toEqual(rules.toSorted());
});
