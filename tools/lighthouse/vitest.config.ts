import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'lighthouse',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['src/{options,summary}.test.ts'] },
});
