import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'realtime',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/packed.test.ts'] },
});
