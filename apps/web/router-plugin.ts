import type { Config } from '@tanstack/router-plugin';

/** One set of options for the build and for `npm run routes`. */
export const routerPluginOptions: Partial<Config> = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  addExtensions: true,
  semicolons: true,
  quoteStyle: 'single',
  disableLogging: true,
  codeSplittingOptions: {
    defaultBehavior: [['component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  },
};

/** The tree that a browser starts with: it has no staff desks, only the catch-all that loads them (`admin.$.tsx`). */
export const firstTreeOptions: Partial<Config> = {
  ...routerPluginOptions,
  generatedRouteTree: './src/firstRouteTree.gen.js',
  disableTypes: true,
  routeFileIgnorePattern: '^admin\\.(?!\\$)',
};
