import type { IncomingMessage } from 'node:http';
import type { UserActor } from '../auth/actor.ts';
import { countedAs } from '../auth/network.ts';
import { createSampledLimit } from '../auth/sampled-limit.ts';
import { LIVE_PATH } from '../http/live-path.ts';
import type { Needs } from '../platform.ts';
import { forbidden, refuse } from '../refuse.ts';
import { callerAddress } from './caller-address.ts';

/** Ten times as many as one address may hold, because after a restart all of them come back at once. */
const TRIES = { bucket: 'live ip', max: 1_000, windowSeconds: 60, every: 10 };
/** No token is longer. */
const MAX_URL = 8_192;
const API_PATH = LIVE_PATH.replace(/\/live$/, '');

export interface Admitted {
  actor: UserActor;
  /** What the address of the caller is counted as. */
  network: string;
}

type AdmissionNeeds = Needs<'auth' | 'clock' | 'config' | 'publicUrl'>;

function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

/** Lets a caller in, or throws the refusal of any other call. Nothing here or in what it throws contains the token. */
export function createAdmission({
  auth,
  clock,
  config,
  publicUrl,
}: AdmissionNeeds): (request: IncomingMessage) => Promise<Admitted> {
  const countTry = createSampledLimit(auth, clock, TRIES);

  /** Pages of the store, by whatever name it is reached unless it has one, and those that were named. */
  function isOurs({ origin, host, protocol }: URL, request: IncomingMessage): boolean {
    if (config.LIVE_ORIGINS.includes(origin)) return true;
    if (config.PUBLIC_URL !== undefined) return origin === new URL(publicUrl()).origin;
    return /^https?:$/.test(protocol) && host === request.headers.host;
  }

  /** Only browsers send an origin. */
  function checkOrigin(request: IncomingMessage): void {
    const { origin } = request.headers;
    if (origin === undefined) return;
    const from = parseUrl(origin);
    if (from === null || !isOurs(from, request))
      throw forbidden('Pages of this origin may not open the live connection.');
  }

  function checkBase(baseUrl: string | null, request: IncomingMessage): void {
    const url = parseUrl(baseUrl ?? '', `http://${request.headers.host ?? 'localhost'}`);
    if (url?.pathname.replace(/\/$/, '') !== API_PATH || !isOurs(url, request)) {
      throw forbidden('The baseUrl of the live connection is not that of this API.');
    }
  }

  return async (request) => {
    const { url = '' } = request;
    if (url.length > MAX_URL) throw refuse('uri_too_long', `A path has at most ${MAX_URL} characters.`);
    const ip = callerAddress(request, config.TRUST_PROXY);
    checkOrigin(request);
    await countTry(ip);
    const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
    checkBase(query.get('baseUrl'), request);
    const token = query.get('token');
    if (!token) throw refuse('unauthorized', 'The live connection needs a session token.');
    return { actor: await auth.actorOf(token), network: countedAs(ip)[0]?.network ?? ip };
  };
}
