import type { StaffPersonAccount } from '@regen/sdk';
import { expect, it } from 'vitest';
import { changeOf, consequencesOf, valuesOf } from './account-change.ts';

const account: StaffPersonAccount = {
  accountId: 'acc_1',
  accountName: 'Quiet Room',
  accountType: 'professional',
  site: 'b2b',
  tier: 'Tier 2',
  exemptForReward: false,
  hasRetailStore: true,
  storeLabel: 'quiet-room',
  storeUrl: 'https://regen.example/store/quiet-room',
  peopleCount: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
};

it('sends only what differs', () => {
  const values = valuesOf(account);
  expect(changeOf(account, values)).toEqual({});
  expect(changeOf(account, { ...values, tier: '4' })).toEqual({ tier: 4 });
  expect(changeOf(account, { tier: '2', hasRewards: false, hasRetailStore: false })).toEqual({
    exemptForReward: true,
    hasRetailStore: false,
  });
  expect(valuesOf({ ...account, tier: null }).tier).toBe('');
});

it('says what will happen, for whom and to which page', () => {
  expect(consequencesOf(account, {})).toEqual([]);
  expect(consequencesOf(account, { tier: 3 })[0]).toMatch(
    /^Everyone in the account \(2 people\) gets Tier 3 prices right away/,
  );
  expect(consequencesOf({ ...account, peopleCount: 1 }, { tier: 3 })[0]).toMatch(/^The person gets Tier 3 prices/);
  expect(consequencesOf(account, { hasRetailStore: false })[0]).toMatch(
    /^\/store\/quiet-room shows “not found” to everyone right away/,
  );
  expect(consequencesOf({ ...account, storeLabel: null }, { hasRetailStore: true })).toEqual([
    'The account gets a store page as soon as it chooses a label.',
  ]);
  expect(consequencesOf(account, { exemptForReward: true, hasRetailStore: true })).toHaveLength(2);
  expect(consequencesOf(account, { tier: 4 })[1]).toMatch(/^Tier 4 accounts don’t earn or spend points/);
  expect(consequencesOf({ ...account, exemptForReward: true }, { tier: 4 })).toHaveLength(1);
});
