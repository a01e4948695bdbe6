import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'release',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'], exclude: ['src/rehearsal.test.ts'] },
});
