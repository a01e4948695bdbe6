import type { Product } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { Link, useNavigate } from '@tanstack/react-router';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useCompared } from '~/features/products/index.ts';
import { CompareTable } from './CompareTable.tsx';
import { compareRows, differs } from './compare-rows.ts';
import type { CompareSearch } from './compare-search.ts';
import * as styles from './compare.css.ts';
import { NothingCompared } from './NothingCompared.tsx';
import { useComparison } from './use-comparison.ts';

const number = ['No', 'One', 'Two', 'Three', 'Four'] as const;

/** `/compare?skus=…`: up to four products side by side; the address is all there is to it, so it can be sent on. */
export function CompareScreen({ search }: { search: CompareSearch }) {
  const { products, missing } = useComparison(search.skus ?? []);
  const { skus, remove } = useCompared();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const go = (next: CompareSearch) => navigate({ to: '/compare', search: next, replace: true, resetScroll: false });
  const takeOut = ({ sku, name }: Product) => {
    remove(sku);
    announce(`${name} is not compared any more`);
    // The button that was pressed goes with its column.
    void go({ ...search, skus: search.skus?.filter((other) => other !== sku) }).then(() =>
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }),
    );
  };
  return (
    <Container width="wide" className={styles.page}>
      <PageCrumbs />
      <Stack gap="3">
        <Heading level={1} tabIndex={-1}>
          Compare products
        </Heading>
        <Text tone="muted" size="lg" measure>
          {products.length > 1
            ? `${number[products.length]} products side by side. The address of this page can be sent on.`
            : 'Up to four products side by side.'}
        </Text>
      </Stack>
      {missing > 0 ? (
        <Banner tone="warning">
          {missing === 1 ? 'One product of this link is' : `${missing} products of this link are`} not in the range any
          more, or only open to professional accounts.
        </Banner>
      ) : null}
      {products.length === 0 ? (
        <NothingCompared chosen={(search.skus ?? []).length === 0 ? skus : []} />
      ) : (
        <>
          {products.length > 1 ? (
            <Switch
              label="Point out what differs"
              checked={search.diff === true}
              onChange={({ target: { checked } }) => {
                const { diff: _diff, ...rest } = search;
                const count = compareRows.filter((row) => differs(row, products)).length;
                announce(checked ? `${count} of ${compareRows.length} rows differ` : 'All rows look alike');
                void go(checked ? { ...rest, diff: true } : rest);
              }}
            />
          ) : (
            <Text>
              <Badge tone="info">One product</Badge> Choose another to compare it with.
            </Text>
          )}
          <CompareTable products={products} isDiff={search.diff === true} onRemove={takeOut} />
          {products.length < number.length - 1 ? (
            <div>
              <Button variant="secondary" iconEnd="arrowEnd" asChild>
                <Link to="/products">Choose more products</Link>
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Container>
  );
}
