import { Frame } from '@regen/ui-kit/Frame';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Combobox, type ComboboxItem } from '@regen/ui-kit/Combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '~/app/use-app.ts';
import { formatPrice, ProductPicture } from '~/features/catalogue/index.ts';
import { searchBoxProps } from './SearchBox.tsx';
import * as styles from './SuggestBox.css.ts';
import { suggestionGroups, type Suggestion } from './suggestions.ts';
import { useDebounced } from './use-debounced.ts';

/** Fewer letters than this say too little. */
const minLetters = 2;

export interface SuggestBoxProps {
  text: string;
  /** What the page already answers. */
  query: string;
  onTextChange: (text: string) => void;
  onSearch: (text: string) => void;
}

/** The search box once somebody uses it: products, categories and concerns while they type. */
export function SuggestBox({ text, query, onTextChange, onSearch }: SuggestBoxProps) {
  const { queries } = useApp();
  const navigate = useNavigate();
  // The plain box that it replaces had the focus; the next key comes before the next paint.
  const input = useRef<HTMLInputElement>(null);
  const [wasAsked] = useState(text !== query);
  useLayoutEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.focus();
    input.current?.setSelectionRange(end, end);
    // Whoever has typed their words already gets suggestions without another key.
    if (wasAsked) input.current?.click();
  }, [wasAsked]);

  const term = useDebounced(text.trim(), 150);
  const isLongEnough = text.trim().length >= minLetters;
  const { data, isFetching } = useQuery({
    ...queries.products.search({ search: term, perPage: 6 }),
    enabled: term.length >= minLetters,
    placeholderData: keepPreviousData,
  });
  const found = isLongEnough ? data : undefined;
  const groups = found ? suggestionGroups(found) : [];
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);

  const choose = (item: Suggestion) => {
    if (!item.product && !item.filter) return onSearch(item.label);
    onTextChange('');
    if (item.product) void navigate({ to: '/products/$sku', params: { sku: item.product.sku } });
    else void navigate({ to: '/products', search: item.filter });
  };
  return (
    <Combobox<Suggestion & ComboboxItem>
      {...searchBoxProps}
      ref={input}
      value={text}
      onValueChange={onTextChange}
      onSubmit={onSearch}
      groups={groups}
      onSelect={choose}
      loading={isLongEnough && isFetching}
      emptyText={found ? `Nothing found for “${term}”. Check the spelling or try fewer words.` : undefined}
      status={count === 1 ? '1 suggestion' : `${count} suggestions`}
      renderItem={(item) => <SuggestionRow item={item} />}
      footer={
        found && found.totalCount > 0 ? (
          <TextLink variant="standalone" className={styles.all} asChild>
            <Link to="/search" search={{ q: term }}>
              See all {found.totalCount} results for “{term}”
            </Link>
          </TextLink>
        ) : undefined
      }
    />
  );
}

function SuggestionRow({ item }: { item: Suggestion }) {
  if (!item.product) return <span>{item.label}</span>;
  const { image, name, size, price } = item.product;
  return (
    <>
      <Frame as="span" radius="md" className={styles.thumb}>
        <ProductPicture image={image} sizes="40px" size="icon" isDecorative />
      </Frame>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{size}</span>
      </span>
      <span className={styles.price}>{formatPrice(price.yourPrice)}</span>
    </>
  );
}
