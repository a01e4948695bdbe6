import { operations, readContract } from '@regen/contract';
import type { WrittenOperation } from '@regen/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { API } from '../../testing/result-check.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { deprecationHeaders } from './deprecation.ts';

const operation = (more: object): WrittenOperation => ({
  operationId: 'faqList',
  tags: ['content'],
  responses: {},
  ...more,
});

describe('what an operation says of its end', () => {
  it('is nothing while it stays', () => {
    expect(deprecationHeaders(operation({}))).toBeNull();
  });

  it('is since when, until when and where to read about it', () => {
    const headers = deprecationHeaders(
      operation({ deprecated: true, 'x-deprecated-since': '2026-11-21', 'x-sunset': '2027-06-30' }),
    );
    expect(headers).toEqual({
      deprecation: '@1795219200',
      sunset: 'Wed, 30 Jun 2027 00:00:00 GMT',
      link: '</docs/api/content#faqList>; rel="deprecation"; type="text/html"',
    });
  });

  it.each([
    [{ deprecated: true }, 'faqList is deprecated and lacks `x-deprecated-since`.'],
    [{ 'x-sunset': '2027-06-30' }, 'faqList has an end and is not `deprecated`.'],
    [{ deprecated: true, 'x-deprecated-since': 'soon' }, 'faqList: x-deprecated-since has to be a day'],
    [{ deprecated: true, 'x-deprecated-since': '2026-11-21', 'x-sunset': '2026-01-01' }, 'faqList ends before'],
  ])('stops the start when it is said by halves (%#)', (more, sentence) => {
    expect(() => deprecationHeaders(operation(more))).toThrow(sentence);
  });
});

describe('a server with a deprecated operation', () => {
  let server: TestServer;
  beforeAll(async () => {
    const contract = readContract();
    const faqs = operations(contract).find(({ id }) => id === 'faqList');
    Object.assign(faqs?.written ?? {}, { deprecated: true, 'x-deprecated-since': '2026-11-21' });
    server = await createTestServer(inject('cluster'), { contract });
  });
  afterAll(() => server?.close());
  const headersOf = async (url: string, authorization = `Basic ${btoa('regen-storefront:')}`) =>
    (await server.inject({ url: `${API}${url}`, headers: { authorization, 'browser-id': server.browserId } })).headers;

  it('has the headers in every response of it, refusals included, and in no other', async () => {
    expect(await headersOf('/faqs')).toMatchObject({ deprecation: '@1795219200' });
    expect(await headersOf('/faqs', 'Bearer made-up')).toMatchObject({ deprecation: '@1795219200' });
    expect(await headersOf('/products/category')).not.toHaveProperty('deprecation');
  });
});
