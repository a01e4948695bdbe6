import type { ProductSearchResult, ProductSummary } from '@regen/sdk';

export interface Suggestion {
  id: string;
  label: string;
  product?: ProductSummary;
  filter?: { category: string[] } | { concern: string[] };
}

/** Groups of the suggestion list, in the order in which people tend to want them; empty groups are left out. */
export function suggestionGroups(result: ProductSearchResult): { label: string; items: Suggestion[] }[] {
  const spelling = result.didYouMean ? [{ id: 'spelling', label: result.didYouMean }] : [];
  const groups: { label: string; items: Suggestion[] }[] = [
    { label: 'Did you mean', items: spelling },
    {
      label: 'Products',
      items: result.items.slice(0, 6).map((product) => ({ id: product.sku, label: product.name, product })),
    },
    {
      label: 'Categories',
      items: result.categories
        .slice(0, 3)
        .map(({ slug, name }) => ({ id: `category-${slug}`, label: name, filter: { category: [slug] } })),
    },
    {
      label: 'Concerns',
      items: result.concerns
        .slice(0, 3)
        .map(({ slug, name }) => ({ id: `concern-${slug}`, label: name, filter: { concern: [slug] } })),
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}
