import type { Store } from '@regen/sdk';
import { Avatar } from '@regen/ui-kit/Avatar';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';

/** Who works at a store. */
export function StoreTeam({ team }: Pick<Store, 'team'>) {
  if (team.length === 0) return null;
  return (
    <Stack as="section" gap="5" aria-labelledby="team">
      <Heading level={2} size="md" id="team">
        The team
      </Heading>
      <Grid as="ul" min="sm">
        {team.map(({ name, role }) => (
          <li key={`${name} ${role}`}>
            <Inline gap="3" wrap="nowrap">
              <Avatar name={name} decorative />
              <div>
                <Text weight="semibold">{name}</Text>
                <Text size="sm" tone="muted">
                  {role}
                </Text>
              </div>
            </Inline>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
