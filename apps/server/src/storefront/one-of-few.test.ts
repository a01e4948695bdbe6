import { expect, test } from 'vitest';
import { oneOfFew } from './one-of-few.ts';

test('runs a few at once and the others in order, even after a failure', async () => {
  const run = oneOfFew(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string) =>
    run(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  const all = ['a', 'b', 'c', 'd'].map(start);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.(new Error('b failed'));
  await expect(all[1]).rejects.toThrow('b failed');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.();
  expect(await all[0]).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  const last = start('e');
  expect(begun).not.toContain('e');
  for (const name of ['c', 'd']) ends.get(name)?.();
  await Promise.all(all.slice(2));
  ends.get('e')?.();
  expect(await last).toBe('e');
});
