import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'chaos',
  lane: 'product',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'] },
});
