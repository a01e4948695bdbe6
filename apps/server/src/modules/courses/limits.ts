import type { RateLimit } from '../../auth/auth.ts';
import type { Call } from '../../http/request/call.ts';

const HOUR = 3_600;

/** Each try may hold a seat or charge a card. */
export function registerLimits({ ip, actor, browserId }: Pick<Call, 'ip' | 'actor' | 'browserId'>): RateLimit[] {
  return [
    { bucket: 'course ip', ip, max: 300, windowSeconds: HOUR },
    { bucket: `course person ${actor.kind === 'user' ? actor.userId : browserId}`, max: 60, windowSeconds: HOUR },
  ];
}

/** A guest's attempt also sends an email to a typed address. */
export function guestLimits(call: Pick<Call, 'ip' | 'actor' | 'browserId'>, email: string): RateLimit[] {
  return [
    { bucket: 'course guest ip', ip: call.ip, max: 120, windowSeconds: HOUR },
    { bucket: `course guest browser ${call.browserId}`, max: 20, windowSeconds: HOUR },
    { bucket: `course guest email ${email.toLowerCase()}`, max: 10, windowSeconds: HOUR, isSilent: true },
  ];
}
