import type { Clock } from '../clock.ts';
import type { Auth } from './auth.ts';

interface GrantNeeds {
  auth: Pick<Auth, 'verify'>;
  clock: Pick<Clock, 'now'>;
}

/** What a signed link opens, and until when. */
export interface Grant {
  subject: string;
  /** Null for one that was signed without an end. */
  endsAt: Date | null;
  /** False after its end, and without one. */
  isOpen: boolean;
}

/** Signs what a link opens for its holder until then. Each use has a purpose of its own, so that a link opens nothing else. */
export const signGrant = (auth: Pick<Auth, 'sign'>, purpose: string, subject: string, endsAt: number): string =>
  auth.sign(purpose, `${subject} ${Math.floor(endsAt / 1000)}`);

/** What a grant opens, or did; null when we did not sign it for this purpose. */
export function readGrant({ auth, clock }: GrantNeeds, purpose: string, token: string): Grant | null {
  const text = auth.verify(purpose, token);
  if (text === null) return null;
  const [, subject = text, end] = /^(.*) (\d+)$/.exec(text) ?? [];
  const endsAt = end === undefined ? null : new Date(Number(end) * 1000);
  return { subject, endsAt, isOpen: endsAt !== null && endsAt > clock.now() };
}
