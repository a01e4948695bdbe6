import type { StaffPerson } from '@regen/sdk';
import { adminUpdateAccount } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Select } from '@regen/ui-kit/Select';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import { useWrite } from '~/kernel/use-write.ts';
import { changeOf, consequencesOf, valuesOf, type AccountValues } from './account-change.ts';
import { ChangeDialog, type DialogOfPersonProps } from './ChangeDialog.tsx';
import { TIERS } from './people-search.ts';

const tierOptions = (isNone: boolean) => [
  ...(isNone ? [{ value: '', label: 'No tier' }] : []),
  ...TIERS.map((tier) => ({ value: tier, label: `Tier ${tier}` })),
];

/** Tier, rewards and store page of the person's account. */
export function AccountDialog({ person, ...rest }: DialogOfPersonProps & { person: StaffPerson }) {
  const { userId, account } = person;
  const { mutateAsync } = useWrite(adminUpdateAccount);
  // Only what was chosen here: the rest follows the account, which somebody else may change meanwhile.
  const [chosen, setChosen] = useState<Partial<AccountValues>>({});
  const values = { ...valuesOf(account), ...chosen };
  const set = (more: Partial<AccountValues>) => setChosen((before) => ({ ...before, ...more }));
  const change = changeOf(account, values);
  const consequences = consequencesOf(account, change);
  const save = async () => {
    if (consequences.length === 0) return 'Nothing was changed.';
    await mutateAsync({ userId, changedAt: account.changedAt, ...change });
    return `${account.accountName} was changed.`;
  };
  return (
    <ChangeDialog
      title={`Change ${account.accountName}`}
      description="This changes the account, for everyone in it."
      submitLabel="Save changes"
      save={save}
      {...rest}
    >
      <Select
        label="Price tier"
        value={values.tier}
        options={tierOptions(account.tier === null)}
        onChange={({ target }) => set({ tier: target.value })}
      />
      <Switch
        label="Takes part in rewards"
        hint="Tier 4 prices already include the rewards discount."
        checked={values.hasRewards}
        onChange={({ target }) => set({ hasRewards: target.checked })}
      />
      <Switch
        label="Has a store page"
        hint={account.storeLabel === null ? 'No label chosen yet.' : `/store/${account.storeLabel}`}
        checked={values.hasRetailStore}
        onChange={({ target }) => set({ hasRetailStore: target.checked })}
      />
      {consequences.length === 0 ? null : (
        <Banner tone="info" title="What happens" live>
          {consequences.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Banner>
      )}
    </ChangeDialog>
  );
}
