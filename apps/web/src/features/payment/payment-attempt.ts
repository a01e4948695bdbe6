import type { OrderCreate, OrderPay } from '@regen/sdk';
import * as z from 'zod/mini';

const anyBody = z.record(z.string(), z.unknown());
/** A body is sent again unchanged, so it only has to be an object. */
const bodyAs = <Body>() => z.custom<Body>((body) => anyBody.safeParse(body).success);

/**
 * A payment that was sent and has no response yet. It stays in session storage until then, so that a reload, a lost connection
 * or a second press repeats the same call with the same idempotency key, and nothing is ordered or charged twice.
 * `body` is the request as it was sent; the same key with a different body would be refused.
 */
export const paymentAttemptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), key: z.string(), owner: z.string(), body: bodyAs<OrderCreate>() }),
  z.object({
    kind: z.literal('pay'),
    key: z.string(),
    owner: z.string(),
    orderId: z.string(),
    body: bodyAs<OrderPay>(),
  }),
]);
export type PaymentAttempt = z.output<typeof paymentAttemptSchema>;
