import { accountGet } from '@regen/sdk/query';
import { expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { markupOf } from '~/testing/markup.tsx';
import { usePrefetchedQuery, usePreviewedQuery } from './use-prefetched-query.ts';

function Screen() {
  return <p>{usePrefetchedQuery(accountGet).data.accountName}</p>;
}

function PreviewedScreen() {
  const { data, preview } = usePreviewedQuery(() => 'The preview', accountGet);
  return <p>{data?.accountName ?? preview}</p>;
}

function open(Shown = Screen) {
  const { context, mocks } = openContext();
  return { context, mocks, shown: () => markupOf(context, <Shown />) };
}

it('has the data that a loader has ensured', async () => {
  const { context, shown } = open();
  const { accountName } = await context.ensure(accountGet);
  expect(shown()).toBe(`<p>${accountName}</p>`);
});

it('throws what the read has failed with', async () => {
  const { context, mocks, shown } = open();
  mocks.fail('accountGet', 401);
  await context.prefetch(accountGet);
  expect(shown).toThrow(expect.objectContaining({ status: 401 }));
});

it('says which loader is missing', () => {
  expect(open().shown).toThrow('No loader fetches accountGet. Call context.ensure(accountGet, …)');
});

it('shows what is at hand until the data are there', async () => {
  const { context, shown } = open(PreviewedScreen);
  const read = context.prefetch(accountGet);
  expect(shown()).toBe('<p>The preview</p>');
  await read;
  const { accountName } = await context.ensure(accountGet);
  expect(shown()).toBe(`<p>${accountName}</p>`);
});

it('shows nothing at hand of what cannot be read', async () => {
  const { context, mocks, shown } = open(PreviewedScreen);
  mocks.fail('accountGet', 404);
  await context.prefetch(accountGet);
  expect(shown).toThrow(expect.objectContaining({ status: 404 }));
});
