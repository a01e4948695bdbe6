// Names and address lines go into emails, onto labels and into lists that staff read: one line, and no URL that an email program would
// turn into a link.
import { operations, readContract } from '@regen/contract';
import type { Schema } from '@regen/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inputOf } from '../../testing/fuzz/schemas.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'));
});
afterAll(() => server.close());

const NAMED =
  /^(firstName|lastName|company|businessName|accountName|bundleName|line1|line2|city|region|licenseNumber)$/;
const REFUSED = [
  'Win at https://evil.example now',
  'See WWW.evil.example',
  'A\r\nBcc: evil@x.example',
  'two\nlines',
  'tab\there',
  'escape\u001b[2J',
  'next\u0085line',
  'line\u2028separator',
];
const TAKEN = [
  'Mia',
  "O'Brien-Núñez",
  'Dr. St. John',
  'Łódź',
  '李 小龍',
  'Suite #4/B: rear',
  'Skin & Co. (North)',
  'awww',
];

/** The strings of a body that are names or address lines, by their location. */
function namesIn(schema: Schema, path: string): [string, Schema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(NAMED.test(name) ? [[`${path}/${name}`, field] as [string, Schema]] : []),
    ...namesIn(field, `${path}/${name}`),
  ]);
}

test('every operation takes names and lines of addresses as one line without a web address', () => {
  const contract = readContract();
  const names = operations(contract).flatMap((route) => {
    const { body } = inputOf(contract, route);
    return body === null ? [] : namesIn(body, route.id);
  });
  expect(names.length).toBeGreaterThan(30);
  for (const [path, { pattern = '' }] of names) {
    const form = new RegExp(pattern, 'u');
    expect([path, REFUSED.filter((text) => form.test(text))]).toEqual([path, []]);
    expect([path, TAKEN.filter((text) => !form.test(text))]).toEqual([path, []]);
  }
});

test('a rejection names its field', async () => {
  for (const firstName of REFUSED) {
    const person = { firstName, lastName: 'Stone', email: 'one-line@example.com', password: 'a long enough secret' };
    const { status, body } = await server.call('POST', '/users', { body: { ...person, acceptTerms: true } });
    expect([status, body.details]).toEqual([
      400,
      [{ path: '/firstName', message: 'must be one line of text without a web address', code: 'pattern' }],
    ]);
  }
  expect(await server.mailsTo('one-line@example.com')).toEqual([]);
});
