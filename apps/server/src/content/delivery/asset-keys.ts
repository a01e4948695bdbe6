import { errors, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Signer } from '../../auth/secret.ts';
import { DeliveryError } from './errors.ts';

/** Seconds that a key for secured files may live. */
const MAX_LIFETIME = 172_800;
const POLICY = 'content asset policy';

const bodySchema = z.object({ expiresAt: z.number().int() });
const policySchema = z.object({ space: z.string(), expiresAt: z.number() });

export interface AssetKey {
  policy: string;
  secret: string;
}

function invalid(reason: string): DeliveryError {
  return new DeliveryError(422, 'ValidationFailed', 'The resource you sent in the body is invalid.', {
    errors: [{ name: 'expiresAt', path: ['expiresAt'], details: `Invalid "expiresAt" provided: ${reason}` }],
  });
}

/** What a signature is made with. It follows from the policy, so nothing is stored. */
const secretOf = (signer: Signer, policy: string): string => signer.fingerprint('content asset secret', policy);

/** @param now - Seconds since 1970. */
export function createAssetKey(
  body: unknown,
  { signer, space, now }: { signer: Signer; space: string; now: number },
): AssetKey {
  const { data } = bodySchema.safeParse(body);
  if (!data) throw invalid('a whole number of seconds since 1970 is needed');
  if (data.expiresAt <= now) throw invalid('it is in the past');
  if (data.expiresAt > now + MAX_LIFETIME) throw invalid('it is more than 48 hours ahead');
  const policy = signer.sign(POLICY, JSON.stringify({ space, expiresAt: data.expiresAt }));
  return { policy, secret: secretOf(signer, policy) };
}

export interface SignedUrl {
  policy: string | undefined;
  token: string | undefined;
  /** The path that the token's subject has to end with. */
  path: string;
}

/** Of a URL with or without a protocol. */
function pathOf(url: string): string | null {
  return URL.canParse(url, 'https://files.invalid') ? new URL(url, 'https://files.invalid').pathname : null;
}

/** Whether the URL of a secured file was signed with a key of the space that is still good. */
export async function isSigned(
  { policy, token, path }: SignedUrl,
  { signer, space, now }: { signer: Signer; space: string; now: number },
): Promise<boolean> {
  const text = policy === undefined ? null : signer.verify(POLICY, policy);
  if (policy === undefined || token === undefined || text === null) return false;
  const key = policySchema.parse(JSON.parse(text));
  if (key.space !== space || key.expiresAt <= now) return false;
  try {
    const secret = new TextEncoder().encode(secretOf(signer, policy));
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(now * 1000) });
    return pathOf(payload.sub ?? '') === path;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
