/**
 * Where the bundler puts what several pages share. What the entry imports is loaded with every page and is one file; so is what at least
 * 45 parts of the store import, since every page has one of them. The rest is left to the bundler.
 */
export const chunkGroups = [
  { name: 'entry', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', minShareCount: 45 },
];
