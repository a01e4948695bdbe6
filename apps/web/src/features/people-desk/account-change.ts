import type { AccountChange, StaffPersonAccount } from '@regen/sdk';
import { counted } from '~/kernel/words/counts.ts';

/** The account as it is in the form. */
export interface AccountValues {
  /** `1` to `4`, or empty if it has none. */
  tier: string;
  hasRewards: boolean;
  hasRetailStore: boolean;
}

export function valuesOf({ tier, exemptForReward, hasRetailStore }: StaffPersonAccount): AccountValues {
  return { tier: tier?.replace('Tier ', '') ?? '', hasRewards: !exemptForReward, hasRetailStore };
}

/** Only what differs: what someone else changes in the meantime stays. */
export function changeOf(account: StaffPersonAccount, values: AccountValues): Omit<AccountChange, 'changedAt'> {
  const before = valuesOf(account);
  return {
    ...(values.tier !== before.tier && { tier: Number(values.tier) }),
    ...(values.hasRewards !== before.hasRewards && { exemptForReward: !values.hasRewards }),
    ...(values.hasRetailStore !== before.hasRetailStore && { hasRetailStore: values.hasRetailStore }),
  };
}

/** What happens when the change is saved, a sentence for each part. */
export function consequencesOf(
  { storeLabel, peopleCount, exemptForReward: isExempt }: StaffPersonAccount,
  { tier, exemptForReward, hasRetailStore }: Omit<AccountChange, 'changedAt'>,
): string[] {
  const everyone =
    peopleCount === 1 ? 'The person' : `Everyone in the account (${counted(peopleCount, 'person', 'people')})`;
  const page = storeLabel === null ? null : `/store/${storeLabel}`;
  return [
    tier !== undefined && `${everyone} gets Tier ${tier} prices right away, including on open pages and in the cart.`,
    tier === 4 &&
      !(exemptForReward ?? isExempt) &&
      'Tier 4 accounts don’t earn or spend points: their prices include the rewards discount. They keep the points they have.',
    exemptForReward === true && 'No one in the account earns or spends points anymore. They keep the points they have.',
    exemptForReward === false && 'The account earns and spends points again if its tier takes part in rewards.',
    hasRetailStore === true &&
      (page === null
        ? 'The account gets a store page as soon as it chooses a label.'
        : `The store page ${page} goes public right away.`),
    hasRetailStore === false &&
      (page === null
        ? 'The account can no longer have a store page.'
        : `${page} shows “not found” to everyone right away. Its label, profile and pictures are kept in case you turn it back on.`),
  ].filter((text) => typeof text === 'string');
}
