/**
 * What every public page needs goes into one chunk, and what one page needs into another: it compresses better than a dozen
 * small ones, and the browser asks twice. What is not used falls away before this, so a folder may be named as a whole.
 */
const core: readonly RegExp[] = [
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|openapi-fetch|@tanstack)\/(?!.*\/(mutation|mutationObserver|useMutation|mutationOptions|useBlocker)\.js)/,
  /\/packages\/regen-sdk\/dist\/(index|core\/(?!is-error-of)|generated\/version|query\/(?!generated|upload|write)|session\/(?!keep-fresh))/,
  /\/packages\/regen-sdk\/dist\/(generated\/operations|query\/generated)\/(cart|categories|concerns|products)\.js/,
  /\/packages\/ui-kit\/dist\/(cx|atoms|fonts|theme)/,
  /\/packages\/ui-kit\/dist\/components\/(Badge|Box|Breadcrumbs|Button|Container|Field|Heading|Icon(?!\/[Rr]are)|IconButton|Inline|Link|LiveRegion|LoadingBar|Logo|NavLink|Price|ProductCard|SkipLink|Spinner|Stack|StockState|Text|TextField|ThemeSelect|Toast(?!\/ToastView)|VisuallyHidden)\//,
  /\/apps\/web\/src\/(app\/(?!lead-to-new|NotFound|ErrorPage|ReadFailure|DefaultFailure|PageSkeleton|ChildPending|StatusView|connection-state|describe-error|stale-chunk|use-page|use-retry)|kernel\/(?!use-write)|session\/(?!keep-fresh|forget-drafts))/,
  /\/apps\/web\/src\/features\/shell\/(?!AccountMenu|MobileMenu|PendingPage)/,
  /\/apps\/web\/src\/features\/cart\/(CartButton|CartDrawer|cart-overlay|use-add-to-cart)/,
  /\/apps\/web\/src\/features\/catalogue\/(OwnPrice|ProductGrid\.|ProductPicture|ProductTile|StockLabel|QuickViewHost|product-queries|categories|list-search|pictures|quick-view\.|tile-sizes)/,
  /\/apps\/web\/src\/features\/search\/(SearchBox|search-box-props|search-page)/,
  /\0rolldown/,
];

const list: readonly RegExp[] = [
  /\/packages\/ui-kit\/dist\/components\/(Checkbox|Select|Tag)\//,
  /\/apps\/web\/src\/features\/catalogue\/(CatalogueScreen|Facets)/,
];

const paging: readonly RegExp[] = [/\/packages\/ui-kit\/dist\/components\/(EmptyState|Pagination)\//];

const product: readonly RegExp[] = [
  /\/packages\/ui-kit\/dist\/components\/(Accordion|QuantityStepper)\/|\/components\/Gallery\/Gallery\./,
  /\/apps\/web\/src\/features\/product\/(BuyBox|Gallery|HowToUse|ProductDetails|ProductScreen|why-this-price)/,
  /\/apps\/web\/src\/features\/catalogue\/format-price/,
];

/** What the page of a store and the locator share. */
const places: readonly RegExp[] = [
  /\/packages\/regen-sdk\/dist\/(generated\/operations|query\/generated|resources\/generated|helpers)\/stores\.js/,
  /\/apps\/web\/src\/features\/places\/(PlaceDetails|home-products|opening-lines|place-text|places-queries|places\.css|store-picture)/,
];

const group = (name: string, patterns: readonly RegExp[]) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
});

export const chunkGroups = [
  group('core', core),
  group('paging', paging),
  group('list', list),
  group('product', product),
  group('places', places),
];
