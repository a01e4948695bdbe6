import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { LearningSettings } from '../../learning-settings.ts';

/** Who is sent to the platform. */
export interface Learner {
  id: string;
  email: string;
  name: string;
  channel: string;
}

/** Long enough for a redirect on a slow phone. */
const TOKEN_SECONDS = 60;

/**
 * The URL that opens the platform for a person: null without one, plain without a shared secret, otherwise with a JSON Web Token
 * (RFC 7519, HS256) that says who they are.
 */
export async function platformUrl(
  { LEARNING_URL: page, LEARNING_SECRET: secret }: LearningSettings,
  { id, email, name, channel }: Learner,
  { issuer, now }: { issuer: string; now: Date },
): Promise<string | null> {
  if (page === undefined) return null;
  const url = new URL(page);
  if (secret === undefined) return url.href;
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ email, name, channel })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(url.origin)
    .setSubject(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(secret));
  url.searchParams.set('token', token);
  return url.href;
}
