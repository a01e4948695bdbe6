import {
  DEFAULT_BASE_URL,
  DEFAULT_ENVIRONMENT,
  DEFAULT_LOCALE,
  INCLUDE_DEPTH,
  MAX_BODY,
  MAX_RETRIES,
  MAX_THROTTLE,
  MIN_THROTTLE,
  TIMEOUT,
} from '../defaults.ts';
import { ContentParameterError } from './errors.ts';

export interface ContentClientOptions {
  /** ID of the space. */
  readonly space: string;
  /** Sent as bearer: a delivery token reads what is published, a preview token drafts. */
  readonly accessToken: string;
  /** `master` unless it is set. */
  readonly environment?: string;
  /** Where the API is; `https://cdn.contentful.com` unless it is set. A path is put before `/spaces`. */
  readonly baseUrl?: string;
  /** The locale that is read; `en-US` unless it is set, `*` for all of them. A query may name another. */
  readonly locale?: string;
  /** How deep the service includes linked records: 0 to 10, which is the default. A query may name another. */
  readonly include?: number;
  /** Whether links are replaced with the records they point to, which may be circular; true unless it is set. */
  readonly resolveLinks?: boolean;
  /** Milliseconds; 30,000 unless it is set. */
  readonly timeout?: number;
  /** After 429, 5xx and lost connections; 5 unless it is set. */
  readonly maxRetries?: number;
  /** Requests a second, 1 to 30; off unless it is set. */
  readonly throttle?: number;
  /** Bytes of a response; 1 GiB unless it is set. */
  readonly maxBody?: number;
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for retries. No message contains a credential. */
  readonly onLog?: (level: string, message: string) => void;
}

/** The options with their defaults, and the URL in the parts that `contentful` takes. */
export interface ClientSettings extends Required<Omit<ContentClientOptions, 'baseUrl' | 'throttle'>> {
  readonly host: string;
  readonly basePath: string;
  readonly insecure: boolean;
  readonly throttle: number;
}

/** Options that cannot work are refused when the client is made, not at the first call. */
export function readOptions(options: ContentClientOptions): ClientSettings {
  // JavaScript also calls it without any.
  const given: Partial<ContentClientOptions> = (options as ContentClientOptions | undefined) ?? {};
  const { accessToken, space } = given;
  if (!accessToken) throw new ContentParameterError('Expected parameter accessToken');
  if (!space) throw new ContentParameterError('Expected parameter space');
  const settings = {
    space: pathPart('space', space),
    accessToken: headerValue(accessToken),
    environment: pathPart('environment', given.environment ?? DEFAULT_ENVIRONMENT),
    locale: given.locale ?? DEFAULT_LOCALE,
    include: numberIn('include', given.include ?? INCLUDE_DEPTH, 0, INCLUDE_DEPTH),
    resolveLinks: given.resolveLinks ?? true,
    timeout: numberIn('timeout', given.timeout ?? TIMEOUT, 1, 2 ** 31 - 1),
    maxRetries: numberIn('maxRetries', given.maxRetries ?? MAX_RETRIES, 0, 100),
    throttle: given.throttle === undefined ? 0 : numberIn('throttle', given.throttle, MIN_THROTTLE, MAX_THROTTLE),
    maxBody: numberIn('maxBody', given.maxBody ?? MAX_BODY, 1, MAX_BODY),
    headers: given.headers ?? {},
    onLog: given.onLog ?? (() => undefined),
  };
  return { ...settings, ...readBaseUrl(given.baseUrl ?? DEFAULT_BASE_URL) };
}

/**
 * `contentful` would send the token to its default host if it could not read the URL, so everything other than a host, a port and a path is
 * refused.
 */
function readBaseUrl(baseUrl: string): Pick<ClientSettings, 'host' | 'basePath' | 'insecure'> {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.search ||
    url.hash ||
    url.username ||
    url.hostname.startsWith('[')
  ) {
    throw new ContentParameterError(`\`baseUrl\` must be the URL of a delivery API: "${baseUrl}"`);
  }
  return { host: url.host, basePath: url.pathname, insecure: url.protocol === 'http:' };
}

/** An ID as part of a path. The values in use are letters, digits, dots, hyphens and underscores. */
export function pathPart(name: string, value: string): string {
  if (typeof value !== 'string' || !/^[\w.-]{1,64}$/.test(value) || /^\.+$/.test(value)) {
    throw new ContentParameterError(`\`${name}\` must be a valid ID: "${String(value)}"`);
  }
  return value;
}

/** The error must not quote it. */
function headerValue(token: string): string {
  if (!/^[!-~]+$/.test(token))
    throw new ContentParameterError('`accessToken` has characters that are not allowed in a header');
  return token;
}

/** @throws ContentParameterError unless it is an integer in this range. */
export function numberIn(name: string, value: number, min: number, max: number): number {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ContentParameterError(`\`${name}\` must be a whole number from ${min} to ${max}: ${String(value)}`);
  }
  return value;
}
