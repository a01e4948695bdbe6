import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'domain',
  lane: 'unit',
  root: import.meta.dirname,
  // Pure functions: files share the modules that are loaded.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
