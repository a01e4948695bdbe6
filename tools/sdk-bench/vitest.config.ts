import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'sdk-bench',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['*.test.ts'] },
});
