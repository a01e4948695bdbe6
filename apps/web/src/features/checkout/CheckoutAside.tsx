import { Accordion } from '@regen/ui-kit/Accordion';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Link as RouterLink } from '@tanstack/react-router';
import { Fragment, useState, type ReactNode } from 'react';
import * as styles from './checkout.css.ts';
import { OrderLines, type OrderLine } from './OrderLines.tsx';

export interface CheckoutAsideProps {
  lines: readonly OrderLine[];
  total: string;
  totals: ReactNode;
  /** Coupon and points, as long as nothing is ordered. */
  offers?: ReactNode;
  isEditable: boolean;
}

/** The order summary: beside the steps, on phones collapsed above them. */
export function CheckoutAside({ lines, total, totals, offers, isEditable }: CheckoutAsideProps) {
  const [isOpen, setIsOpen] = useState(false);
  const content = (
    <Stack gap="6">
      <OrderLines lines={lines} />
      {/* Collapsing the summary dismisses what was typed there, and why it was refused. */}
      <Fragment key={isOpen ? 'open' : 'closed'}>{offers}</Fragment>
      {totals}
    </Stack>
  );
  return (
    <aside aria-label="Order summary">
      <div className={styles.onPhone}>
        <Accordion
          size="sm"
          headingLevel={2}
          items={[
            {
              id: 'order-summary',
              title: (
                <span className={styles.foldedTotal}>
                  <span>Your order</span>
                  <span>{total}</span>
                </span>
              ),
              content,
              onToggle: setIsOpen,
            },
          ]}
        />
      </div>
      <Card padding="lg" className={styles.onDesktop}>
        <Stack gap="6">
          <Inline justify="between" align="baseline">
            <Heading level={2} size="md">
              Your order
            </Heading>
            {isEditable ? (
              <Link variant="standalone" asChild>
                <RouterLink to="/cart">Edit</RouterLink>
              </Link>
            ) : null}
          </Inline>
          {content}
        </Stack>
      </Card>
    </aside>
  );
}
