import { randomBytes } from 'node:crypto';
import type { Auth, RateLimit } from '../../auth/auth.ts';
import type { Call } from '../../http/request/call.ts';

const COOKIE = 'regen_device';
const PURPOSE = 'known-device';
const YEAR_SECONDS = 365 * 86_400;
/** Users who have signed in in one browser: a family, or a clinic's front desk. */
const MAX_PEOPLE = 8;

interface Device {
  id: string;
  /** The newest first. */
  userIds: readonly string[];
}

type Signing = Pick<Auth, 'sign' | 'verify'>;

function deviceOf(auth: Signing, cookies: Call['cookies'], now: Date): Device | null {
  const text = auth.verify(PURPOSE, cookies[COOKIE] ?? '');
  const [id, until, ...userIds] = text?.split(' ') ?? [];
  return id !== undefined && Number(until) * 1000 > now.getTime() ? { id, userIds } : null;
}

/**
 * The limit of a browser in which this user has signed in before, or null. It replaces those by account and address: otherwise anyone
 * could lock a user out with failed attempts, even with the right password at home.
 */
export function knownDeviceLimits(
  auth: Signing,
  { cookies }: Pick<Call, 'cookies'>,
  userId: string | undefined,
  now: Date,
): RateLimit[] | null {
  const device = deviceOf(auth, cookies, now);
  if (userId === undefined || !device?.userIds.includes(userId)) return null;
  return [{ bucket: `sign-in device ${device.id} ${userId}`, max: 12, windowSeconds: 15 * 60 }];
}

/** Remembers in this browser that a user signed in here. The cookie says nothing else and grants nothing by itself. */
export function rememberDevice(
  auth: Signing,
  { cookies, reply }: Pick<Call, 'cookies' | 'reply'>,
  userId: string,
  now: Date,
): void {
  const known = deviceOf(auth, cookies, now);
  const others = known?.userIds.filter((id) => id !== userId) ?? [];
  const until = Math.floor(now.getTime() / 1000) + YEAR_SECONDS;
  const text = [known?.id ?? randomBytes(12).toString('hex'), until, userId, ...others.slice(0, MAX_PEOPLE - 1)];
  reply.setCookie(COOKIE, auth.sign(PURPOSE, text.join(' ')), { maxAge: YEAR_SECONDS });
}
