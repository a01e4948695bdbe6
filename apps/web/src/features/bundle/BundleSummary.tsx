import type { SharedBundle } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useApp } from '~/app/use-app.ts';
import { pieces, usd } from '~/features/commerce/index.ts';
import { useSession } from '~/session/index.ts';
import * as styles from './bundle.css.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { useAddBundle, type BundleAdded } from './use-add-bundle.ts';
import { useKeepBundle } from './use-keep-bundle.ts';

/** What it costs, and what can be done with it. */
export function BundleSummary({ bundle }: { bundle: SharedBundle }) {
  const { config } = useApp();
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
            Total of {pieces(count)}
          </Text>
          <span className={styles.amount}>{usd(total)}</span>
        </div>
        <Text size="sm" tone="muted">
          Shipping and tax are added at checkout.
        </Text>
        <Text size="sm" className={`${styles.onPaper} ${styles.wraps}`}>
          Order it at {config.origin}/bundle/{bundleToken}
        </Text>
        <Stack gap="3" data-print="hide">
          {canAdd ? (
            <Button size="lg" fullWidth iconStart="bag" loading={isAdding} onClick={() => void add()}>
              Add all to cart
            </Button>
          ) : (
            <Banner tone="warning">
              <Text>Nothing of this can be ordered at the moment.</Text>
            </Banner>
          )}
          {error === null ? null : <FailureBanner error={error} />}
          {added ? <Added added={added} /> : null}
          <Keep bundle={bundle} />
          <Button variant="ghost" iconStart="print" onClick={() => globalThis.print()}>
            Print
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

function Added({ added: { isAny, notices } }: { added: BundleAdded }) {
  return (
    <Banner
      tone={isAny && notices.length === 0 ? 'success' : 'warning'}
      title={isAny ? 'It is in your cart' : 'Nothing could be added'}
      action={
        isAny ? (
          <Button size="sm" variant="secondary" asChild>
            <Link to="/cart">View cart</Link>
          </Button>
        ) : undefined
      }
    >
      {notices.map(({ code, message, sku }) => (
        <Text key={`${code}-${sku ?? ''}`}>{message}</Text>
      ))}
    </Banner>
  );
}

function Keep({ bundle }: { bundle: SharedBundle }) {
  const session = useSession();
  const href = useLocation({ select: (location) => location.href });
  const keep = useKeepBundle(bundle);
  const kept = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed has gone; what came in its place is read out.
    if (keep.isSuccess) kept.current?.focus();
  }, [keep.isSuccess]);
  if (session === null) {
    return (
      <Button variant="secondary" fullWidth iconStart="heart" asChild>
        <Link to="/login" search={{ redirect: href }}>
          Sign in to keep it
        </Link>
      </Button>
    );
  }
  // Professionals and schools buy from it, but have no recommendations of their own.
  if (session.site !== 'retail') return null;
  if (bundle.isClaimed) {
    return (
      <Inline gap="2" tabIndex={-1} ref={kept}>
        <Icon name="check" size="sm" />
        <Text size="sm" tone="muted">
          Kept with your account. This link stays open to you.
        </Text>
      </Inline>
    );
  }
  return (
    <>
      <Button variant="secondary" fullWidth iconStart="heart" loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep it
      </Button>
      {keep.error ? <FailureBanner error={keep.error} /> : null}
    </>
  );
}
