import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'content-sdk',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'], exclude: ['src/packed.test.ts'] },
});
