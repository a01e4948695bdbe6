import type { ContentSearchResult, ProductSearchResult, ProductSummary } from '@regen/sdk';
import { pathOf } from '~/features/content/index.ts';
import { kindNames } from './content-names.ts';

export interface Suggestion {
  id: string;
  label: string;
  product?: ProductSummary;
  filter?: { category: string[] } | { concern: string[] };
  /** How many products a category or concern has. */
  count?: number;
  /** Of something to read: its page, and what it is. */
  path?: string;
  kind?: string;
  /** No place to go: forgets the recent searches. */
  isClearing?: true;
}

interface SuggestionGroup {
  label: string;
  items: Suggestion[];
}

/** Before anything is typed: what was searched for, and the way to forget it. */
export function recentGroups(words: readonly string[]): SuggestionGroup[] {
  if (words.length === 0) return [];
  const items: Suggestion[] = words.map((label, at) => ({ id: `recent-${at}`, label }));
  return [
    { label: 'Recent searches', items: [...items, { id: 'clear', label: 'Clear recent searches', isClearing: true }] },
  ];
}

/** Groups of the suggestion list, in the order in which people tend to want them; empty groups are left out. */
export function suggestionGroups(result: ProductSearchResult, content?: ContentSearchResult): SuggestionGroup[] {
  const didYouMean = result.didYouMean ?? (result.totalCount === 0 ? content?.didYouMean : null);
  const spelling = didYouMean ? [{ id: 'spelling', label: didYouMean }] : [];
  const groups: SuggestionGroup[] = [
    { label: 'Did you mean', items: spelling },
    {
      label: 'Products',
      items: result.items.slice(0, 6).map((product) => ({ id: product.sku, label: product.name, product })),
    },
    {
      label: 'Categories',
      items: result.categories.slice(0, 3).map(({ slug, name, productCount }) => ({
        id: `category-${slug}`,
        label: name,
        filter: { category: [slug] },
        count: productCount,
      })),
    },
    {
      label: 'Concerns',
      items: result.concerns.slice(0, 3).map(({ slug, name, productCount }) => ({
        id: `concern-${slug}`,
        label: name,
        filter: { concern: [slug] },
        count: productCount,
      })),
    },
    {
      label: 'Learn',
      items: (content?.items ?? []).map(({ type, id, slug, title }) => ({
        id: `${type}-${id}`,
        label: title,
        path: pathOf(type, slug),
        kind: kindNames[type],
      })),
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}
