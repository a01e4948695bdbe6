import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import * as styles from './session-screens.css.ts';

export interface SessionPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

const points = [
  'Your prices, on every product',
  'Addresses and orders on hand',
  'One cart on all your devices',
] as const;

/** The frame of signing in, registering and resetting. */
export function SessionPage({ title, lead, children }: SessionPageProps) {
  return (
    <div className={styles.page}>
      <Card tone="brand" className={styles.side}>
        <p className={styles.promise}>Skin care that professionals trust, always close at hand.</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon name="check" size="sm" />
              {point}
            </li>
          ))}
        </ul>
      </Card>
      <div className={styles.main}>
        <div className={styles.column}>
          <Stack gap="2">
            <Heading level={1} size="lg" tabIndex={-1}>
              {title}
            </Heading>
            {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
          </Stack>
          {children}
        </div>
      </div>
    </div>
  );
}
