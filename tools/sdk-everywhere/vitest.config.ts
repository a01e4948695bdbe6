import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'sdk-everywhere',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['*.test.ts'] },
});
