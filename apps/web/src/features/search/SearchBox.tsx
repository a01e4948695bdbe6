import { Combobox, type ComboboxItem } from '@regen/ui-kit/Combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { useApp } from '~/app/use-app.ts';
import { ProductPicture, formatPrice } from '~/features/catalogue/index.ts';
import * as styles from './SearchBox.css.ts';
import { suggestionGroups, type Suggestion } from './suggestions.ts';
import { useDebounced } from './use-debounced.ts';

/** Fewer letters than this say too little. */
const minLetters = 2;

/** The search of the header: a form that works before scripts do, with suggestions once they have arrived. */
export function SearchBox() {
  const { queries } = useApp();
  const navigate = useNavigate();
  const { q } = useSearch({ strict: false }) as { q?: string };
  const [text, setText] = useState(q ?? '');
  useEffect(() => setText(q ?? ''), [q]);
  const [isUsed, setIsUsed] = useState(false);
  const term = useDebounced(text.trim(), 150);
  const isLongEnough = text.trim().length >= minLetters;
  const { data, isFetching } = useQuery({
    ...queries.products.search({ search: term, perPage: 6 }),
    enabled: isUsed && term.length >= minLetters,
    placeholderData: keepPreviousData,
  });
  const found = isLongEnough && isUsed ? data : undefined;
  const groups = found ? suggestionGroups(found) : [];
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);

  const search = (value: string) => {
    const words = value.trim();
    if (words) void navigate({ to: '/search', search: { q: words } });
  };
  const choose = (item: Suggestion) => {
    if (item.product) {
      setText('');
      void navigate({ to: '/products/$sku', params: { sku: item.product.sku } });
    } else if (item.filter) {
      setText('');
      void navigate({ to: '/products', search: item.filter });
    } else search(item.label);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <form action="/search" role="search" onSubmit={onSubmit}>
      <Combobox<Suggestion & ComboboxItem>
        id="site-search"
        name="q"
        label="Search products"
        labelHidden
        placeholder="Search products, ingredients, concerns"
        maxLength={100}
        value={text}
        onValueChange={(value) => {
          setIsUsed(true);
          setText(value);
        }}
        onFocus={() => setIsUsed(true)}
        onSubmit={search}
        groups={groups}
        onSelect={choose}
        loading={isLongEnough && isFetching}
        emptyText={
          found && term.length >= minLetters ? `Nothing found for “${term}”. Check the spelling or try fewer words.` : undefined
        }
        status={count === 1 ? '1 suggestion' : `${count} suggestions`}
        renderItem={(item) => <SuggestionRow item={item} />}
        footer={
          found && found.totalCount > 0 ? (
            <Link to="/search" search={{ q: term }} className={styles.all}>
              See all {found.totalCount} results for “{term}”
            </Link>
          ) : undefined
        }
      />
    </form>
  );
}

function SuggestionRow({ item }: { item: Suggestion }) {
  if (!item.product) return <span>{item.label}</span>;
  const { image, name, size, price } = item.product;
  return (
    <>
      <span className={styles.thumb}>
        <ProductPicture image={image} sizes="40px" size="icon" isDecorative />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{size}</span>
      </span>
      <span className={styles.price}>{formatPrice(price.yourPrice)}</span>
    </>
  );
}
