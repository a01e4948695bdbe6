/**
 * Where the bundler puts what several pages share. What the entry imports is loaded with every page and is one file; so is what at least
 * 45 parts of the store import, since every page has one of them. What draws products in a list is one file as well, and so is what other
 * pages draw of them too. Links have their own file, so that the server can find their style sheet (`page-files.ts`). The rest is left to the
 * bundler.
 */
export const chunkGroups = [
  { name: 'entry', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', minShareCount: 45 },
  { name: 'facts', test: /\/features\/(?:pictures|stock)\/|\/components\/(?:Badge|Price|Stars|StockState)\// },
  { name: 'link', test: /\/components\/Link\// },
  { name: 'tile', test: /\/features\/(?:products\/Product(?:Grid|Tile)\.|reviews\/RatingLine)/ },
];
