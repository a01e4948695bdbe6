import { expect, it } from 'vitest';
import { place } from './guest-order.ts';
import type { Visitors } from './visitors.ts';

/** The calls of staff, for the test in which every operation succeeds once. */
export function describeStaffCalls({ signedIn, visitor }: Pick<Visitors, 'signedIn' | 'visitor'>): void {
  it('says how old the content is, and starts a preview of drafts', async () => {
    const staff = await signedIn('noor@regen.example');
    expect(await staff.regen.admin.getContent()).toMatchObject({ source: 'embedded', error: null, canPreview: true });
    const { url } = await staff.regen.admin.previewContent({ page: '/blogs' });
    expect(url).toMatch(/^\/blogs\?preview=/);
    const { regen } = await signedIn('dana@lumenclinic.example');
    await expect(regen.admin.getContent()).rejects.toMatchObject({ status: 403 });
  });

  it('packs, ships and delivers an order, and refunds a part of it', async () => {
    const { regen } = visitor();
    const { id: orderId, number } = await (await place(regen, '4242 4242 4242 4242')).order();
    const { admin } = (await signedIn('noor@regen.example')).regen;
    const [found] = (await admin.listOrders({ state: 'paid', search: number })).items;
    expect(found?.id).toBe(orderId);
    let order = await admin.getOrder({ orderId });
    for (const state of ['packed', 'shipped', 'delivered'] as const) {
      const { changedAt } = order;
      order = await admin.moveOrder({ orderId, state, changedAt });
      expect(order.state).toBe(state);
      await expect(admin.moveOrder({ orderId, state, changedAt })).rejects.toMatchObject({ code: 'order_changed' });
    }
    const tracking = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };
    order = await admin.setTracking({ orderId, ...tracking, changedAt: order.changedAt });
    expect(order.tracking).toMatchObject({ carrier: 'UPS', number: tracking.trackingNumber });
    const [line] = order.lines;
    const amount = line?.refundable[0] ?? 0;
    const lines = [{ line: line?.line ?? 0, quantity: 1, restock: true }];
    order = await admin.refundOrder({ orderId, lines, shipping: false, amount, changedAt: order.changedAt });
    expect(order).toMatchObject({ state: 'delivered', refunded: amount, refunds: [{ amount, isSent: true }] });
    expect((await regen.orders.get({ id: 'guest', orderId })).refunds).toMatchObject([{ amount, isSent: true }]);
  });

  it('finds a person, and changes account, access and points', async () => {
    const { regen } = await signedIn('noor@regen.example');
    const { items } = await regen.admin.listPeople({ search: 'priya raman' });
    const { userId = '' } = items[0] ?? {};
    const { account } = await regen.admin.getPerson({ userId });
    const change = { userId, changedAt: account.changedAt };
    const changed = await regen.admin.updateAccount({ ...change, tier: 4 });
    expect([account.tier, changed.account.tier]).toEqual(['Tier 3', 'Tier 4']);
    await expect(regen.admin.updateAccount({ ...change, tier: 2 })).rejects.toMatchObject({ code: 'person_changed' });
    await regen.admin.updateAccount({ ...change, changedAt: changed.account.changedAt, tier: 3 });
    const reason = 'A contract test';
    const disabled = await regen.admin.setPersonAccess({
      userId,
      changedAt: changed.changedAt,
      isDisabled: true,
      reason,
    });
    expect(disabled.disabledReason).toBe(reason);
    await regen.admin.setPersonAccess({ userId, changedAt: disabled.changedAt, isDisabled: false });
    const { balance } = await regen.admin.correctPoints({ userId, points: 10, reason });
    expect(balance).toBe(disabled.pointsBalance + 10);
  });
}
