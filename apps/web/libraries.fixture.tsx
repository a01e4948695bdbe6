// Uses what a build of the storefront once left out of its libraries, see `libraries.test.ts`.
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  parseSearchWith,
  RouterProvider,
  Scripts,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

export async function pagesOfInfiniteQuery(): Promise<number> {
  const { pages } = await new QueryClient().fetchInfiniteQuery({
    queryKey: ['pages'],
    queryFn: async ({ pageParam }) => pageParam,
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
    pages: 3,
  });
  return pages.length;
}

export async function stateOfMutation(): Promise<string | undefined> {
  const client = new QueryClient();
  const observer = new MutationObserver(client, { mutationFn: async (text: string) => `${text}!` });
  await observer.mutate('written');
  return client.getMutationCache().getAll()[0]?.state.data as string | undefined;
}

export async function scriptsOfHead(): Promise<string> {
  const root = createRootRoute({
    head: () => ({ scripts: [{ src: '/of-the-head.js' }] }),
    component: () => (
      <>
        <HeadContent />
        <Outlet />
        <Scripts />
      </>
    ),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    head: () => ({ scripts: [{ children: 'of(the, page)' }] }),
  });
  const router = createRouter({
    routeTree: root.addChildren([index]),
    history: createMemoryHistory(),
    parseSearch: parseSearchWith(JSON.parse),
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}
