import type { RetailLocation } from '@regen/sdk';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import { openLine } from './open-line.ts';

/** Whether a place is open now, and until when. */
export function OpenLine({ hours, timezone }: Pick<RetailLocation, 'hours' | 'timezone'>) {
  const [now] = useState(() => new Date());
  const open = openLine(hours, timezone, now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return open ? (
    <Text as="span" size="sm" weight="semibold" tone={open.isOpen ? 'success' : 'muted'}>
      {open.text}
    </Text>
  ) : null;
}
