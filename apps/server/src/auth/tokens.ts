import { errors, jwtVerify, SignJWT } from 'jose';
import { refuse } from '../refuse.ts';
import type { HttpError } from '../refuse.ts';

export interface TokenClaims {
  userId: string;
  sessionId: string;
  /** How often the session was renewed before this token was issued. */
  generation: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface Tokens {
  issue(claims: TokenClaims, now: Date): Promise<string>;
  /** Throws 401 `session_expired` or `unauthorized`. */
  read(jwt: string, now: Date): Promise<TokenClaims>;
}

const ISSUER = 'regen';

export function sessionExpired(): HttpError {
  return refuse('session_expired');
}

/** Session tokens: JWT, HS256. They carry no permissions, only the id of the session. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, sessionId, generation, expiresAt }, now) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),
    async read(jwt, now) {
      try {
        const { payload } = await jwtVerify(jwt, key, { algorithms: ['HS256'], issuer: ISSUER, currentDate: now });
        const { sub, exp } = payload;
        const { sid, gen = 0 } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || typeof gen !== 'number' || exp === undefined)
          throw new TypeError('incomplete');
        return { userId: sub, sessionId: sid, generation: gen, expiresAt: exp * 1000 };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw sessionExpired();
        throw refuse('unauthorized', 'The session token is not valid.', { cause: error });
      }
    },
  };
}
