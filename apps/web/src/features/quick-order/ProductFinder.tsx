import { Combobox } from '@regen/ui-kit/Combobox';
import { useState } from 'react';
import { MAX_LETTERS, useProductsFound } from '~/features/search/index.ts';
import { counted } from '~/kernel/words/counts.ts';

/** Finds a product by name, for a list of SKUs. */
export function ProductFinder({ onChoose }: { onChoose: (sku: string, name: string) => void }) {
  const [text, setText] = useState('');
  const { found, term, isSearching } = useProductsFound(text, { perPage: 6 });
  const items = found?.items ?? [];
  return (
    <Combobox
      label="No SKU? Add by name"
      placeholder="Product name"
      maxLength={MAX_LETTERS}
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
      loading={isSearching}
      emptyText={found && !isSearching ? `No products found for “${term}”.` : undefined}
      status={isSearching ? '' : counted(items.length, 'product')}
    />
  );
}
