import { PROBLEM_TYPE, operations } from '@regen/contract';
import type { Contract, WrittenOperation } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { docComment } from './doc-comment.ts';
import { emitQueries, unknownReads, unlikeReads } from './emit-queries.ts';
import { emitClient, emitResource } from './emit-resources.ts';
import { operationTable } from './operation-table.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ description: '', content: { 'application/json': { schema: ref(name) } } });
const problem = { description: '', content: { [PROBLEM_TYPE]: { schema: ref('Error') } } };
const inPath = { name: 'id', in: 'path' as const, required: true, schema: { type: 'string' } };

/** A contract with a list, a read and a write of orders, the write changed by the test. */
function contract(change: Partial<WrittenOperation> = {}): Contract {
  const list: WrittenOperation = {
    operationId: 'orderList',
    'x-sdk': 'orders.list',
    'x-no-retry': true,
    summary: 'List orders',
    tags: ['shop'],
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
    responses: { 200: json('OrderPage') },
    'x-errors': ['unauthorized'],
  };
  const read: WrittenOperation = {
    operationId: 'orderGet',
    'x-sdk': 'orders.get',
    parameters: [inPath],
    responses: { 200: json('Order') },
    'x-errors': ['unauthorized'],
  };
  const write: WrittenOperation = {
    operationId: 'orderPay',
    'x-sdk': 'orders.pay',
    summary: 'Pay an order',
    description: 'Then `orderGet` says so.',
    tags: ['shop'],
    parameters: [inPath],
    responses: { 200: json('Order'), 401: problem, 402: problem },
    'x-errors': ['cart_empty', 'card_declined', 'order_paid', 'unauthorized', 'token_expired', 'body_too_large'],
    ...change,
  };
  const error = (status: number) => ({ status, title: '', description: '' });
  return {
    openapi: '3.1.0',
    'x-errors': {
      cart_empty: error(409),
      order_paid: error(409),
      card_declined: error(402),
      unauthorized: error(401),
      token_expired: error(401),
      body_too_large: error(413),
    },
    info: { title: 'Test', version: '1.0.0' },
    security: [{ session: [] }],
    'x-sdk-resources': { orders: 'What was ordered.' },
    paths: { '/orders': { get: list }, '/orders/{id}': { get: read, post: write } },
    components: {
      schemas: {
        Order: { type: 'object', properties: { id: { type: 'string' } } },
        OrderPage: {
          type: 'object',
          properties: { items: { type: 'array', items: ref('Order') }, currentPage: {}, totalPages: {} },
        },
        Error: { type: 'object' },
      },
    },
  };
}

const rowsOf = (change?: Partial<WrittenOperation>) => operationTable(contract(change));

const resourceOf = (of: Contract, resource: string) => emitResource(of, operations(of), resource, operationTable(of));

describe('emitResource', () => {
  const text = resourceOf(contract(), 'orders');

  it('gives a method what the contract says of its operation, in terms of the SDK', () => {
    expect(text).toContain('/** What was ordered. */\nexport interface OrdersResource {');
    expect(text).toContain(`  /**
   * Pay an order.
   *
   * Then \`orders.get\` says so.
   *
   * Fails with 401 \`token_expired\`; 402 \`card_declined\`; 409 \`cart_empty\`, \`order_paid\`.
   *
   * @example
   * \`\`\`ts
   * const order = await regen.orders.pay({ id: 'text' });
   * \`\`\`
   *
   * @see \`/docs/api/shop#orderPay\` in the reference of your server
   */
  pay(params: OrderPayParams, options?: RequestOptions): ApiPromise<Order>;`);
  });

  it('shows how a list is read, and nothing where nothing is taken', () => {
    const iterated = { name: 'year', in: 'query' as const, required: true, schema: { type: 'integer', minimum: 2000 } };
    const lists = contract();
    lists.paths['/orders']?.get?.parameters?.push(iterated);
    expect(resourceOf(lists, 'orders')).toContain(
      '   * for await (const item of regen.orders.list({ year: 2000 })) console.log(item);\n',
    );
    expect(text.match(/@example/g)).toHaveLength(2);
  });

  it('needs no parameters where all of them may be left out', () => {
    expect(text).toContain('list(params?: OrderListParams, options?: RequestOptions): PagePromise<OrderPage, Order>;');
  });

  it('joins what is made of several calls', () => {
    const stores = resourceOf(contract(), 'stores');
    expect(stores).toContain('export interface StoresResource extends StoresHelpers {');
    expect(stores).toContain('...createStoresHelpers(call) };');
  });

  it('is part of the client', () => {
    const client = emitClient(contract(), ['orders']);
    expect(client).toContain('  /** What was ordered. */\n  readonly orders: OrdersResource;\n');
    expect(client).toContain('    orders: createOrdersResource,\n');
  });
});

