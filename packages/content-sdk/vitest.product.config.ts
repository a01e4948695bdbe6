import { defineLane } from '../../tools/test/lane.ts';

/** The package as others get it. */
export default defineLane({
  workspace: 'content-sdk',
  lane: 'product',
  root: import.meta.dirname,
  test: { include: ['src/packed.test.ts'], globalSetup: ['../../tools/package-check/on-demand/install.ts'] },
});
