import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'server',
  lane: 'unit',
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.product.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Nothing of the server is kept in modules, so files share the modules that are loaded: a second less for each.
    isolate: false,
    execArgv: ['--disable-warning=ExperimentalWarning', `--import=${import.meta.dirname}/src/testing/quick-imports.ts`],
    // Node.js reads the sources as it does in production; Vite has nothing to add to them.
    experimental: { viteModuleRunner: false },
  },
});
