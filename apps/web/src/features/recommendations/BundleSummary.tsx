import type { SharedBundle } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MessageClinicSignIn } from '~/features/messages/index.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useSession } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';
import * as styles from './bundle.css.ts';
import { useAddBundle } from './use-add-bundle.ts';

// What only some see, or only after a press, is no part of the first load; `BundleScreen` fetches it afterward.
const messages = () => import('./SummaryMessages.tsx');
const Added = lazyPart(messages, 'Added');
const NothingToOrder = lazyPart(messages, 'NothingToOrder');
const KeepBundle = lazyPart(() => import('./KeepBundle.tsx'), 'KeepBundle');

/** What it costs, and what can be done with it. */
export function BundleSummary({ bundle }: { bundle: SharedBundle }) {
  const { config } = useApp();
  // While a client looks on, what the professional would pay is nobody's business.
  const isHidden = usePricesHidden();
  const { bundleToken, items, total } = bundle;
  const { add, isAdding, added, error } = useAddBundle(bundle);
  const sold = items.filter(({ product }) => product !== null);
  const count = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  const canAdd = sold.some(({ product }) => product?.stock.state !== 'out_of_stock');
  return (
    <Card as="section" padding="lg" aria-label="Total">
      <Stack gap="4">
        <div className={styles.total}>
          <Text as="span" weight="semibold">
            {isHidden ? counted(count, 'item') : `Total (${counted(count, 'item')})`}
          </Text>
          {isHidden ? null : <span className={styles.amount}>{usd(total)}</span>}
        </div>
        <Text size="sm" tone="muted">
          Shipping and tax are calculated at checkout.
        </Text>
        <Text size="sm" className={`${styles.onPaper} ${styles.wraps}`}>
          Order it at {config.origin}/bundle/{bundleToken}
        </Text>
        <Stack gap="3" data-print="hide">
          {canAdd ? (
            <Button size="lg" fullWidth iconStart="bag" loading={isAdding} onClick={() => void add()}>
              Add all to cart
            </Button>
          ) : null}
          {/* Each waits for itself: a button that was pressed must stay where it is. */}
          <Suspense fallback={null}>
            {canAdd ? null : <NothingToOrder />}
            {error === null ? null : <FailureBanner error={error} />}
            {added ? <Added added={added} /> : null}
          </Suspense>
          <Suspense fallback={null}>
            <Keep bundle={bundle} />
          </Suspense>
          <Button variant="ghost" iconStart="print" onClick={() => globalThis.print()}>
            Print
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

function Keep({ bundle }: { bundle: SharedBundle }) {
  const session = useSession();
  const href = useLocation({ select: (location) => location.href });
  if (session === null) {
    return (
      <>
        <Button variant="secondary" fullWidth iconStart="heart" asChild>
          <Link to="/login" search={{ redirect: href }}>
            Sign in to save it
          </Link>
        </Button>
        <MessageClinicSignIn
          accountId={bundle.professional.accountId}
          storeLabel={bundle.professional.storeLabel}
          fullWidth
        />
      </>
    );
  }
  // Professionals and schools buy from it, but have no recommendations of their own.
  return session.site === 'retail' ? <KeepBundle bundle={bundle} /> : null;
}
