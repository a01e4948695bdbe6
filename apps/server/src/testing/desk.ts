import type { ErrorBody, Order, OrderMoveInput, RefundInput, StaffOrder, StaffOrderPage } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { PEOPLE } from './shop/people.ts';
import { CARDS, Shopper } from './shopping.ts';
import type { Answer, Caller, TestServer } from './test-server.ts';

type Change<Input> = Omit<Input, 'changedAt'> & { changedAt?: string };

/** The desk of a staff member. */
export interface Desk {
  as: Caller;
  list(query?: string, as?: Caller): Promise<Answer<StaffOrderPage>>;
  read(orderId: string): Promise<StaffOrder>;
  /** Moves an order as it is now, unless `changedAt` says otherwise. */
  move<Body = StaffOrder>(orderId: string, change: Change<OrderMoveInput>): Promise<Answer<Body>>;
  /** Moves an order through states that need nothing else. */
  bring(orderId: string, states: readonly ('packed' | 'shipped' | 'delivered')[]): Promise<StaffOrder>;
  track<Body = StaffOrder>(orderId: string, trackingNumber: string, changedAt?: string): Promise<Answer<Body>>;
  refund<Body = StaffOrder>(orderId: string, change: Change<RefundInput>, key?: string): Promise<Answer<Body>>;
}

export async function openDesk(server: TestServer): Promise<Desk> {
  const as = await server.signIn(PEOPLE.staff);
  const read = async (orderId: string) =>
    (await server.call<StaffOrder>('GET', `/admin/orders/${orderId}`, { as })).body;
  const move = async <Body = StaffOrder>(orderId: string, change: Change<OrderMoveInput>) => {
    const changedAt = change.changedAt ?? (await read(orderId)).changedAt;
    return server.call<Body>('PUT', `/admin/orders/${orderId}`, { as, body: { ...change, changedAt } });
  };
  return {
    as,
    list: (query = '', caller = as) =>
      server.call<StaffOrderPage>('GET', `/admin/orders?perPage=50${query}`, { as: caller }),
    read,
    move,
    async bring(orderId, states) {
      for (const state of states) {
        const { status, text } = await move(orderId, { state });
        if (status !== 200) throw new Error(`The order did not become ${state}: ${text}`);
      }
      return read(orderId);
    },
    async track<Body = StaffOrder>(orderId: string, trackingNumber: string, changedAt?: string) {
      const body = { carrier: 'UPS', trackingNumber, changedAt: changedAt ?? (await read(orderId)).changedAt };
      return server.call<Body>('PUT', `/admin/orders/${orderId}/tracking`, { as, body });
    },
    async refund<Body = StaffOrder>(orderId: string, change: Change<RefundInput>, key: string = randomUUID()) {
      const body = { ...change, changedAt: change.changedAt ?? (await read(orderId)).changedAt };
      const headers = { 'idempotency-key': key };
      return server.call<Body>('POST', `/admin/orders/${orderId}/refunds`, { as, body, headers });
    },
  };
}

/** A paid order of these items, by a guest or a person. */
export async function paidOrder(
  server: TestServer,
  items: readonly { sku: string; quantity: number }[],
  { person, cart = {}, card = CARDS.good }: { person?: { jwt: string; id: string }; cart?: object; card?: string } = {},
): Promise<{ order: Order; shopper: Shopper }> {
  const shopper = new Shopper(server, person);
  const filled = await shopper.put({ items, ...cart });
  if (filled.status !== 200) throw new Error(`No cart: ${filled.text}`);
  const placed = await shopper.order<Order | ErrorBody>(await shopper.checkout(card));
  if (!('orderTotal' in placed.body)) throw new Error(`No order: ${placed.text}`);
  return { order: placed.body, shopper };
}
