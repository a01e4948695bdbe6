import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'lighthouse',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['on-demand/install.ts'],
    // Run by itself, this lane first starts and seeds a PostgreSQL; each page is loaded several times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
