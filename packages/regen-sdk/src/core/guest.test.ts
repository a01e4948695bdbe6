import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { Regen } from '../resources/generated/create-regen.ts';
import { createMemoryGuest, createMemorySession } from '../session/index.ts';
import { json, startScriptedServer } from '../testing/scripted-server.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import type { ClientOptions } from './client-options.ts';

let server: ScriptedServer;
beforeAll(async () => void (server = await startScriptedServer()));
afterAll(() => server.close());
beforeEach(() => server.answer(json(200, { id: 'crt_1' }, { 'Guest-Grant': 'grant-1' })));

const client = (options: Partial<ClientOptions> = {}): Regen =>
  createRegen({
    baseUrl: server.baseUrl,
    clientKey: 'k',
    browserId: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
    ...options,
  });
const sent = (): (string | undefined)[] =>
  server.seen.map(({ headers }) => headers['guest-grant'] as string | undefined);

describe("a guest's grant", () => {
  it('is requested, stored and sent where it matters, and nowhere else', async () => {
    const regen = client();
    await regen.cart.get({ id: 'guest' });
    await regen.cart.update({ id: 'guest', add: [] });
    await regen.shippingMethods.list({ id: 'guest' });
    await regen.products.get({ sku: 'GM1' });
    await regen.withOptions({ timeout: 1_000 }).cart.get({ id: 'guest' });
    expect(sent()).toEqual(['none', 'grant-1', 'grant-1', undefined, 'grant-1']);
  });

  it('is that of one guest: another device has none', async () => {
    const regen = client();
    await regen.cart.update({ id: 'guest', add: [] });
    await regen.withOptions({ browserId: '7f3d1a52-9c1e-4d0b-8a77-3e6c5b2f9d41' }).cart.get({ id: 'guest' });
    await client().cart.get({ id: 'guest' });
    expect(sent()).toEqual(['none', 'none', 'none']);
  });

  it('is stored by the session, or by the given store', async () => {
    const session = createMemorySession();
    await client({ session }).cart.update({ id: 'guest', add: [] });
    expect(session.guest?.get()).toBe('grant-1');
    await client({ session }).cart.get({ id: 'guest' });
    const guest = createMemoryGuest();
    await guest.set('grant-of-a-visitor');
    await client({ session, guest }).orders.get({ id: 'guest', orderId: 'ord_1' });
    expect(sent()).toEqual(['none', 'grant-1', 'grant-of-a-visitor']);
  });

  it('is neither that of the option nor that of the session on another device', async () => {
    const guest = createMemoryGuest();
    await guest.set('grant-of-a-visitor');
    const session = createMemorySession();
    await session.guest?.set('grant-of-the-session');
    const elsewhere = [client({ guest }), client({ session })].map((regen) =>
      regen.withOptions({ browserId: '7f3d1a52-9c1e-4d0b-8a77-3e6c5b2f9d41' }),
    );
    for (const regen of elsewhere) await regen.cart.update({ id: 'guest', add: [] });
    await elsewhere[1]?.withOptions({ timeout: 1_000 }).cart.get({ id: 'guest' });
    expect(sent()).toEqual(['none', 'none', 'grant-1']);
    expect(session.guest?.get()).toBe('grant-of-the-session');
    await client({ guest })
      .withOptions({ browserId: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10' })
      .cart.get({ id: 'guest' });
    await client().withOptions({ browserId: '7f3d1a52-9c1e-4d0b-8a77-3e6c5b2f9d41', guest }).cart.get({ id: 'guest' });
    expect(sent().slice(3)).toEqual(['grant-of-a-visitor', 'grant-1']);
  });

  it('is that of one session: visitors of a server share no cart', async () => {
    const shared = client({ guest: createMemoryGuest() });
    await shared.cart.update({ id: 'guest', add: [] });
    const [one, two] = [createMemorySession(), createMemorySession()];
    await shared.withOptions({ session: one }).cart.update({ id: 'guest', add: [] });
    await shared.withOptions({ session: two }).cart.get({ id: 'guest' });
    await shared.withOptions({ session: one }).cart.get({ id: 'guest' });
    await shared.withOptions({ session: one }).withOptions({ session: undefined }).cart.get({ id: 'guest' });
    expect(sent()).toEqual(['none', 'none', 'none', 'grant-1', 'none']);
  });

  it('is a cookie in a page, so the header stays away', async () => {
    vi.stubGlobal('document', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const regen = client({ session: createMemorySession() });
    await regen.cart.update({ id: 'guest', add: [] });
    await regen.cart.get({ id: 'guest' });
    expect(sent()).toEqual([undefined, undefined]);
  });
});
