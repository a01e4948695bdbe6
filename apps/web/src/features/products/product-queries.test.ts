import { createCall, type Product } from '@regen/sdk';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { PUBLIC } from '~/kernel/context.ts';
import { productOf } from './product-queries.ts';

const call = createCall({ baseUrl: 'https://regen.example/api', clientKey: 'test' });

afterEach(() => focusManager.setFocused(undefined));

/** How often a product that was read `age` milliseconds ago is read when its tab is shown again. */
async function readsOnReturn(caller: string, age: number): Promise<number> {
  let reads = 0;
  const queryClient = new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 60_000 } },
  });
  const { queryKey, ...options } = productOf(call, '1401', caller);
  queryClient.setQueryData<Partial<Product>>(queryKey, { sku: '1401' }, { updatedAt: Date.now() - age });
  const leave = new QueryObserver<unknown>(queryClient, {
    refetchOnWindowFocus: options.refetchOnWindowFocus,
    refetchOnMount: false,
    queryKey,
    queryFn: () => (reads += 1),
  }).subscribe(() => undefined);
  queryClient.mount();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  // Mutations that wait come first, in microtasks.
  await setImmediate();
  queryClient.unmount();
  leave();
  return reads;
}

it('reads the product of a visitor again when they come back to it after a while', async () => {
  expect(await readsOnReturn(PUBLIC, 61_000)).toBe(1);
  expect(await readsOnReturn(PUBLIC, 1_000)).toBe(0);
});

it('leaves that of a signed-in person to the live connection', async () => {
  expect(await readsOnReturn('usr_1', 61_000)).toBe(0);
});
