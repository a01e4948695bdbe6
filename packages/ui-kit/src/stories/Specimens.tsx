import type { ReactNode } from 'react';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';

export interface SpecimensProps<Key extends string | number> {
  of: readonly Key[];
  children: (key: Key) => ReactNode;
}

/** One specimen per value of a props list, with the value as its caption. */
export function Specimens<Key extends string | number>({ of, children }: SpecimensProps<Key>) {
  return (
    <Stack gap="6">
      {of.map((key) => (
        <Stack key={key} gap="2">
          <Text size="xs" tone="muted">
            {key}
          </Text>
          {children(key)}
        </Stack>
      ))}
    </Stack>
  );
}
