import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'sdk-examples',
  lane: 'product',
  root: import.meta.dirname,
  test: { include: ['*.test.ts'] },
});
