import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import * as styles from './foundations.css.ts';

export interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the foundations. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Container paddingY="6">
      <Stack gap="10">
        <Stack gap="3">
          <Heading level={1}>{title}</Heading>
          <Text size="lg" tone="muted" measure>
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="4">
      <Stack gap="1">
        <Heading level={2} size="md">
          {title}
        </Heading>
        {note ? (
          <Text tone="muted" measure>
            {note}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Stack>
  );
}

/** A custom property or value, as it is written. */
export function Code({ children }: { children: ReactNode }) {
  return <code className={styles.code}>{children}</code>;
}
