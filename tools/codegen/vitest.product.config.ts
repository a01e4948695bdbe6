import { defineLane } from '../test/lane.ts';

export default defineLane({
  workspace: 'codegen',
  lane: 'product',
  root: import.meta.dirname,
  test: { include: ['src/{emit-types,generated}.test.ts'], globalSetup: ['on-demand/install.ts'] },
});
