import { fromCents, toCents } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { dayOf } from '~/kernel/words/dates.ts';
import { usd } from '~/kernel/words/money.ts';
import * as styles from './orders.css.ts';
import { refundText } from './refund-text.ts';

/** What was refunded of an order, below its total: how much, for what, why, and whether it has been sent. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refunds } = order;
  if (refunds.length === 0) return null;
  const cents = refunds.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return (
    <Stack as="section" gap="3" aria-labelledby="order-refunds">
      <Inline justify="between" align="baseline">
        <Heading level={3} size="xs" id="order-refunds">
          Refunded
        </Heading>
        <Text as="span" weight="semibold" numeric data-testid="order-refunded">
          {usd(fromCents(cents))}
        </Text>
      </Inline>
      <ul className={styles.refunds}>
        {refunds.map((refund) => {
          const { amount, at, reason } = refund;
          const { what, notes } = refundText(refund, order);
          return (
            <li key={`${at}-${what}`}>
              <Inline justify="between" align="baseline" gap="4" wrap="nowrap">
                <Text as="span">{what}</Text>
                <Text as="span" numeric>
                  {usd(amount)}
                </Text>
              </Inline>
              <Text size="sm" tone="muted">
                <time dateTime={at}>{dayOf(at)}</time>
                {notes.map((note) => ` · ${note}`).join('')}
              </Text>
              {reason === null ? null : (
                <Text size="sm" className={styles.written}>
                  “{reason}”
                </Text>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
