declare module '~/firstRouteTree.gen.js' {
  /** The same root as in `routeTree.gen.ts`, which gives it its other children when it is evaluated. */
  export { routeTree } from '~/routeTree.gen.ts';
}
