/**
 * What every public page needs goes into one chunk: it compresses better than a dozen small ones, and the browser asks once.
 * Everything else is split by route. What is not used falls away before this, so a folder may be named as a whole.
 */
const core: readonly RegExp[] = [
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|openapi-fetch|@tanstack|radix-ui|@radix-ui\/react-(slot|compose-refs))\//,
  /\/packages\/regen-sdk\/dist\/(?!query\/mutations|session\/keep-fresh)/,
  /\/packages\/ui-kit\/dist\/(cx|atoms|fonts|theme)/,
  /\/packages\/ui-kit\/dist\/components\/(Badge|Box|Button|Container|Field|Heading|Icon|IconButton|Inline|LiveRegion|Logo|Price|ProductCard|SkipLink|Spinner|Stack|StockState|Text|TextField|Toast|VisuallyHidden)\//,
  /\/apps\/web\/src\/(app\/|session\/(?!keep-fresh))/,
  /\/apps\/web\/src\/features\/shell\/(?!MobileMenu|PendingPage)/,
  /\/apps\/web\/src\/features\/cart\/(CartButton|CartDrawer|cart-overlay|cart-ref|use-add-to-cart)/,
  /\/apps\/web\/src\/features\/catalogue\/(ProductGrid|ProductPicture|ProductTile|StockLabel|QuickViewHost|caller|list-search|pictures|quick-view\.|tile-sizes)/,
  /\/apps\/web\/src\/features\/search\/(SearchBox|search-page)/,
  /vite\/preload-helper|\0rolldown/,
];

export const chunkGroups = [{ name: 'core', test: (id: string) => core.some((pattern) => pattern.test(id)) }];
