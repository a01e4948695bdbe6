import { defineLane } from '../../tools/test/lane.ts';

/** The server as a process: started, killed, restarted, and its reference in a browser. */
export default defineLane({
  workspace: 'server',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.{process,browser}.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
  },
});
