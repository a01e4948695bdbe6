import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'domain',
  lane: 'unit',
  root: import.meta.dirname,
  // Pure functions, so test files can share loaded modules.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
