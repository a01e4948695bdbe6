import type { blogPostCard, Faq, faq } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { ContentPage } from '@regen/content-sdk/query';
import { invalidate } from '@regen/sdk/query';
import { expect, expectTypeOf, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { contentGet, contentList } from './content.ts';

const questions = modelRef<typeof faq>('faq');

it('reads records by operations of the contract, with the types of their model', async () => {
  const { context, mocks } = openContext();
  const params = { where: { topic: 'Orders' }, order: ['-question'], page: 2 } as const;
  const found = await context.ensure(contentList, questions, params);
  expectTypeOf(found).toEqualTypeOf<ContentPage<Faq>>();
  expect(found.items[0]?.question).toEqual(expect.any(String));
  const [call] = mocks.calls;
  expect(call?.operationId).toBe('contentList');
  expect(decodeURIComponent(call?.url ?? '')).toContain('/content/faq?where={"topic":"Orders"}&order=-question&page=2');
  const one = await context.ensure(contentGet, questions, 'returns');
  expectTypeOf(one).toEqualTypeOf<Faq | null>();
  await context.ensure(contentList, modelRef<typeof blogPostCard>('blogPost', 'card'));
  expect(mocks.calls.map(({ url }) => new URL(url, 'http://store').search)).toContain('?view=card');
  expect([...context.asked]).toEqual(['contentList', 'contentGet']);
});

it('has no record for a 404, and fails with whatever else happens', async () => {
  const { context, mocks } = openContext();
  mocks.fail('contentGet', 404);
  expect(await context.ensure(contentGet, questions, 'gone')).toBeNull();
  mocks.fail('contentGet', 503);
  await expect(context.ensure(contentGet, questions, 'away')).rejects.toMatchObject({ status: 503 });
});

it('is stale by the name of the operation', async () => {
  const { context } = openContext();
  const { queryKey } = contentList(context.call, questions);
  await context.ensure(contentList, questions);
  await invalidate(context.queryClient, 'contentList');
  expect(context.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('keeps apart what a person has read', async () => {
  const { context } = openContext();
  const { queryKey } = contentGet(context.call, questions, 'returns', 'usr_1');
  await context.ensure(contentGet, questions, 'returns', 'usr_1');
  expect(context.queryClient.getQueryData(queryKey)).toHaveProperty('id');
  expect(context.queryClient.getQueryData(contentGet(context.call, questions, 'returns').queryKey)).toBeUndefined();
});
