import type { Price, Product } from '@regen/sdk';
import { stockText } from '~/features/stock/index.ts';
import { inPercent } from '~/kernel/words/counts.ts';

export interface CompareRow {
  id: 'price' | 'stock' | 'size' | 'skin' | 'concerns' | 'actives' | 'ingredients' | 'use' | 'warnings';
  label: string;
  /** As text, by which products are also compared. */
  text: (product: Product) => string;
}

const none = '–';
const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
const words = (parts: readonly string[]): string => (parts.length > 0 ? capital(parts.join(', ')) : none);
const times = {
  AM: 'morning',
  PM: 'evening',
  AM_PM: 'morning and evening',
  treatment: 'in the treatment room',
  weekly: 'weekly',
} as const;

/** @param priceOf What a product costs, as it is shown. */
export const compareRows = (priceOf: (price: Price) => string): readonly CompareRow[] => [
  { id: 'price', label: 'Price', text: ({ price }) => priceOf(price) },
  { id: 'stock', label: 'Stock', text: ({ stock }) => stockText(stock) },
  { id: 'size', label: 'Size', text: ({ size }) => size },
  { id: 'skin', label: 'Suitable for', text: ({ skinTypes }) => words(skinTypes.toSorted()) },
  {
    id: 'concerns',
    label: 'Made for',
    text: ({ concerns }) => words(concerns.map((slug) => slug.replaceAll('-', ' ')).toSorted()),
  },
  {
    id: 'actives',
    label: 'Actives',
    text: ({ actives }) =>
      words(actives.map(({ name, percent }) => (percent === null ? name : `${name} ${inPercent(percent)}`))),
  },
  {
    id: 'ingredients',
    label: 'Key ingredients',
    text: ({ keyIngredients }) => words(keyIngredients.map(({ name }) => name)),
  },
  { id: 'use', label: 'When', text: ({ howToUse }) => words([...new Set(howToUse.map(({ time }) => times[time]))]) },
  { id: 'warnings', label: 'Before you use', text: ({ warnings }) => warnings.join(' ') || none },
];

/** Whether the products are not all alike in this. */
export function differs({ text }: CompareRow, products: readonly Product[]): boolean {
  return new Set(products.map(text)).size > 1;
}
