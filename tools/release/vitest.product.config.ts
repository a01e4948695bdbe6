import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'release',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/rehearsal.test.ts'],
    globalSetup: ['on-demand/install.ts'],
    // The whole way to an installed package, with a registry and the server on the way.
    testTimeout: 300_000,
  },
});
