import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { WithAside } from '@regen/ui-kit/WithAside';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { useSession } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';
import { CartLines, useRemovedLines } from './CartLines.tsx';
import { CartMessages } from './CartMessages.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useForeseenCart } from './foreseen-cart.ts';
import { FreeItemOffer, SAMPLES } from './FreeItemOffer.tsx';
import { LateUnpaidOrder } from './LateUnpaidOrder.tsx';
import { useSaved } from './use-saved.ts';

const SavedForLater = lazyPart(() => import('./SavedForLater.tsx'), 'SavedForLater');

/** The choice of a sample may stand below the fold: a link to it scrolls there and moves the focus. */
function useSamplesInView(isShown: boolean): void {
  const isNamed = useLocation({ select: ({ hash }) => hash === SAMPLES });
  useEffect(() => {
    if (!isNamed || !isShown) return undefined;
    // By then a drawer that closes has returned the focus.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(SAMPLES);
      heading?.scrollIntoView({ block: 'center' });
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNamed, isShown]);
}

export function CartPage() {
  const { cart, error, isFetching, refetch, writer, writerState } = useForeseenCart({ isFresh: true });
  const [removed, setRemoved] = useRemovedLines();
  const { saved, store } = useSaved();
  const [hadSaved, setHadSaved] = useState(saved.length > 0);
  const session = useSession();
  useSamplesInView(cart !== undefined);
  // Its way back outlasts the last line.
  if (saved.length > 0 && !hadSaved) setHadSaved(true);
  if (cart === undefined) {
    if (error === null) return <CartSkeleton />;
    const { title, message, requestId } = describeError(error);
    return (
      <Page>
        <Heading level={1} tabIndex={-1}>
          Your cart
        </Heading>
        <ErrorState title={title} message={message} requestId={requestId} onRetry={refetch} isRetrying={isFetching} />
      </Page>
    );
  }
  const isEmpty = cart.items.length === 0;
  return (
    <Page>
      <SectionHead
        level={1}
        tabIndex={-1}
        rowAlign="baseline"
        action={
          isEmpty ? null : (
            <Text as="span" tone="muted">
              {counted(cart.totalQuantity, 'item')}
            </Text>
          )
        }
      >
        Your cart
      </SectionHead>
      <CartMessages cart={cart} writer={writer} state={writerState} />
      {isEmpty ? <LateUnpaidOrder /> : null}
      {isEmpty && removed.length === 0 ? (
        <EmptyCart isSignedIn={session !== null} />
      ) : (
        <WithAside
          sticky
          aside={isEmpty ? null : <CartSummary cart={cart} writer={writer} />}
          after={isEmpty ? null : <FreeItemOffer cart={cart} writer={writer} />}
        >
          <Stack gap="6">
            <CartLines cart={cart} writer={writer} removed={removed} onRemovedChange={setRemoved} saved={store} />
            {isEmpty ? <EmptyCart isSignedIn={session !== null} /> : null}
          </Stack>
        </WithAside>
      )}
      {hadSaved ? (
        <Suspense fallback={null}>
          <SavedForLater key={session?.userId} cart={cart} writer={writer} saved={saved} store={store} />
        </Suspense>
      ) : null}
    </Page>
  );
}

function EmptyCart({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <EmptyState
      icon="bag"
      title="Your cart is empty"
      action={
        <Inline justify="center">
          <Button asChild>
            <Link to="/products">Browse all products</Link>
          </Button>
          {isSignedIn ? null : (
            <Button variant="secondary" asChild>
              <Link to="/login" search={{ redirect: '/cart' }}>
                Sign in
              </Link>
            </Button>
          )}
        </Inline>
      }
    >
      {isSignedIn
        ? 'Items you add show up here, on every device you sign in on.'
        : 'Have an account? Sign in to see items you added before.'}
    </EmptyState>
  );
}
