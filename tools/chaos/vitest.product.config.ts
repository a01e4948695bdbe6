import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'chaos',
  lane: 'product',
  root: import.meta.dirname,
  // A platform of its own is started, seeded and killed again and again.
  test: { include: ['src/**/*.test.ts'], testTimeout: 180_000 },
});
