import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'conformance',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['on-demand/install.ts'],
    // One test runs those of the SDK, which start a server of their own.
    testTimeout: 120_000,
  },
});
