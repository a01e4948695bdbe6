import type { Deal } from '@regen/sdk';
import { dealList } from '@regen/sdk/query';
import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCart } from '~/features/cart/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { OverviewCard } from '~/kernel/page/OverviewCard.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { shortDayOf } from '~/kernel/words/dates.ts';

/** What a professional can get now: codes for the cart, and what applies by itself. */
export function DealsCard() {
  const { userId } = usePerson();
  const { call } = useApp();
  // The loader has requested them; a failure affects only this card.
  const deals = useQuery(dealList(call, { id: userId }));
  return (
    <OverviewCard
      title="Deals for you"
      reading={deals}
      link={
        <Button size="sm" variant="secondary" asChild>
          <Link to="/cart">Go to cart</Link>
        </Button>
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text>No deals right now. New ones will appear here.</Text>
        ) : (
          <Stack as="ul" gap="4">
            {items.map((deal) => (
              <Inline as="li" key={deal.dealId} gap="3" justify="between" wrap="nowrap">
                <Stack gap="1">
                  <Text>{deal.label}</Text>
                  <Text size="sm" tone="muted">
                    {noteOf(deal)}
                  </Text>
                </Stack>
                {deal.code === null ? null : <UseCode code={deal.code} />}
              </Inline>
            ))}
          </Stack>
        )
      }
    </OverviewCard>
  );
}

/** `Code PROSTOCK5, until Nov 30, 2026`. */
function noteOf({ kind, code, endsAt }: Deal): string {
  const how =
    code === null ? (kind === 'free_item' ? 'Choose it in your cart' : 'Applied automatically') : `Code ${code}`;
  return endsAt === null ? how : `${how}, until ${shortDayOf(endsAt)}`;
}

/** Puts a code into the cart, where it waits for what it needs (rule C13). */
function UseCode({ code }: { code: string }) {
  const { cart, writer } = useCart();
  const announce = useAnnounce();
  const showToast = useToast();
  const { press, isPending } = usePress(async () => {
    try {
      const { coupon } = await writer.change({ kind: 'coupon', code });
      announce(coupon?.isApplied ? coupon.message : `${code} is saved in your cart.`);
    } catch (error) {
      showToast({ message: describeError(error).message, tone: 'danger' });
    }
  });
  const coupon = cart?.coupon?.code === code ? cart.coupon : null;
  return (
    <Box shrink="0">
      {coupon ? (
        <Text size="sm" tone={coupon.isApplied ? 'success' : 'muted'}>
          {coupon.isApplied ? 'Applied' : 'Saved in your cart'}
        </Text>
      ) : (
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => void press()}>
          <span>
            Use code<VisuallyHidden> {code}</VisuallyHidden>
          </span>
        </Button>
      )}
    </Box>
  );
}
