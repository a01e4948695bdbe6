/**
 * Who may import whom: the rules of dependency-cruiser, for `npm run lint:imports`. Type imports count: to a reader an arrow is an arrow.
 * Cycles between folders are found separately, in `src/folder-cycles.ts`.
 */

/** Tests, what only they use, and how they are run. */
export const TESTS = String.raw`\.test\.tsx?$|\.stories\.tsx$|/(e2e|testing|stories|\.storybook)/|/vitest\.[\w.]*config\.ts$`;

/** Which of the others each workspace may import. Tests may also read the contract and use what `tools` has for tests. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  openapi: [],
  'packages/content-sdk': [],
  'packages/demo-store': ['packages/content-sdk', 'packages/domain', 'packages/regen-sdk'],
  'packages/domain': [],
  'packages/regen-sdk': [],
  'packages/realtime': [],
  'packages/ui-kit': [],
  'apps/web': ['packages/content-sdk', 'packages/domain', 'packages/realtime', 'packages/regen-sdk', 'packages/ui-kit'],
  'apps/server': ['openapi', 'packages/content-sdk', 'packages/domain', 'packages/regen-sdk', 'apps/web'],
  'apps/storybook': ['packages/content-sdk', 'packages/domain', 'packages/regen-sdk', 'packages/ui-kit', 'apps/web'],
};

/** What all tests may import as well. Those of the server also use the demo. */
const forTests = ['openapi', 'tools'];
const forTestsOf: Readonly<Record<string, readonly string[]>> = { 'apps/server': ['packages/demo-store'] };

const ours = '^(apps|packages|tools|openapi|examples)/';

function within(workspaces: readonly string[]): string {
  return `^(${workspaces.join('|')})/`;
}

function testsMayImport(workspace: string, others: readonly string[]): string[] {
  return [...others, ...forTests, ...(forTestsOf[workspace] ?? [])];
}

const directions = Object.entries(mayImport).flatMap(([workspace, others]) => [
  {
    name: `${workspace}-imports-its-own`,
    comment: `${workspace} may import ${others.join(', ') || 'no other workspace'}.`,
    severity: 'error',
    from: { path: `^${workspace}/`, pathNot: TESTS },
    to: { path: ours, pathNot: within([workspace, ...others]) },
  },
  {
    name: `${workspace}-tests-import-its-own`,
    comment: `Tests of ${workspace} may import ${testsMayImport(workspace, others).join(', ')}.`,
    severity: 'error',
    from: { path: `^${workspace}/.*(${TESTS})` },
    to: { path: ours, pathNot: within([workspace, ...testsMayImport(workspace, others)]) },
  },
]);

/** The floors of the server, lowest first: what the platform is made of, the HTTP layer, the modules, and what composes them. */
const SERVER_FLOORS = {
  platform: '^apps/server/src/(db|bus|cache|auth|jobs|metrics|tracing)/',
  http: '^apps/server/src/http/',
  modules: '^apps/server/src/modules/',
  composition: String.raw`^apps/server/src/(compose|create-platform|app|routes|lifecycle|server|main)\.ts$`,
};

const serverRooms = Object.entries(SERVER_FLOORS)
  .slice(0, -1)
  .map(([floor, path], at) => ({
    name: `server-rooms-${floor}`,
    comment: 'In the server, platform, HTTP layer, modules and composition import downward only.',
    severity: 'error',
    from: { path, pathNot: TESTS },
    to: { path: Object.values(SERVER_FLOORS).slice(at + 1) },
  }));

