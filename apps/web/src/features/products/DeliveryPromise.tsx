import { daySpan } from '@regen/domain';
import { cartGet } from '@regen/sdk/query';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { freeShippingLimit, freeShippingText, useDelivery } from '~/features/cart/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { usd } from '~/kernel/words/money.ts';

const HOME = 'US';

/** For whoever has no cart, or whose cart could not be read. */
const NO_CART = { destination: null, shippingMethodId: null, totalQuantity: 0 };

const countryName = (code: string) => new Intl.DisplayNames('en-US', { type: 'region' }).of(code);

/** "$75" of $75.00. */
const roundUsd = (dollars: number): string => usd(dollars).replace(/\.00$/, '');

/** When it arrives if ordered now, and what qualifies for free shipping. */
export function DeliveryPromise() {
  const { call } = useApp();
  // No loader: the page is the same for everyone; the header reads the cart as well.
  const { data: cart, isPending } = useQuery(cartGet(call, { id: useBuyer() }));
  const { days, freeFrom, exceptRegions } = useDelivery(isPending ? null : (cart ?? NO_CART));
  const countryCode = cart?.destination?.countryCode ?? HOME;
  const over = freeFrom === null ? null : `Free shipping over ${roundUsd(freeFrom)}${freeShippingLimit(exceptRegions)}`;
  const free = cart && cart.totalQuantity > 0 ? freeShippingText(cart) : over;
  const isMissing = cart && cart.totalQuantity > 0 && cart.freeShipping?.isEarned === false;
  const place = countryCode === HOME ? '' : ` in ${countryName(countryCode)}`;
  return (
    <>
      {days ? <Line icon="truck">{`Arrives ${daySpan(days)}${place}`}</Line> : null}
      {free ? <Line icon={isMissing ? 'bag' : 'check'}>{free}</Line> : null}
    </>
  );
}

function Line({ icon, children }: { icon: 'bag' | 'check' | 'truck'; children: string }) {
  return (
    <Inline gap="2" wrap="nowrap">
      <Icon name={icon} size="sm" />
      <Text as="span" size="sm">
        {children}
      </Text>
    </Inline>
  );
}
