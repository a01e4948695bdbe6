import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineModel } from '../models/define-model.ts';
import { createTable } from './table.ts';

const model = defineModel({
  type: 'note',
  audience: 'all',
  fields: { title: z.string(), topic: z.string() },
});

it('forgets only the order that was not used for the longest time', () => {
  const table = createTable(
    model,
    ({ fields }, name) => fields[name],
    ({ message }) => expect.fail(message),
  );
  table.set('a', { sys: { id: 'a', type: 'Entry' }, fields: { title: 'A', topic: 'x' } });
  const names = ['title', 'topic', 'id', 'createdAt', 'updatedAt'];
  const orders = names.flatMap((name) => names.filter((other) => other !== name).map((other) => [name, other]));
  const [often, seldom, ...others] = orders.slice(0, 17);
  const first = [often, seldom].map((order) => table.ordered(order ?? []));
  for (const order of others.slice(0, 14)) table.ordered(order);
  expect(table.ordered(often ?? [])).toBe(first[0]);
  table.ordered(others[14] ?? []);
  expect(table.ordered(often ?? [])).toBe(first[0]);
  expect(table.ordered(seldom ?? [])).not.toBe(first[1]);
});
