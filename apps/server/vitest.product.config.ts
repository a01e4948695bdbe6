import { defineLane } from '../../tools/test/lane.ts';

/** What takes processes, sockets or a browser: the server is killed and restarted, files go to disk and S3, the reference is looked at. */
export default defineLane({
  workspace: 'server',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.product.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
  },
});
