import { expect, it } from 'vitest';
import { publishedManifest } from './publish.ts';

const manifest = { name: '@regen/sdk', peerDependencies: { react: '*' }, devDependencies: { '@regen/contract': '*' } };

it('publishes nothing of what only builds and tests a package', () => {
  expect(publishedManifest(manifest, '/regen/packages/regen-sdk', {})).toEqual({
    name: '@regen/sdk',
    peerDependencies: { react: '*' },
  });
});

it('names the repository where the workflow does', () => {
  const env = { GITHUB_REPOSITORY: 'regen/store' };
  expect(publishedManifest(manifest, '/regen/packages/regen-sdk', env)).toMatchObject({
    repository: { type: 'git', url: 'git+https://github.com/regen/store.git', directory: 'packages/regen-sdk' },
  });
});
