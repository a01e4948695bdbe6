import { defineLane } from '../../tools/test/lane.ts';

/** The package as others get it, and the built package in a browser. */
export default defineLane({
  workspace: 'sdk',
  lane: 'product',
  root: import.meta.dirname,
  test: {
    include: ['src/packed.test.ts', 'src/size.test.ts', 'src/**/browser-*.test.ts'],
    globalSetup: ['../../tools/package-check/on-demand/install.ts'],
  },
});
