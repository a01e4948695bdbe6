import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'lighthouse',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/lighthouse.test.ts'],
    globalSetup: ['on-demand/install.ts'],
  },
});
