import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'production',
  lane: 'product',
  root: import.meta.dirname,
  // npm installs what a server needs in production.
  test: { include: ['src/**/*.test.ts'], testTimeout: 180_000 },
});
