import type { RateLimit } from '../../auth/auth.ts';
import type { OrderCaller } from './order-access.ts';

/**
 * Placing and paying together: stolen cards are tried with either. Far above what a person or an office behind one address
 * does in an hour, with every declined card and every second click counted.
 */
export function orderLimits(ip: string, { actor, browserId }: OrderCaller): RateLimit[] {
  return [
    { bucket: 'order ip', ip, max: 300, windowSeconds: 3_600 },
    { bucket: `order buyer ${actor.kind === 'user' ? actor.userId : browserId}`, max: 60, windowSeconds: 3_600 },
  ];
}
