import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { productOf } from './product-queries.ts';
import * as styles from './StickyBuy.css.ts';

/** Adds the product of the page to the cart; missing while it is out of stock. */
const buttonOfPage = () => document.querySelector<HTMLElement>('main [data-buy] > :last-child');

/** On phones, a copy of the product's button at the lower edge once the button has scrolled out of view. It presses that one, with its quantity. */
export function StickyBuy({ sku }: { sku: string }) {
  const { call } = useApp();
  const priceOf = useShownPrice();
  // No loader: it only looks at what the page of the product has read.
  const { data } = useQuery({ ...productOf(call, sku, useCaller()), enabled: false });
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = () => setIsShown((buttonOfPage()?.getBoundingClientRect().bottom ?? 0) < 0);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown || !data) return null;
  return (
    <section className={`${styles.bar} ${styles.look}`} aria-label="Buy" data-print="hide">
      <Container width="wide" className={styles.row}>
        <div className={styles.words}>
          <Text as="span" weight="semibold" clamp={1}>
            {data.shortName}
          </Text>
          <Text size="sm" numeric>
            {priceOf(data.price)}
          </Text>
        </div>
        <Button iconStart="bag" onClick={() => buttonOfPage()?.click()}>
          Add to cart
        </Button>
      </Container>
    </section>
  );
}
