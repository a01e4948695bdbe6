import { concernListForUser, productList } from '@regen/sdk/query';
import { expect, it } from 'vitest';
import { PUBLIC } from '~/kernel/context.ts';
import { openContext } from '~/testing/context.ts';
import { categoriesFor } from './categories.ts';
import { catalogTitle } from './product-list-head.ts';
import type { ListSearch } from './product-list-search.ts';

const TITLE = { title: 'All products' };

function openTitles() {
  const { context } = openContext();
  const known = { ...context, pageAt: () => ({ page: { ...TITLE, description: 'Everything.' }, params: {} }) };
  return { context, titleOf: (search: ListSearch) => catalogTitle(search, known, PUBLIC) };
}

it('names the list after its one concern, at first by the filter that was pressed', async () => {
  const { context, titleOf } = openTitles();
  expect(titleOf({ concern: ['redness'] })).toMatchObject(TITLE);
  const { facets } = await context.ensure(productList, { userId: PUBLIC });
  const [facet] = facets.concern;
  expect(titleOf({ concern: [facet?.value ?? ''] })).toEqual({
    title: facet?.label,
    description: 'Everything.',
    isSelection: true,
  });
  const { items } = await context.ensure(concernListForUser, { userId: PUBLIC });
  expect(titleOf({ concern: [items[0]?.slug ?? ''] })).toMatchObject({ description: items[0]?.description });
});

it('names it after its one category', async () => {
  const { context, titleOf } = openTitles();
  const { items } = await context.ensure(categoriesFor, PUBLIC);
  const slug = items[0]?.slug ?? '';
  expect(titleOf({ category: [slug] })).toMatchObject({ title: items[0]?.name, isSelection: true });
  expect(titleOf({ category: [slug, 'masks'] })).toMatchObject({ ...TITLE, isSelection: false });
});

it('keeps the name of the category when something is chosen beside it', async () => {
  const { context, titleOf } = openTitles();
  const [category] = (await context.ensure(categoriesFor, PUBLIC)).items;
  const [concern, another] = (await context.ensure(concernListForUser, { userId: PUBLIC })).items;
  const within = [category?.slug ?? ''];
  const about = concern?.slug ?? '';
  expect(titleOf({ category: within, concern: [about] })).toMatchObject({
    title: `${category?.name} for ${concern?.name.toLowerCase()}`,
    isSelection: true,
  });
  for (const more of [{ concern: [about, another?.slug ?? ''] }, { skinType: ['oily'] }, { sizeClass: ['travel'] }])
    expect(titleOf({ category: within, ...more })).toMatchObject({ title: category?.name });
  expect(titleOf({ concern: [about], skinType: ['oily'] })).toMatchObject(TITLE);
});
