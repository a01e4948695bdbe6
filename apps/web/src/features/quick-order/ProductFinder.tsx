import { Combobox } from '@regen/ui-kit/Combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productsFound, useDebounced } from '~/features/search/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { counted } from '~/kernel/words/counts.ts';

const MIN_LETTERS = 2;

/** Finds a product by name, for a list of SKUs. */
export function ProductFinder({ onChoose }: { onChoose: (sku: string, name: string) => void }) {
  const { call } = useApp();
  const { userId } = usePerson();
  const [text, setText] = useState('');
  const typed = text.trim();
  const term = useDebounced(typed, 150);
  // No loader: it is what somebody types.
  const { data, isFetching } = useQuery({
    ...productsFound(call, { search: term, perPage: 6 }, userId),
    enabled: term.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });
  const items = typed.length >= MIN_LETTERS && data ? data.items : [];
  return (
    <Combobox
      label="No SKU? Add by name"
      placeholder="Product name"
      maxLength={100}
      value={text}
      onValueChange={setText}
      groups={[
        {
          label: 'Products',
          items: items.map(({ sku, name, size }) => ({ id: sku, label: `${name}, ${size} · ${sku}`, name })),
        },
      ]}
      onSelect={({ id, name }) => {
        setText('');
        onChoose(id, name);
      }}
      // Enter without a choice must not review the list.
      onSubmit={() => undefined}
      loading={isFetching && typed.length >= MIN_LETTERS}
      emptyText={data && typed.length >= MIN_LETTERS ? `No products found for “${typed}”.` : undefined}
      status={counted(items.length, 'product')}
    />
  );
}
