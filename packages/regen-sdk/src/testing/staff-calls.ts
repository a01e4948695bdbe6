import { expect, it } from 'vitest';
import type { Visitors } from './visitors.ts';

/** The calls of staff, for the test in which every operation succeeds once. */
export function describeStaffCalls({ signedIn }: Pick<Visitors, 'signedIn'>): void {
  it('says how old the content is, and starts a preview of drafts', async () => {
    const staff = await signedIn('noor@regen.example');
    expect(await staff.regen.admin.getContent()).toMatchObject({ source: 'embedded', error: null, canPreview: true });
    const { url } = await staff.regen.admin.previewContent({ page: '/blogs' });
    expect(url).toMatch(/^\/blogs\?preview=/);
    const { regen } = await signedIn('dana@lumenclinic.example');
    await expect(regen.admin.getContent()).rejects.toMatchObject({ status: 403 });
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
    const reason = 'A call of the contract';
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
