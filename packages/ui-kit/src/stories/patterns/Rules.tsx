import { Card } from '../../components/Card/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';

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
