import { placeLine } from '@regen/domain';
import type { ClientProfessional } from '@regen/sdk';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Suspense } from 'react';
import { asImage, ItemPicture } from '~/features/pictures/index.ts';
import { OpenLine } from '~/features/stores/index.ts';

/** Which clinic, where, and until when it is open. */
export function ClinicFacts({ clinic: { accountName, picture, locations } }: { clinic: ClientProfessional }) {
  const [first] = locations;
  return (
    <Inline gap="4" wrap="nowrap">
      {picture ? <ItemPicture image={asImage(picture)} size="sm" /> : null}
      <Stack gap="1">
        <Text weight="semibold">{accountName}</Text>
        {first ? (
          <>
            <Text size="sm" tone="muted">
              {first.line1}, {placeLine(first)}
            </Text>
            {first.hours.length > 0 ? (
              <Suspense>
                <OpenLine hours={first.hours} timezone={first.timezone} />
              </Suspense>
            ) : null}
          </>
        ) : null}
      </Stack>
    </Inline>
  );
}
