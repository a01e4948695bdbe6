import { pagesOf } from '~/kernel/route-table.ts';
import { routeTree } from '~/routeTree.gen.ts';

/** The route table. */
export const readPages = () => pagesOf(routeTree);
