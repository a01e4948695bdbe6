import type { Product } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCompared } from '~/features/products/index.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { compareRows, differs } from './compare-rows.ts';
import type { CompareSearch } from './compare-search.ts';
import { CompareTable } from './CompareTable.tsx';
import { NothingCompared } from './NothingCompared.tsx';
import { useComparison } from './use-comparison.ts';

const number = ['No', 'One', 'Two', 'Three', 'Four'] as const;

/** `/compare?skus=…`: up to four products side by side; the URL holds all of its state, so it can be shared. */
export function CompareScreen({ search }: { search: CompareSearch }) {
  const { products, missing } = useComparison(search.skus ?? []);
  const { skus, remove } = useCompared();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const rows = compareRows(useShownPrice());
  const go = (next: CompareSearch) => navigate({ to: '/compare', search: next, replace: true, resetScroll: false });
  const takeOut = ({ sku, name }: Product) => {
    remove(sku);
    announce(`${name} removed from comparison`);
    // The button that was pressed goes with its column.
    void go({ ...search, skus: search.skus?.filter((other) => other !== sku) }).then(() =>
      focusHeading({ preventScroll: true }),
    );
  };
  return (
    <Page width="wide" space="sm" gap="6">
      <PageCrumbs />
      <Stack gap="3">
        <Heading level={1} tabIndex={-1}>
          Compare products
        </Heading>
        <Text tone="muted" size="lg" measure>
          {products.length > 1
            ? `${number[products.length]} products side by side. Copy this page’s link to share them.`
            : 'Up to four products side by side.'}
        </Text>
      </Stack>
      {missing > 0 ? (
        <Banner tone="warning">
          {missing === 1 ? 'One product in this link is' : `${missing} products in this link are`} no longer available,
          or for professional accounts only.
        </Banner>
      ) : null}
      {products.length === 0 ? (
        <NothingCompared chosen={(search.skus ?? []).length === 0 ? skus : []} />
      ) : (
        <>
          {products.length > 1 ? (
            <Switch
              label="Highlight differences"
              checked={search.diff === true}
              onChange={({ target: { checked } }) => {
                const { diff: _diff, ...rest } = search;
                const count = rows.filter((row) => differs(row, products)).length;
                announce(checked ? `${count} of ${rows.length} rows differ` : 'All rows are the same');
                void go(checked ? { ...rest, diff: true } : rest);
              }}
            />
          ) : (
            <Text>
              <Badge tone="info">One product</Badge> Add another to compare it with.
            </Text>
          )}
          <CompareTable products={products} isDiff={search.diff === true} onRemove={takeOut} />
          {products.length < number.length - 1 ? (
            <div>
              <Button variant="secondary" iconEnd="arrowEnd" asChild>
                <Link to="/products">Add more products</Link>
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Page>
  );
}
