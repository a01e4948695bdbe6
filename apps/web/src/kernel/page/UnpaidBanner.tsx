import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';

export interface UnpaidBannerProps {
  orderId: string;
  title: string;
  /** Announced when it appears after the page. */
  live?: boolean;
}

/** An order that is awaiting payment, with the way to pay for it. */
export function UnpaidBanner({ orderId, title, live = false }: UnpaidBannerProps) {
  return (
    <Banner
      tone="warning"
      live={live}
      title={title}
      action={
        <Button size="sm" asChild>
          <Link to="/checkout" search={{ order: orderId }}>
            Pay now
          </Link>
        </Button>
      }
    >
      <Text>We’ve saved your order. It ships once payment goes through.</Text>
    </Banner>
  );
}