const forbidden = [
  {
    name: 'found',
    comment: 'Import not resolved. Map it in tsconfig.imports.json or install the package.',
    severity: 'error',
    from: { path: '^(apps|packages)/' },
    // A package of types only.
    to: { couldNotResolve: true, pathNot: '^topojson-specification$' },
  },
  {
    name: 'no-cycle',
    comment: 'Import cycle. Move what both files need into a third file.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  ...directions,
  ...serverRooms,
  {
    name: 'other-workspaces-by-name',
    comment: 'Import another workspace by its package name, never by a relative path.',
    severity: 'error',
    // Storybook reads its configuration before it knows a name.
    from: { path: '^((?:apps|packages)/[^/]+)/', pathNot: '^apps/storybook/\\.storybook/' },
    to: {
      path: '^(apps|packages|openapi)/',
      pathNot: '^($1/|apps/web/route-table)',
      dependencyTypesNot: ['aliased', 'npm'],
    },
  },
  {
    name: 'web-through-its-entry',
    comment: 'The server may import only the renderer and the table of routes from the storefront.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/', pathNot: String.raw`^apps/web/(types/entry-server\.d|route-table\.gen)\.ts$` },
  },
  {
    name: 'not-from-tests',
    comment: 'Shipped code must not import test code.',
    severity: 'error',
    from: { path: '^(openapi|(apps|packages)/[^/]+)/src/', pathNot: `^apps/storybook/|${TESTS}` },
    to: { path: TESTS },
  },
  {
    name: 'demo-stays-outside',
    comment: 'Nothing that is shipped knows the demo: it is data, put into a store by tools/start and by tests.',
    severity: 'error',
    from: { path: '^(openapi|(apps|packages)/[^/]+)/', pathNot: `^packages/demo-store/|${TESTS}` },
    to: { path: '^packages/demo-store/' },
  },
  {
    name: 'server-tests-have-their-own-shop',
    comment:
      'Server tests run on the shop in src/testing/shop. Only src/testing/demo, and the servers that open the demo for other workspaces, may import the demo.',
    severity: 'error',
    from: {
      path: '^apps/server/',
      pathNot: String.raw`^apps/server/src/testing/(demo/|demo-server\.ts$|outside\.ts$)`,
    },
    to: { path: '^packages/demo-store/|^apps/server/src/testing/demo/' },
  },
  {
    name: 'pure-domain',
    comment: 'Rules of the domain are pure: no input or output, no library.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: TESTS },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'openapi-fetch-in-the-core',
    comment: 'Only the core of the SDK knows openapi-fetch.',
    severity: 'error',
    from: { pathNot: `^packages/regen-sdk/src/core/|^tools/|${TESTS}` },
    to: { path: 'node_modules/openapi-fetch/' },
  },
  {
    name: 'reconnecting-websocket-in-realtime',
    comment: 'Only a series of attempts knows reconnecting-websocket.',
    severity: 'error',
    from: { pathNot: String.raw`^packages/realtime/src/series\.ts$` },
    to: { path: 'node_modules/reconnecting-websocket/' },
  },
  {
    name: 'contentful-in-one-file',
    comment: 'Only one file of the content SDK knows contentful. A test may check another service with it.',
    severity: 'error',
    from: { pathNot: String.raw`^packages/content-sdk/src/client/contentful\.ts$|${TESTS}` },
    to: { path: 'node_modules/contentful/' },
  },
  {
    name: 'content-queries-without-schemas',
    comment: 'What a browser reads content with knows neither the client nor a schema, only types.',
    severity: 'error',
    from: { path: '^packages/content-sdk/src/query/', pathNot: TESTS },
    to: { path: ['node_modules/(contentful|zod)/', '^packages/content-sdk/src/(client|models|snapshot)/'] },
  },
  {
    name: 'react-in-its-entry',
    comment: 'The live connection works without React: only its entry for React knows it.',
    severity: 'error',
    from: { path: '^packages/realtime/src/', pathNot: `^packages/realtime/src/react/|${TESTS}` },
    to: { path: ['node_modules/(@tanstack|@types/react|react)/', '^packages/realtime/src/react/'] },
  },
  {
    name: 'ui-kit-alone',
    comment: 'The UI kit must not import the router or React Query.',
    severity: 'error',
    from: { path: '^packages/ui-kit/' },
    to: { path: 'node_modules/@tanstack/' },
  },
  {
    name: 'providers-through-payment',
    comment: 'Only the payment feature knows payment providers.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(features/payment|integrations/payments)/|${TESTS}` },
    to: { path: '^apps/web/src/integrations/payments/' },
  },
  {
    name: 'features-by-their-index',
    comment: 'Import another feature through its index.ts only.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^apps/web/src/features/',
      pathNot: ['^apps/web/src/features/$1/', String.raw`^apps/web/src/features/[^/]+/index\.tsx?$`],
    },
  },
];

export default {
  forbidden,
  required: [
    {
      name: 'openapi-fetch-in-use',
      comment: 'The core no longer imports openapi-fetch, so openapi-fetch-in-the-core checks nothing.',
      severity: 'error',
      module: { path: String.raw`^packages/regen-sdk/src/core/http\.ts$` },
      to: { path: 'node_modules/openapi-fetch/' },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(openapi|(apps|packages|tools)/[^/]+)/(dist|storybook-static|on-demand)/' },
    tsConfig: { fileName: 'tools/rules/tsconfig.imports.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
