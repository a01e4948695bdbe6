import { ORDER_PAYMENT_MINUTES } from '@regen/domain';
import type { Auth, RateLimit } from '../../auth/auth.ts';
import { refusedFor } from '../../auth/limit-headers.ts';
import { countedAs } from '../../auth/network.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { OrderCaller } from './order-access.ts';

const HOUR = 3_600;

const buyerOf = ({ actor, browserId }: OrderCaller) => (actor.kind === 'user' ? actor.userId : browserId);

/**
 * Placing and paying together: stolen cards are tried with either. Far above what a person or an office behind one address
 * does in an hour, with every declined card and every second click counted.
 */
export function orderLimits(ip: string, caller: OrderCaller): RateLimit[] {
  return [
    { bucket: 'order ip', ip, max: 300, windowSeconds: HOUR },
    { bucket: `order buyer ${buyerOf(caller)}`, max: 60, windowSeconds: HOUR },
  ];
}

/**
 * Attempts that end with a declined card; paid ones are uncounted. Each leaves an unpaid order or tries another stolen card. A buyer with
 * two cards and a wrong code needs four.
 */
function declinedLimits(ip: string, caller: OrderCaller, email: string): RateLimit[] {
  const limits: RateLimit[] = [
    { bucket: 'order declined ip', ip, max: 30, windowSeconds: HOUR },
    { bucket: `order declined buyer ${buyerOf(caller)}`, max: 10, windowSeconds: HOUR },
    // Of visitors only: a signed-in user must not be locked out by strangers who type the same address.
    ...(caller.actor.kind === 'user'
      ? []
      : [{ bucket: `order declined email ${email.trim().toLowerCase()}`, max: 10, windowSeconds: HOUR }]),
  ];
  // Usually returned, so the caller doesn't learn how many are left.
  return limits.map((limit) => ({ ...limit, isSilent: true }));
}

export interface CountedAttempt {
  /** False for a call that is repeated: its attempt was counted before. */
  isNew: boolean;
  isDeclined: boolean;
}

type CountedCall = Pick<Call, 'ip' | 'limit'> & OrderCaller;

/**
 * Counts a payment attempt before it is made, so that forty at once don't get through, and returns it unless it was declined.
 *
 * @param also Limits that are counted along with it and never returned.
 */
export async function countingDeclined<Result extends CountedAttempt>(
  auth: Pick<Auth, 'refund'>,
  { call, email, also = [] }: { call: CountedCall; email: string; also?: readonly RateLimit[] },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const tries = declinedLimits(call.ip, call, email);
  let isCounted = false;
  try {
    await call.limit([...also, ...tries]);
    const result = await attempt();
    isCounted = result.isNew && result.isDeclined;
    return result;
  } finally {
    if (!isCounted) await auth.refund(tries);
  }
}

/** Length in `networkKey` of each of its two parts. */
const KEY_PART = 16;

/**
 * Identifies networks without storing an address: first the widest one that the address counts toward (the /48 for IPv6),
 * then the narrowest (its /64). For IPv4 both are the same.
 */
export function networkKey(auth: Pick<Auth, 'fingerprint'>, ip: string): string {
  const networks = countedAs(ip);
  const ends = [networks.at(-1), networks[0]];
  return ends.map((end) => auth.fingerprint('order-network', end?.network ?? ip).slice(0, KEY_PART)).join('');
}

/** Orders that may hold stock at once while waiting for a bank. A network may be shared by a whole school. */
const MAX_WAITING = { buyer: 3, email: 3, network: 20, wide: 80 };

/** Throws 429 if too many orders of this one's buyer, email address or network are waiting for a bank, including itself. */
export async function assertFewWaiting(
  { clock, config, db }: Needs<'clock' | 'config' | 'db'>,
  orderId: string,
): Promise<void> {
  const { rows } = await db.query<{ buyer: number; email: number; network: number; wide: number; wait: number | null }>(
    {
      name: 'orders-waiting',
      text: `select count(*) filter (where o.user_id = own.user_id or o.browser_id = own.browser_id)::int as buyer,
          count(*) filter (where own.user_id is null and o.user_id is null and lower(o.email) = lower(own.email))::int as email,
          count(*) filter (where o.network = own.network)::int as network,
          count(*) filter (where left(o.network, ${KEY_PART}) = left(own.network, ${KEY_PART}))::int as wide,
          ceil(extract(epoch from min(o.placed_at) + $2 * interval '1 minute' - $3::timestamptz))::int as wait
        from orders own join orders o on o.state = 'placed' and o.has_stock
          and exists (select from payments y where y.order_id = o.id and y.status = 'requires_action')
          and (o.user_id = own.user_id or o.browser_id = own.browser_id or lower(o.email) = lower(own.email)
            or left(o.network, ${KEY_PART}) = left(own.network, ${KEY_PART}))
        where own.id = $1`,
    },
    [orderId, ORDER_PAYMENT_MINUTES, clock.now()],
  );
  const waiting = rows[0];
  if (!waiting) return;
  const { RATE_LIMIT_FACTOR: factor } = config;
  const isFew =
    waiting.buyer <= MAX_WAITING.buyer * factor &&
    waiting.email <= MAX_WAITING.email * factor &&
    waiting.network <= MAX_WAITING.network * factor &&
    waiting.wide <= MAX_WAITING.wide * factor;
  if (isFew) return;
  const message = 'Other orders are still waiting for a bank. Finish or pay one of them first, or try again later.';
  throw refuse('rate_limited', message, { headers: refusedFor(Math.max(1, waiting.wait ?? 1)) });
}
