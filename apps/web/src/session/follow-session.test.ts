import { accountGet, orderList, pageGetContent } from '@regen/sdk/query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { grantOf, userOf } from '~/testing/people.ts';
import { followSession } from './follow-session.ts';

/** A page that a server has sent and that is being hydrated, with what a visitor and then a person have asked for. */
async function open(isHydrated: boolean) {
  const { context, session } = openContext();
  await context.prefetch(pageGetContent, { slug: 'terms-and-conditions' });
  const user = userOf('b2b');
  session.start(grantOf(user));
  const navigate = vi.fn<() => Promise<void>>(async () => undefined);
  const router = { invalidate: navigate, navigate, state: { location: { pathname: '/cart', href: '/cart' } } };
  followSession({ ...context, isHydrated: () => isHydrated, router: router as never });
  await context.prefetch(orderList, { id: 'another name of theirs' });
  await context.prefetch(accountGet);
  const read = () =>
    context.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey: [operation], meta }) => `${String(operation)} of ${meta?.owner ?? 'nobody'}`);
  return { session, read, id: user.id };
}

it('knows of each query who was here when it was asked for', async () => {
  const { read, id } = await open(true);
  expect(read()).toEqual(['pageGetContent of nobody', `orderList of ${id}`, `accountGet of ${id}`]);
});

it('forgets what a person has read when they leave, and all of it once the page is hydrated', async () => {
  const hydrating = await open(false);
  hydrating.session.finish();
  expect(hydrating.read()).toEqual(['pageGetContent of nobody']);
  const hydrated = await open(true);
  hydrated.session.finish();
  expect(hydrated.read()).toEqual([]);
});

it('takes into the session what another device has changed about the person, and tells nobody of the same again', async () => {
  const { context, session, mocks } = openContext();
  const user = userOf('retail');
  session.start(grantOf(user));
  followSession({ ...context, router: undefined as never });
  const changed = { ...user, firstName: 'Nia-Rose' };
  mocks.on('accountGet', (_call, example) => ({ ...example, users: [changed, userOf('b2b')] }));
  const before = session.current();
  await context.ensure(accountGet);
  expect(session.current()).toEqual({ ...before, user: changed });
  const same = session.current();
  await context.queryClient.refetchQueries(accountGet(context.call));
  expect(session.current()).toBe(same);
});

function keepInStorage(kept: Record<string, string>): Record<string, string> {
  const local = Object.defineProperties(kept, {
    getItem: { value: (key: string) => local[key] ?? null },
    removeItem: { value: (key: string) => delete local[key] },
  }) as Record<string, string>;
  vi.stubGlobal('localStorage', local);
  onTestFinished(() => void vi.unstubAllGlobals());
  return local;
}

it('removes what a person left in the storage when somebody else signs in in another tab', async () => {
  const local = keepInStorage({ 'regen.person.viewed.1': '{"owner":"usr_b2b"}', 'regen.session': '{}' });
  const { session } = await open(true);
  session.start(grantOf({ ...userOf('retail'), id: 'usr_other' }));
  expect(Object.keys(local)).toEqual(['regen.session']);
});

it('removes what this tab wrote for a person before it learned that they had signed out in another tab', async () => {
  const { session, id } = await open(true);
  const local = keepInStorage({
    'regen.person.announcement.2': JSON.stringify({ owner: id }),
    'regen.person.viewed.1': '{"owner":"guest"}',
    'regen.deviceId': 'a device',
  });
  session.finish();
  expect(Object.keys(local)).toEqual(['regen.person.viewed.1', 'regen.deviceId']);
});
