import type { ContentReader } from '@regen/content-sdk';
import { faq } from '@regen/content-sdk/models';
import { expect, it } from 'vitest';
import { partsOf } from './list-all.ts';

it('reads all records, and lets others have a turn after each part', async () => {
  const records = Array.from({ length: 250 }, (_, at) => ({ id: String(at) }));
  const askedAt: number[] = [];
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const reader: Pick<ContentReader, 'list'> = {
    async list(_model, { page = 1, perPage = 1 } = {}) {
      askedAt.push(turns);
      const items = records.slice((page - 1) * perPage, page * perPage) as never[];
      return { items, total: 250, currentPage: page, totalPages: Math.ceil(250 / perPage) };
    },
  };
  const all = [];
  for await (const part of partsOf(reader as ContentReader, faq)) all.push(...part);
  isOver = true;
  expect(all.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  expect(askedAt.length).toBeGreaterThan(1);
  expect(new Set(askedAt).size).toBe(askedAt.length);
});
