import type { RateLimit } from '../../auth/auth.ts';

/** Sign-in, reset and registration are limited per address and per account (rule S18). */
const MINUTE = 60;
const HOUR = 3_600;

export function signInLimits(ip: string, email: string): RateLimit[] {
  return [
    { bucket: 'sign-in ip', ip, max: 60, windowSeconds: 5 * MINUTE },
    { bucket: `sign-in account ${email.toLowerCase()}`, max: 12, windowSeconds: 15 * MINUTE, isSilent: true },
  ];
}

export function forgotLimits(ip: string, email: string): RateLimit[] {
  return [
    { bucket: 'forgot ip', ip, max: 30, windowSeconds: HOUR },
    { bucket: `forgot account ${email.toLowerCase()}`, max: 5, windowSeconds: HOUR, isSilent: true },
  ];
}

export function resetLimits(ip: string): RateLimit[] {
  return [{ bucket: 'reset ip', ip, max: 30, windowSeconds: 15 * MINUTE }];
}

export function passwordChangeLimits(ip: string, userId: string): RateLimit[] {
  return [...resetLimits(ip), { bucket: `reset account ${userId}`, max: 10, windowSeconds: 15 * MINUTE }];
}

/** Asking for another email address takes the password and sends emails to an address that was merely typed. */
export function emailChangeLimits(ip: string, userId: string, email: string): RateLimit[] {
  return [
    { bucket: 'email change ip', ip, max: 30, windowSeconds: HOUR },
    { bucket: `email change account ${userId}`, max: 10, windowSeconds: HOUR },
    { bucket: `email change to ${email.toLowerCase()}`, max: 5, windowSeconds: HOUR, isSilent: true },
  ];
}

/** Asking for the account to be deleted takes the password. */
export function accountDeletionLimits(ip: string, userId: string): RateLimit[] {
  return [
    { bucket: 'account deletion ip', ip, max: 30, windowSeconds: HOUR },
    { bucket: `account deletion ${userId}`, max: 10, windowSeconds: HOUR },
  ];
}

/** Downloading the copy of a person’s data takes the password. */
export function dataExportLimits(ip: string, userId: string): RateLimit[] {
  return [
    { bucket: 'data export ip', ip, max: 60, windowSeconds: HOUR },
    { bucket: `data export file ${userId}`, max: 20, windowSeconds: HOUR },
  ];
}

export function registerLimits(ip: string, email: string): RateLimit[] {
  return [
    { bucket: 'register ip', ip, max: 60, windowSeconds: HOUR },
    { bucket: `register account ${email.toLowerCase()}`, max: 10, windowSeconds: HOUR, isSilent: true },
  ];
}

/** Limits responses that reveal that an email address has an account. */
export function takenLimits(ip: string): RateLimit[] {
  return [{ bucket: 'register taken', ip, max: 20, windowSeconds: HOUR }];
}
