import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'bench',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['*.test.ts'] },
});
