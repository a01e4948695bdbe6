import type { RateLimit } from '../../auth/auth.ts';
import type { CartOwner } from './cart-owner.ts';

/** Codes are guessed by machines; a person types a few. The address may be that of a whole school. */
export function couponLimits(ip: string, owner: CartOwner): RateLimit[] {
  const buyer = owner.kind === 'user' ? owner.userId : owner.browserId;
  return [
    { bucket: 'coupon ip', ip, max: 300, windowSeconds: 3_600 },
    { bucket: `coupon buyer ${buyer}`, max: 60, windowSeconds: 3_600 },
  ];
}
