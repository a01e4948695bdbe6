import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export const fromRoot = (path: string): string => join(root, path);

/**
 * The workspaces from their sources, so that nothing has to be built before and a change shows at once. `@regen/ui-kit/src/`
 * reaches what the kit does not export: the sources of its stories and docs, and the values of its tokens.
 */
export const sources = [
  { find: /^~\//, replacement: `${fromRoot('apps/web/src')}/` },
  { find: /^@regen\/ui-kit\/src\//, replacement: `${fromRoot('packages/ui-kit/src')}/` },
  { find: /^@regen\/ui-kit\/(theme|atoms|fonts)$/, replacement: fromRoot('packages/ui-kit/src/$1/index.ts') },
  { find: /^@regen\/ui-kit\/global$/, replacement: fromRoot('packages/ui-kit/src/theme/global.ts') },
  { find: /^@regen\/ui-kit\/(\w+)$/, replacement: fromRoot('packages/ui-kit/src/components/$1/index.ts') },
  { find: /^@regen\/content-sdk\/query$/, replacement: fromRoot('packages/content-sdk/src/query/index.ts') },
  { find: /^@regen\/domain$/, replacement: fromRoot('packages/domain/src/index.ts') },
  { find: /^@regen\/sdk$/, replacement: fromRoot('packages/regen-sdk/src/index.ts') },
  { find: /^@regen\/sdk\/(query|session|mocks)$/, replacement: fromRoot('packages/regen-sdk/src/$1/index.ts') },
  { find: /^@regen\/sdk\/operations$/, replacement: fromRoot('packages/regen-sdk/src/generated/operations/index.ts') },
  { find: /^@regen\/sdk\/resources\/(.+)$/, replacement: fromRoot('packages/regen-sdk/src/resources/generated/$1.ts') },
];
