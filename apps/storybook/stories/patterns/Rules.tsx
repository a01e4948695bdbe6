import { Card } from '@regen/ui-kit/Card';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';

/** What a pattern asks of everybody who uses it. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Card tone="sunken">
      <Stack as="ul" gap="3">
        {rules.map((rule) => (
          <Inline as="li" key={rule} gap="3" wrap="nowrap" align="start">
            <Icon name="check" size="sm" />
            <Text measure>{rule}</Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
