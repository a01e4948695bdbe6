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

/** The tree that a browser begins with: the staff's desks are missing, but for the catch-all that asks for them (`admin.$.tsx`). */
export const firstTreeOptions: Partial<Config> = {
  ...routerPluginOptions,
  generatedRouteTree: './src/firstRouteTree.gen.js',
  disableTypes: true,
  routeFileIgnorePattern: '^admin\\.(?!\\$)',
};
