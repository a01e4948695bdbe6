import { defineLane } from '../../tools/test/lane.ts';

/** The package as others get it: packed, unpacked, built into applications, and what its README promises. */
export default defineLane({
  workspace: 'ui-kit',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/packed.test.ts', 'src/package.test.ts'],
    globalSetup: ['../../tools/package-check/on-demand/install.ts'],
  },
});
