import { defineLane } from '../../tools/test/lane.ts';

export default defineLane({
  workspace: 'sdk',
  lane: 'unit',
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    // The package as others get it, what needs a browser, and what calls the server.
    exclude: [
      'src/packed.test.ts',
      'src/size.test.ts',
      'src/**/browser-*.test.ts',
      'src/contract.test.ts',
      'src/readme.test.ts',
    ],
    // The SDK has no module-level state, so test files can share loaded modules.
    isolate: false,
  },
});
