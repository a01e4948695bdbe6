import { Combobox, type ComboboxItem } from '@regen/ui-kit/Combobox';
import { Frame } from '@regen/ui-kit/Frame';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { targetOf } from '~/features/content/index.ts';
import { ProductPicture } from '~/features/pictures/index.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer, useCaller } from '~/kernel/use-session.ts';
import { counted, figure } from '~/kernel/words/counts.ts';
import { contentFound } from './content-found.ts';
import { Matched } from './Matched.tsx';
import { recentSearches, searchesOf, withSearch } from './recent-searches.ts';
import { searchBoxProps } from './search-box-props.ts';
import { MIN_LETTERS } from './search-length.ts';
import * as styles from './SuggestBox.css.ts';
import { recentGroups, suggestionGroups, type Suggestion } from './suggestions.ts';
import { useProductsFound } from './use-products-found.ts';

/** Articles and the like among the suggestions: products are what the box is for. */
const maxContent = 3;

export interface SuggestBoxProps {
  text: string;
  /** The query of the current page. */
  query: string;
  onTextChange: (text: string) => void;
  onSearch: (text: string) => void;
}

/** The search box once somebody uses it: products, categories, concerns and what there is to read while they type. */
export function SuggestBox({ text, query, onTextChange, onSearch }: SuggestBoxProps) {
  const { call } = useApp();
  const [kept, searches] = useStored(recentSearches);
  const navigate = useNavigate();
  // The plain box that it replaces had the focus; the next key comes before the next paint.
  const input = useRef<HTMLInputElement>(null);
  const [wasAsked] = useState(text !== query);
  useLayoutEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.focus();
    input.current?.setSelectionRange(end, end);
    // The press and keystrokes that loaded this box were meant for it: it opens without another key.
    if (end === 0 || wasAsked) input.current?.click();
  }, [wasAsked]);

  const { term, found, isSearching } = useProductsFound(text, { perPage: 6 });
  // The box is as useful without it.
  const content = useQuery({
    ...contentFound(call, { search: term, perPage: maxContent }, useCaller()),
    enabled: term.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  }).data;
  const total = (found?.totalCount ?? 0) + (content?.totalCount ?? 0);
  const owner = useBuyer();
  const recent = text.trim() === '' ? recentGroups(searchesOf(owner, kept)) : [];
  const groups = found ? suggestionGroups(found, content) : recent;
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);

  const keep = (words: string) => searches.write(withSearch(owner, searches.read(), words));
  const search = (words: string) => {
    keep(words);
    onSearch(words);
    // Closes the keyboard of a phone. The results take the focus, unless they are there already.
    if (words.trim() === query) focusHeading();
    else input.current?.blur();
  };
  const choose = (item: Suggestion) => {
    if (item.isClearing) return searches.write(null);
    if (!item.product && !item.filter && !item.path) {
      onTextChange(item.label);
      return search(item.label);
    }
    keep(text);
    onTextChange('');
    if (item.product) void navigate({ to: '/products/$sku', params: { sku: item.product.sku } });
    else if (item.path) void navigate(targetOf(item.path));
    else void navigate({ to: '/products', search: item.filter });
  };
  return (
    <Combobox<Suggestion & ComboboxItem>
      {...searchBoxProps}
      ref={input}
      value={text}
      onValueChange={onTextChange}
      onSubmit={search}
      groups={groups}
      onSelect={choose}
      loading={isSearching}
      emptyText={found ? `Nothing found for “${term}”. Check the spelling or try fewer words.` : undefined}
      status={isSearching ? '' : counted(count, 'suggestion')}
      renderItem={(item) => <SuggestionRow item={item} typed={text} />}
      footer={
        found && total > 0 ? (
          <TextLink variant="standalone" className={styles.all} asChild>
            <Link to="/search" search={{ q: term }} onClick={() => keep(term)}>
              See all {figure(total)} results for “{term}”
            </Link>
          </TextLink>
        ) : undefined
      }
    />
  );
}

function SuggestionRow({ item, typed }: { item: Suggestion; typed: string }) {
  const priceOf = useShownPrice();
  const { label, product, count, kind, isClearing } = item;
  if (!product) {
    return (
      <>
        <span className={isClearing ? styles.size : styles.text}>
          <Matched label={label} typed={typed} />
        </span>
        {count === undefined ? null : <span className={styles.size}>{counted(count, 'product')}</span>}
        {kind === undefined ? null : <span className={styles.size}>{kind}</span>}
      </>
    );
  }
  const { image, name, size, price } = product;
  return (
    <>
      <Frame as="span" radius="md" className={styles.thumb}>
        <ProductPicture image={image} sizes="40px" size="icon" isDecorative />
      </Frame>
      <span className={styles.text}>
        <span className={styles.name}>
          <Matched label={name} typed={typed} />
        </span>
        <bdi className={styles.size}>{size}</bdi>
      </span>
      <span className={styles.price}>{priceOf(price)}</span>
    </>
  );
}
