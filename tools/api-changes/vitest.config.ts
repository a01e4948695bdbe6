import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'api-changes',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'], exclude: ['src/judge.test.ts'] },
});
