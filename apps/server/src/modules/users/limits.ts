import type { RateLimit } from '../../auth/auth.ts';

/** Sign-in, reset and registration are limited per address and per account (rule S18). */
const MINUTE = 60;
const HOUR = 3_600;

export function signInLimits(ip: string, email: string): RateLimit[] {
  return [
    { bucket: 'sign-in ip', ip, max: 60, windowSeconds: 5 * MINUTE },
    { bucket: `sign-in account ${email.toLowerCase()}`, max: 12, windowSeconds: 15 * MINUTE, isUntold: true },
  ];
}

export function forgotLimits(ip: string, email: string): RateLimit[] {
  return [
    { bucket: 'forgot ip', ip, max: 30, windowSeconds: HOUR },
    { bucket: `forgot account ${email.toLowerCase()}`, max: 5, windowSeconds: HOUR, isUntold: true },
  ];
}

export function resetLimits(ip: string): RateLimit[] {
  return [{ bucket: 'reset ip', ip, max: 30, windowSeconds: 15 * MINUTE }];
}

export function passwordChangeLimits(ip: string, userId: string): RateLimit[] {
  return [...resetLimits(ip), { bucket: `reset account ${userId}`, max: 10, windowSeconds: 15 * MINUTE }];
}

export function registerLimits(ip: string, email: string): RateLimit[] {
  return [
    { bucket: 'register ip', ip, max: 60, windowSeconds: HOUR },
    { bucket: `register account ${email.toLowerCase()}`, max: 10, windowSeconds: HOUR, isUntold: true },
  ];
}

/** Limits responses that reveal that an email address has an account. */
export function takenLimits(ip: string): RateLimit[] {
  return [{ bucket: 'register taken', ip, max: 20, windowSeconds: HOUR }];
}
