import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'web',
  lane: 'product',
  root: import.meta.dirname,
  test: { include: ['guides/*.test.ts'] },
});
