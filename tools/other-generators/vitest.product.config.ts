import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'other-generators',
  lane: 'product',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'], globalSetup: ['on-demand/install.ts'] },
});
