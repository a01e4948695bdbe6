import { expect, test } from 'vitest';
import { filesOf } from './files.ts';
import { readGraph, testsTouchedBy } from './graph.ts';

const graph = readGraph();
const known = new Set(filesOf(['.json', '.md', '.ts', '.tsx', '.webp', '.yaml']).map(({ path }) => path));

const kit = ['storybook#test:audit', 'ui-kit#test:audit', 'ui-kit#test:product', 'ui-kit#test:unit'];
const store = ['web#test:audit', 'web#test:journeys', 'web#test:unit'];
const server = [
  'chaos#test:product',
  'conformance#test:product',
  'server#test:product',
  'server#test:unit',
  'web#test:audit',
];
const contract = [
  ...server,
  'api-changes#test:product',
  'api-changes#test:unit',
  'bench#test:unit',
  'codegen#test:product',
  'codegen#test:unit',
  'contract#test:unit',
  'other-generators#test:product',
  'release#test:product',
  'sdk#test:unit',
  'sdk-bench#test:unit',
  'sdk-examples#test:product',
  'web#test:journeys',
];
const build = ['lighthouse#test:product', 'size#test:product'];

test.each<[what: string, file: string, touched: readonly string[]]>([
  ['a module of the server', 'apps/server/src/modules/favorites/repository.ts', server],
  ['the demo data', 'packages/demo-store/src/people.ts', [...server, 'demo-store#test:unit', 'web#test:journeys']],
  [
    'what renders pages',
    'apps/server/src/storefront/storefront.ts',
    [...server, 'lighthouse#test:product', 'web#test:journeys'],
  ],
  [
    'the style of a component',
    'packages/ui-kit/src/components/Button/Button.css.ts',
    [...kit, ...build, 'web#test:product', 'web#test:unit'],
  ],
  ['a component', 'packages/ui-kit/src/components/Button/Button.tsx', [...kit, ...build, ...store, 'web#test:product']],
  ['what components share', 'packages/ui-kit/src/slot.ts', [...kit, ...build, ...store, 'web#test:product']],
  ['a story', 'packages/ui-kit/src/components/Button/Button.stories.tsx', kit],
  ['a screenshot', 'apps/storybook/baselines/actions-button--values.webp', ['storybook#test:audit']],
  [
    'a feature of the storefront',
    'apps/web/src/features/cart/cart-overlay.ts',
    [...build, ...store, 'storybook#test:audit'],
  ],
  ['a journey', 'apps/web/e2e/journeys/visitor.test.ts', ['web#test:audit', 'web#test:journeys']],
  ['a page of the docs', 'docs/routes.md', ['web#test:unit']],
  ['the guide for screens', 'docs/guides/add-a-screen.md', ['web#test:product']],
  ['a changeset', '.changeset/first-sdk.md', ['api-changes#test:product', 'release#test:product', 'release#test:unit']],
  [
    'the README of the SDK',
    'packages/regen-sdk/README.md',
    [
      'api-changes#test:product',
      'conformance#test:product',
      'release#test:product',
      'sdk#test:product',
      'sdk#test:unit',
    ],
  ],
  [
    'a part of the live connection',
    'packages/realtime/src/outbox.ts',
    [
      ...build,
      ...store,
      // It connects as pages do.
      'bench#test:unit',
      'realtime#test:product',
      'realtime#test:unit',
      'release#test:product',
      'storybook#test:audit',
      'web#test:product',
    ],
  ],
  [
    'a part of the content client',
    'packages/content-sdk/src/client/errors.ts',
    [
      ...build,
      ...store,
      'content-sdk#test:product',
      'content-sdk#test:unit',
      'release#test:product',
      'server#test:product',
      'server#test:unit',
      'storybook#test:audit',
    ],
  ],
  ['the description of the contract', 'openapi/regen.v1.yaml', ['codegen#test:product']],
  ['the contract in one piece', 'openapi/generated/regen.v1.json', contract],
  ['the reader of the contract', 'openapi/src/operations.ts', contract],
  [
    'a rule of the domain',
    'packages/domain/src/money.ts',
    [
      ...server,
      ...build,
      'codegen#test:product',
      'demo-store#test:unit',
      'domain#test:unit',
      'release#test:product',
      'sdk-examples#test:product',
      'storybook#test:audit',
      'web#test:journeys',
      'web#test:product',
      'web#test:unit',
    ],
  ],
])('%s reruns the tests that read it, and no others', (_what, file, touched) => {
  expect(known).toContain(file);
  expect(testsTouchedBy(file, graph)).toEqual(touched.toSorted());
});
