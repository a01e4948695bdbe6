import type { Account } from '@regen/sdk';
import { accountGet } from '@regen/sdk/query';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { clockOf, dayOf } from '~/kernel/words/dates.ts';
import { ReadTerms } from './ReadTerms.tsx';

/** In the profile: which version was accepted, and when. */
export function AcceptedTerms() {
  const { call } = useApp();
  const account = useQuery(accountGet(call));
  return <Reading query={account}>{({ terms }) => <Acceptance terms={terms} />}</Reading>;
}

function Acceptance({ terms: { acceptedVersion, acceptedAt, isAcceptanceDue } }: Pick<Account, 'terms'>) {
  if (acceptedVersion === null && !isAcceptanceDue)
    return <Text>This store doesn’t have terms and conditions yet.</Text>;
  return (
    <Stack gap="2" align="start">
      <Text>
        {acceptedVersion === null || acceptedAt === null
          ? 'You haven’t accepted the terms and conditions yet. We’ll ask when you next sign in.'
          : `You accepted version ${acceptedVersion} on ${dayOf(acceptedAt)} at ${clockOf(Date.parse(acceptedAt))}.`}
      </Text>
      <ReadTerms />
    </Stack>
  );
}
