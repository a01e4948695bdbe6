import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'api-changes',
  lane: 'product',
  root: import.meta.dirname,
  test: { include: ['src/judge.test.ts'], globalSetup: ['on-demand/install.ts'] },
});
