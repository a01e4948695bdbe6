import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Tag } from '@regen/ui-kit/Tag';
import { Text } from '@regen/ui-kit/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import * as styles from './CompareTray.css.ts';
import { MAX_COMPARED } from './max-compared.ts';
import { productsOf } from './product-queries.ts';
import { useCompared } from './use-compared.ts';

/** What is chosen to be compared, at hand on every page with products. */
export function CompareTray() {
  const { call } = useApp();
  const { skus, remove, clear } = useCompared();
  // No loader: only this device knows what was chosen, and the tray comes with the first choice.
  const { data } = useQuery({
    ...productsOf(call, skus, useCaller()),
    placeholderData: keepPreviousData,
    enabled: skus.length > 0,
  });
  if (skus.length === 0) return null;
  const isFull = skus.length >= MAX_COMPARED;
  return (
    <section className={styles.tray} aria-label="Products to compare" data-print="hide">
      <Container width="wide" className={styles.row}>
        <Text as="span" size="sm" weight="semibold" numeric>
          {skus.length} of {MAX_COMPARED} to compare
        </Text>
        <div className={styles.names}>
          {data?.items
            .filter(({ sku }) => skus.includes(sku))
            .map(({ sku, shortName }) => (
              <Tag key={sku} removeLabel="Remove from comparison" onRemove={() => remove(sku)}>
                {shortName}
              </Tag>
            ))}
        </div>
        <div className={styles.actions}>
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear
          </Button>
          {skus.length > 1 ? (
            <Button size="sm" asChild>
              <Link to="/compare" search={{ skus: [...skus] }}>
                Compare
              </Link>
            </Button>
          ) : null}
        </div>
        <Text size="xs" tone="muted">
          {isFull ? 'Remove one to choose another.' : skus.length === 1 ? 'Choose one more to compare.' : null}
        </Text>
      </Container>
    </section>
  );
}
