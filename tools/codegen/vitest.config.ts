import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'codegen',
  lane: 'unit',
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'], exclude: ['src/{emit-types,generated}.test.ts'] },
});
