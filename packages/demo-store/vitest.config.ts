import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'demo-store',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['{src,drawing}/**/*.test.ts'] },
});
