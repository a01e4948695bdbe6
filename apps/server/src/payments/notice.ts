import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '../refuse.ts';

/** What a provider reports on its own: that something has happened to an attempt. Its status is then queried. */
export interface PaymentNotice {
  /** The provider's own id of the notice, the same when it is sent again. */
  id: string;
  /** The attempt, by the key that it was charged with. */
  paymentId: string;
}

/** A notice as it arrives. The signature is over the bytes of the body, so they are kept as they are. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Checks that a notice comes from the provider and reads it. Throws 401 for a wrong signature, 400 for what it cannot read. */
export type ReadNotice = (raw: RawNotice, now: Date) => PaymentNotice;

/** How far the clocks of provider and store may differ, and for how long an intercepted notification could be replayed. */
const TOLERANCE_SECONDS = 300;

const digest = (secret: string, time: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

/** `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body" in hex>`, the form that several providers use. */
export function signNotice(secret: string, body: Buffer, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000));
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`;
}

/** Throws 401 unless one of the signatures is right and young. There may be two while the provider changes its secret. */
export function assertSigned(secret: string, header: string | string[] | undefined, body: Buffer, now: Date): void {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const expected = digest(secret, time, body);
  const isRight = parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  const age = Math.abs(now.getTime() / 1000 - Number(time));
  if (isRight && /^\d+$/.test(time) && age <= TOLERANCE_SECONDS) return;
  throw refuse('signature_invalid');
}
