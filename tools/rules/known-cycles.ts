import type { KnownCycles } from './src/folder-cycles.ts';

/**
 * Folder cycles that exist today. Only remove entries: the check fails on one that no longer forms a cycle. Fix new cycles at their
 * source.
 */
export const knownCycles: KnownCycles = {
  // What starts the app, in the browser and on the server, lives in one folder with what every screen needs.
  'apps/web/src/app/Document.tsx': ['apps/web/src/features'],
  'apps/web/src/app/create-app.tsx': ['apps/web/src/features', 'apps/web/src/routeTree.gen.ts'],
  'apps/web/src/app/entry-server.tsx': ['apps/web/src/features'],
  // The list opens a product over itself, and shows with each tile what has been pressed before a sign-in.
  'apps/web/src/features/catalogue/CatalogueHost.tsx': ['apps/web/src/features/favorites'],
  'apps/web/src/features/catalogue/QuickView.tsx': ['apps/web/src/features/product'],
  'apps/web/src/features/catalogue/TileExtras.tsx': ['apps/web/src/features/favorites'],
  // The guards of the account are what a return from sign-in and from the terms asks.
  'apps/web/src/features/session-screens/RegisterScreen.tsx': ['apps/web/src/features/account'],
  'apps/web/src/features/terms/AcceptTermsScreen.tsx': ['apps/web/src/features/account'],

  // What handlers are given is typed beside the contract, with the types of every service.
  'apps/server/src/contract/authenticate.ts': ['apps/server/src/auth'],
  'apps/server/src/contract/call.ts': ['apps/server/src/auth'],
  'apps/server/src/contract/idempotency.ts': ['apps/server/src/auth'],
  'apps/server/src/contract/module.ts': [
    'apps/server/src/auth',
    'apps/server/src/bus',
    'apps/server/src/cache',
    'apps/server/src/mail',
    'apps/server/src/storage',
  ],
  // The demo data lives inside of the database and uses what writes orders and draws pictures.
  'apps/server/src/db/seed/bundles/write-bundles.ts': ['apps/server/src/storage'],
  'apps/server/src/db/seed/catalogue/source.ts': ['apps/server/src/media'],
  'apps/server/src/db/seed/catalogue/types.ts': ['apps/server/src/media'],

  'apps/server/src/db/seed/history/fate.ts': ['apps/server/src/modules'],
  'apps/server/src/db/seed/history/write.ts': ['apps/server/src/modules'],
  'apps/server/src/db/seed/orders.ts': ['apps/server/src/modules'],
  'apps/server/src/db/seed/demo-passwords.ts': ['apps/server/src/auth'],
  'apps/server/src/db/seed/places/index.ts': ['apps/server/src/modules'],
  'apps/server/src/db/seed/stores/index.ts': ['apps/server/src/media'],
  // Pictures of stores are media, and which store has one is said by the modules.
  'apps/server/src/media/store-pictures.ts': ['apps/server/src/modules'],
  // Modules that call each other's services.
  'apps/server/src/modules/products/handlers.ts': ['apps/server/src/modules/search'],
  'apps/server/src/modules/products/module.ts': [
    'apps/server/src/modules/search',
    'apps/server/src/modules/stock-alerts',
  ],
  'apps/server/src/modules/shipping/handlers.ts': ['apps/server/src/modules/cart'],

  // Charts are components, but their common parts have a folder beside the components.
  'packages/ui-kit/src/charts/ChartFrame.tsx': ['packages/ui-kit/src/components'],
  'packages/ui-kit/src/charts/Plot.tsx': ['packages/ui-kit/src/components'],
};
