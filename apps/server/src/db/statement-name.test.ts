import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test.each([
  [{ name: 'order-write', text: 'insert into orders' }, 'order-write'],
  ['select a from orders o where b = $1', 'select orders'],
  ['\n  insert into mail_outbox (id) values ($1)', 'insert mail_outbox'],
  ['UPDATE users set x = 1', 'update users'],
  ['with due as (delete from cart_items returning sku) select 1 from due', 'with cart_items'],
  ['delete from sessions', 'delete sessions'],
  ['listen regen', 'listen'],
  ["select 'from nora@people.example'", 'select'],
  ['', 'statement'],
])('%j is named %s', (statement, name) => {
  expect(statementName(statement)).toBe(name);
});
