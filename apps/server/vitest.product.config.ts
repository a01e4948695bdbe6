import { defineLane } from '../../tools/test/lane.ts';

/** Tests that need processes, sockets or a browser: crashes and restarts, uploads to disk and S3, the API reference. */
export default defineLane({
  workspace: 'server',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.product.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // As in the lane `unit`.
    isolate: false,
    execArgv: ['--disable-warning=ExperimentalWarning', `--import=${import.meta.dirname}/src/testing/quick-imports.ts`],
    experimental: { viteModuleRunner: false },
  },
});
