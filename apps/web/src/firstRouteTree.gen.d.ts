/** The same root as in `routeTree.gen.ts`, whose evaluation gives it its other children. */
export { routeTree } from './routeTree.gen.ts';
