// The staff desks in a browser, which starts without their routes.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { staff, userOf } from '~/testing/people.ts';

/** A freshly loaded page: what is added to the tree stays there for all routers of the page. */
async function load(user = staff) {
  vi.resetModules();
  const { routeTree } = await import('~/firstRouteTree.gen.js');
  const { startApp } = await import('~/testing/start-app.ts');
  const addRoutes = vi.fn<() => Promise<unknown>>(() => import('~/routeTree.gen.ts'));
  return { addRoutes, ...startApp({ routeTree, addRoutes }, user) };
}
type Page = Awaited<ReturnType<typeof load>>;

const shown = ({ router: { state } }: Page) => ({
  at: state.location.href,
  leaf: state.matches.at(-1)?.routeId,
  statuses: [...new Set(state.matches.map(({ status }) => status))],
});

const DESK = '/admin/applications?status=accepted';
const desk = { at: DESK, leaf: '/_member/_staff/admin/applications/', statuses: ['success'] };

let page: Page;
beforeEach(async () => {
  page = await load();
});
// Other tests share the modules.
afterAll(() => vi.resetModules());

it('starts without the desks, and finds the one that is opened', async () => {
  expect(Object.keys(page.router.routesById).filter((id) => id.includes('/admin/'))).toEqual([
    '/_member/_staff/admin/$',
  ]);
  await page.open(DESK);
  expect(shown(page)).toEqual(desk);
  await page.open('/cart');
  await page.open('/admin/messages/acc_1');
  expect(shown(page)).toMatchObject({ leaf: '/_member/_staff/admin/messages/{-$accountId}' });
  expect(page.addRoutes).toHaveBeenCalledTimes(1);
});

it('prepares a desk whose link is pressed', async () => {
  await page.open('/cart');
  const matches = await page.router.preloadRoute({ to: '/admin/applications', search: { status: 'accepted' } });
  expect(matches?.at(-1)).toMatchObject({ routeId: desk.leaf, status: 'success' });
  expect(shown(page)).toMatchObject({ at: '/cart' });
});

it('adds nothing for the start page, which is already there, and no desk that doesn’t exist', async () => {
  await page.open('/admin');
  expect(shown(page)).toMatchObject({ at: '/admin', leaf: '/_member/_staff/admin/$' });
  await page.open('/admin/nothing');
  expect(shown(page)).toMatchObject({ at: '/admin/nothing', leaf: '/_member/_staff/admin/$' });
});

it('makes one history entry of the two steps of opening a desk', async () => {
  await page.open('/cart');
  await page.router.navigate({ to: '/admin/applications', search: { status: 'accepted' } });
  expect(shown(page)).toEqual(desk);
  page.router.history.back();
  await vi.waitFor(() => expect(shown(page)).toMatchObject({ at: '/cart', leaf: '/(shop)/cart' }));
  page.router.history.forward();
  await vi.waitFor(() => expect(shown(page)).toEqual(desk));
});

it('says what failed when the desks do not arrive, and asks again', async () => {
  page.addRoutes.mockRejectedValueOnce(new Error('No connection'));
  await page.open(DESK);
  expect(shown(page)).toMatchObject({ at: DESK, statuses: expect.arrayContaining(['error']) });
  await page.router.invalidate();
  expect(shown(page)).toEqual(desk);
});

it('opens no desk for anyone else', async () => {
  const shopper = await load(userOf('b2b'));
  await shopper.open(DESK);
  expect(shown(shopper)).toMatchObject({ at: DESK, statuses: expect.arrayContaining(['notFound']) });
  expect(shopper.addRoutes).not.toHaveBeenCalled();
});
