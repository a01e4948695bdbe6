import type { Cart, ErrorBody, Order, TestToken } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { ADDRESS, CARDS, DESTINATION, cardOf, findPlentifulSkus } from '../../../../tools/server/purchase.ts';
import type { TestCluster } from './test-engine.ts';
import { createTestServer } from './test-server.ts';
import type { Answer, CallOptions, Caller, Method, TestServer, TestServerOptions } from './test-server.ts';

/** The guest cookie that a response sets, in the form a browser returns it; null if it sets none. */
function cookieOf(answer: Pick<Answer, 'headers'>): string | null {
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const guest = cookies.find((cookie) => cookie.startsWith('regen_guest='));
  return guest?.split(';')[0] ?? null;
}

export { ADDRESS, CARDS };

/** A browser: a visitor, or with `as` a user. Keeps the guest cookie as a browser would. */
export class Shopper {
  readonly browserId = randomUUID();
  readonly #server: Pick<TestServer, 'call'>;
  readonly #as: Caller;
  readonly #owner: string;
  cookie = '';

  constructor(server: Pick<TestServer, 'call'>, person?: { jwt: string; id: string }) {
    this.#server = server;
    this.#as = person ?? 'client';
    this.#owner = person?.id ?? 'guest';
  }

  /** As `call` of the server. */
  async call<Body = ErrorBody>(method: Method, path: string, options: CallOptions = {}): Promise<Answer<Body>> {
    const answer = await this.#server.call<Body>(method, path, {
      as: this.#as,
      browserId: this.browserId,
      ...options,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...options.headers },
    });
    this.cookie = cookieOf(answer) ?? this.cookie;
    return answer;
  }

  put(body: object, headers: Record<string, string> = {}): Promise<Answer<Cart>> {
    return this.call<Cart>('PUT', `/cart/${this.#owner}`, { body, headers });
  }

  async token(number: string): Promise<string> {
    const { status, body } = await this.call<TestToken>('POST', '/payments/test/tokens', { body: cardOf(number) });
    if (status !== 201) throw new Error(`No token for ${number}: ${JSON.stringify(body)}`);
    return body.token;
  }

  /** The body of an order of the cart as it is, shipped by ground to Utah. */
  async checkout(card: string = CARDS.good, change: object = {}): Promise<Record<string, unknown>> {
    const { status, body } = await this.put({ destination: DESTINATION, shippingMethodId: 'ground' });
    if (status !== 200) throw new Error(`No checkout: ${JSON.stringify(body)}`);
    return {
      cartId: body.id,
      cartVersion: body.version,
      email: `${this.browserId}@guests.example`,
      shippingAddress: ADDRESS,
      shippingMethodId: 'ground',
      payment: { method: 'card', token: await this.token(card) },
      expectedTotal: body.orderTotal.total,
      ...change,
    };
  }

  order<Body = Order>(body: object, key: string = randomUUID()): Promise<Answer<Body>> {
    return this.call<Body>('POST', `/order/${this.#owner}`, { body, headers: { 'idempotency-key': key } });
  }

  async pay(orderId: string, card: string, accessToken?: string, key: string = randomUUID()): Promise<Answer<Order>> {
    const body = { payment: { method: 'card', token: await this.token(card) }, ...(accessToken && { accessToken }) };
    return this.call<Order>('POST', `/order/${orderId}/pay`, { body, headers: { 'idempotency-key': key } });
  }
}

/** Public products with plenty of stock and no automatic discount. */
export const plentifulSkus = ({ db }: Pick<TestServer, 'db'>, count: number): Promise<string[]> =>
  findPlentifulSkus(db, count);

/** A server, and a public product with plenty of stock. Close the server in `afterAll`. */
export async function openShop(
  cluster: TestCluster,
  options?: TestServerOptions,
): Promise<{ server: TestServer; sku: string }> {
  const server = await createTestServer(cluster, options);
  const [sku] = await plentifulSkus(server, 1);
  if (sku === undefined) throw new Error('The shop has no product with plenty of stock.');
  return { server, sku };
}

export async function onHand({ db }: TestServer, sku: string): Promise<number> {
  const { rows } = await db.query<{ left: number }>('select on_hand as left from stock where sku = $1', [sku]);
  return rows[0]?.left ?? 0;
}
