import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'release',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/rehearsal.test.ts'],
    globalSetup: ['on-demand/install.ts'],
  },
});
