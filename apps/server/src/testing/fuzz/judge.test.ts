import { expect, test } from 'vitest';
import type { People, Person } from '../matrix/people.ts';
import { leakOf, pageSpillOf, spillOf } from './judge.ts';

const nothing = () => '';
const ERROR = 'syntax error at or near "UNION"';

test.each([
  [ERROR],
  ['column "x" does not exist'],
  ['Error: no\n    at handler (file:///srv/dist/a.js:1:2)'],
  ['insert into users (id) values ($1)'],
])('an error that says “%s” lets the inside out, unless it was sent', (text) => {
  expect(spillOf(text, nothing)).toContain('the answer contains');
  expect(spillOf(text, () => `GET /?q=${text}`)).toBeNull();
});

test('a page may contain markup and prose, but no database messages', () => {
  expect(
    pageSpillOf('<!doctype html><p>Look at Regen (new). Select a serum from the list where you like.', nothing),
  ).toBeNull();
  expect(pageSpillOf(`<!doctype html><p>${ERROR}`, nothing)).toContain('syntax error at or near');
});

test('private data is for its owner', () => {
  const person = (key: string) => ({ key, accountId: `acc_${key}`, canary: `canary${key}` }) as Person;
  const people = {
    b2b: person('b2b'),
    retail: person('retail'),
    client: person('client'),
    linked: person('linked'),
  } as People;
  const text = '{"lastName":"canaryretail"}';
  expect(leakOf('userGet', text, people.retail, people)).toBeNull();
  expect(leakOf('userGet', text, people.linked, people)).toBeNull();
  expect(leakOf('userGet', text, people.b2b, people)).toBe('private data of retail');
  expect(leakOf('userGet', text, null, people)).toBe('private data of retail');
  const staff = { ...person('staff'), isStaff: true, permissions: ['messages:care'] } as Person;
  expect(leakOf('messageList', text, staff, people)).toBeNull();
  expect(leakOf('messageList', text, { ...staff, permissions: [] }, people)).toBe('private data of retail');
  expect(leakOf('userGet', text, staff, people)).toBe('private data of retail');
  const shopkeeper = { ...staff, permissions: ['admin:orders'] } as Person;
  for (const operationId of [
    'adminListOrders',
    'adminGetOrder',
    'adminMoveOrder',
    'adminSetTracking',
    'adminRefundOrder',
  ]) {
    expect(leakOf(operationId, text, shopkeeper, people)).toBeNull();
    expect(leakOf(operationId, text, staff, people)).toBe('private data of retail');
  }
});
