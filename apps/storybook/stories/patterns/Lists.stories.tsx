import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { LiveRegionProvider, useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Price } from '@regen/ui-kit/Price';
import { Select } from '@regen/ui-kit/Select';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Tag } from '@regen/ui-kit/Tag';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Page, Section } from '../foundations/Page.tsx';
import { Rules } from './Rules.tsx';

const meta: Meta = { title: 'Patterns/Lists' };
export default meta;

type Story = StoryObj;

const kinds = ['Cleansers', 'Serums', 'Moisturizers'] as const;
const products = [
  ['Quiet Milk Cleanser', 'Cleansers', 38],
  ['Clearlight Gel Cleanser', 'Cleansers', 36],
  ['Oil Lift Cleansing Balm', 'Cleansers', 42],
  ['C15 Bright Serum', 'Serums', 92],
  ['Hyaluronic Layer Serum', 'Serums', 56],
  ['Niacinamide 10 Refining Serum', 'Serums', 48],
  ['Peptide Architect Serum', 'Serums', 96],
  ['Everyday Lipid Cream', 'Moisturizers', 54],
  ['Weightless Water Gel', 'Moisturizers', 48],
] as const;
const perPage = 4;

function ProductList() {
  const [kind, setKind] = useState('');
  const [page, setPage] = useState(1);
  const top = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const found = products.filter(([, of]) => kind === '' || of === kind);
  const choose = (next: string) => {
    setKind(next);
    setPage(1);
    announce(`${products.filter(([, of]) => next === '' || of === next).length} products`);
  };
  return (
    <Stack gap="5">
      <Inline justify="between" align="end">
        <Heading level={3} size="sm" ref={top} tabIndex={-1}>
          {found.length} products
        </Heading>
        <Select
          id="pattern-kind"
          label="Category"
          inline
          size="sm"
          placeholder="All"
          options={kinds.map((value) => ({ value, label: value }))}
          value={kind}
          onChange={(event) => choose(event.target.value)}
        />
      </Inline>
      {kind === '' ? null : (
        <Inline>
          <Tag onRemove={() => choose('')}>{kind}</Tag>
        </Inline>
      )}
      <Stack as="ul" gap="3">
        {found.slice((page - 1) * perPage, page * perPage).map(([name, of, amount]) => (
          <Card as="li" key={name} padding="sm">
            <Inline justify="between">
              <Stack gap="1">
                <Text weight="semibold">{name}</Text>
                <Text size="sm" tone="muted">
                  {of}
                </Text>
              </Stack>
              <Price amount={amount} />
            </Inline>
          </Card>
        ))}
      </Stack>
      <Pagination
        page={page}
        pageCount={Math.ceil(found.length / perPage)}
        renderLink={(to, { children, ...props }) => (
          <a
            href={`#page-${to}`}
            {...props}
            onClick={(event) => {
              event.preventDefault();
              setPage(to);
              top.current?.focus();
            }}
          >
            {children}
          </a>
        )}
      />
    </Stack>
  );
}

export const FiltersAndPages: Story = {
  render: () => (
    <LiveRegionProvider>
      <Page
        title="Lists: filters and pages"
        lead="Selections are in the URL, so Back, a reload and a shared link show the same."
      >
        <Rules
          rules={[
            'Every active filter is a removable tag above the list.',
            'A new filter starts at page 1; the number of results is announced politely.',
            'The old list stays until the new one has loaded. Nothing shifts.',
            'A new page moves the focus to the top of the list.',
          ]}
        />
        <Section title="Try it">
          <ProductList />
        </Section>
      </Page>
    </LiveRegionProvider>
  ),
};

export const States: Story = {
  render: () => (
    <Page title="Lists: states" lead="A list shows at once whether it’s loading, empty or failed.">
      <Section title="Loading" note="The size of the content, and only after 200 ms, so fast loads don’t flicker.">
        <Stack gap="3">
          <VisuallyHidden>
            <output>Loading products</output>
          </VisuallyHidden>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Section>
      <Section title="Nothing yet" note="Names the next step.">
        <EmptyState icon="box" headingLevel={3} title="No orders yet" action={<Button>Browse all products</Button>}>
          Your orders show up here, to track or order again.
        </EmptyState>
      </Section>
      <Section title="Nothing found" note="Offers a way back to results.">
        <EmptyState
          icon="search"
          headingLevel={3}
          title="No product matches all of these"
          action={<Button variant="secondary">Clear all filters</Button>}
        >
          Remove a filter or clear all.
        </EmptyState>
      </Section>
      <Section title="Failed to load" note="The rest of the page stays as it is.">
        <ErrorState
          headingLevel={3}
          requestId="req_01hzx0story"
          onRetry={() => undefined}
          message="Please try again in a moment."
        />
      </Section>
    </Page>
  ),
};
