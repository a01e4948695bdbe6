import { expect, it } from 'vitest';
import { createFavoriteWriter } from './favorite-writer.ts';

/** A server that responds on demand. */
function bench(start: readonly string[]) {
  let skus = start;
  const sent: string[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const writer = createFavoriteWriter({
    read: () => skus,
    write: (next) => {
      skus = next;
    },
    send: (sku, isFavorite) => {
      sent.push(`${isFavorite ? '+' : '-'}${sku}`);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  });
  const answer = async (error?: Error) => {
    const next = waiting.shift();
    if (error) next?.reject(error);
    else next?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { writer, sent, answer, shown: () => skus };
}

it('shows the heart before the server has responded', async () => {
  const { writer, sent, answer, shown } = bench(['1101']);
  const done = writer.set('1401', true);
  expect(shown()).toEqual(['1401', '1101']);
  expect(sent).toEqual(['+1401']);
  await answer();
  await done;
  expect(shown()).toEqual(['1401', '1101']);
});

it('sends one request at a time, and only what was pressed last', async () => {
  const { writer, sent, answer, shown } = bench([]);
  const all = [true, false, true, false].map((isFavorite) => writer.set('1401', isFavorite));
  expect(sent).toEqual(['+1401']);
  await answer();
  expect(sent).toEqual(['+1401', '-1401']);
  await answer();
  await Promise.all(all);
  expect(sent).toHaveLength(2);
  expect(shown()).toEqual([]);
});

it('sends nothing more when the last press is what was saved', async () => {
  const { writer, sent, answer } = bench([]);
  const all = [true, false, true].map((isFavorite) => writer.set('1401', isFavorite));
  await answer();
  await Promise.all(all);
  expect(sent).toEqual(['+1401']);
});

it('takes the heart back when the server refuses, and can try again', async () => {
  const { writer, sent, answer, shown } = bench(['1101']);
  const done = writer.set('1101', false);
  expect(shown()).toEqual([]);
  const [outcome] = await Promise.all([done.catch((error: Error) => error.message), answer(new Error('No'))]);
  expect(outcome).toBe('No');
  expect(shown()).toEqual(['1101']);
  const again = writer.set('1101', false);
  await answer();
  await again;
  expect(sent).toEqual(['-1101', '-1101']);
  expect(shown()).toEqual([]);
});

it('has nothing to do where the heart is already as wanted', async () => {
  const { writer, sent, answer } = bench(['1101']);
  await writer.set('1101', true);
  expect(sent).toEqual([]);
  const done = writer.set('1101', false);
  await answer();
  await done;
  expect(sent).toEqual(['-1101']);
});
