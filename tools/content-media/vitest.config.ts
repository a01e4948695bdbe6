import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'content-media',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'] },
});