describe('emitQueries', () => {
  it('makes one constant an operation, and one more for the pages of a list', () => {
    const text = emitQueries(rowsOf());
    expect(text).toContain('orderGet = /* @__PURE__ */ read(operations.orderGet);');
    expect(text).toContain('orderListInfinite = /* @__PURE__ */ readPages(operations.orderList, { retry: false });');
    expect(text).toContain('orderPay = /* @__PURE__ */ write(operations.orderPay);');
  });

  it('says what a write does to the cache', () => {
    const text = emitQueries(
      rowsOf({
        'x-keeps': { operation: 'orderGet', parameters: { id: '$response.body#/id' } },
        'x-removes': { operation: 'orderGet', parameters: { id: '$request.path.id' } },
        'x-stales': ['orderList'],
        'x-secret': true,
      }),
    );
    expect(text).toContain(`write(operations.orderPay, {
  keeps: ['orderGet', (data) => ({ id: data.id })],
  removes: ['orderGet', (_data, params) => ({ id: params.id })],
  stales: ['orderList'],
  isSecret: true,
});`);
  });

  it('treats a POST that only reads as a read', () => {
    expect(emitQueries(rowsOf({ 'x-query': true }))).toContain('read(operations.orderPay);');
  });

  it('refuses a value that is in neither the request nor the response', () => {
    const change = { 'x-keeps': { operation: 'orderGet', parameters: { id: 'id' } } };
    expect(() => emitQueries(rowsOf(change))).toThrow('"id" is neither $request.path.… nor $response.body#/….');
  });

  it('names what cannot be resolved', () => {
    const change = {
      'x-stales': ['orderPay', 'cartGet'],
      'x-keeps': { operation: 'orderGet', parameters: { orderId: '$request.path.id' } },
    };
    expect(unknownReads(rowsOf(change))).toEqual([
      'orderPay: "orderPay" is no read',
      'orderPay: "cartGet" is no read',
      'orderPay: what it keeps or removes is not read by "orderId"',
    ]);
    expect(unknownReads(rowsOf({ 'x-stales': ['orderList'] }))).toEqual([]);
  });

  it.each([
    ['another type', 'orderGet', json('OrderPage')],
    ['nothing', 'orderGet', { description: '' }],
    ['a page, which is kept as many', 'orderList', json('OrderPage')],
  ])('names a write that would keep %s', (_what, operation, answer) => {
    const change = { 'x-keeps': { operation, parameters: {} }, responses: { 200: answer } };
    expect(unlikeReads(rowsOf(change))).toEqual([`orderPay: "${operation}" reads something else than it answers`]);
    expect(unlikeReads(rowsOf({ 'x-keeps': { operation: 'orderGet', parameters: {} } }))).toEqual([]);
  });
});

it('writes comments of any length', () => {
  expect(docComment(['Short.', ''])).toBe('/** Short. */\n');
  expect(docComment([''])).toBe('');
  expect(docComment(['A path */x', 'More.'], '  ')).toBe('  /**\n   * A path *\\/x\n   *\n   * More.\n   */\n');
  const lines = docComment(['word '.repeat(60)]).split('\n');
  expect(lines.every((line) => line.length <= 120)).toBe(true);
  expect(lines).toHaveLength(6);
});
