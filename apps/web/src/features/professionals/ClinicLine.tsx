import type { ClientProfessional } from '@regen/sdk';
import { Text } from '@regen/ui-kit/Text';
import { OpenLine } from '~/features/stores/index.ts';

/** Which clinic, and until when it is open if it has hours. */
export function ClinicLine({ accountName, locations: [first] }: ClientProfessional) {
  return (
    <>
      <Text as="span" weight="semibold">
        {accountName}
      </Text>{' '}
      {first ? <OpenLine hours={first.hours} timezone={first.timezone} /> : null}
    </>
  );
}
