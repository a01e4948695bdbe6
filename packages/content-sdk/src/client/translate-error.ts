import {
  ContentConnectionError,
  ContentError,
  ContentNotFoundError,
  ContentParameterError,
  ContentTimeoutError,
  toApiError,
} from './errors.ts';
import type { FailedRequest } from './errors.ts';

/** What is wrong with a response that is none of the delivery API. */
export const OTHER_SERVER = 'Something other than the delivery API responded.';

const NOT_FOUND = 'The resource could not be found';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Turns whatever `contentful` throws into an error of ours. It throws an Error whose message is JSON for most calls, and that of its HTTP client
 * for others, so both are read. Nothing of the original is passed on: it holds the whole token.
 */
export function translateError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  const thrown = fieldsOf(error);
  const message = text(thrown['message']) ?? 'Network Error';
  const response = fieldsOf(thrown['response']);
  if (typeof response['status'] === 'number') {
    return fromResponse(response['status'], response['statusText'], response['data'], fieldsOf(thrown['config']));
  }
  const described = fieldsOf(parse(message));
  if (typeof described['status'] === 'number') return fromDescription(described, text(thrown['name']));
  if (fieldsOf(thrown['sys'])['id'] === 'NotFound') return notFound(fieldsOf(thrown['details']));
  if ('isAxiosError' in thrown) return fromConnection(message, text(thrown['code']));
  // A response that it takes for another one makes it fail anywhere.
  if (error instanceof TypeError || error instanceof RangeError)
    return new ContentError(`${OTHER_SERVER} (${message})`);
  // Checks of parameters, which say in a sentence what is wrong.
  return new ContentParameterError(message);
}

function fromResponse(status: number, statusText: unknown, data: unknown, config: Fields): ContentError {
  const body = fieldsOf(data);
  return toApiError({
    status,
    statusText: text(statusText) ?? '',
    id: text(fieldsOf(body['sys'])['id']),
    message: text(body['message']) ?? '',
    details: fieldsOf(body['details']),
    requestId: text(body['requestId']),
    request: requestOf({ ...config, payloadData: config['data'] }),
  });
}

/** What `contentful` has written down of a response; `name` is the service's name of the error, or status and its text. */
function fromDescription(described: Fields, name: string | undefined): ContentError {
  const { request } = described;
  return toApiError({
    status: Number(described['status']),
    statusText: text(described['statusText']) ?? '',
    id: name === undefined || name.startsWith(`${String(described['status'])} `) ? undefined : name,
    message: text(described['message']) ?? '',
    details: fieldsOf(described['details']),
    requestId: text(described['requestId']),
    request: request === undefined ? undefined : requestOf(fieldsOf(request)),
  });
}

/** The service answers a search for an unknown id with an empty list. */
function notFound(details: Fields): ContentNotFoundError {
  return new ContentNotFoundError({
    status: 404,
    statusText: 'Not Found',
    id: 'NotFound',
    message: NOT_FOUND,
    details,
    requestId: undefined,
    request: undefined,
  });
}

function fromConnection(message: string, code: string | undefined): ContentError {
  if (/^timeout of \d+ms exceeded$/.test(message)) return new ContentTimeoutError(message, code);
  if (message === 'Request aborted') return new ContentConnectionError(message, code);
  const reason = message === 'Network Error' ? '' : message;
  return new ContentConnectionError(reason ? `Network Error: ${reason}` : 'Network Error', code);
}

function requestOf(request: Fields): FailedRequest {
  const headers = Object.entries(fieldsOf(request['headers'])).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, maskHeader(name, value)]] : [],
  );
  return {
    url: text(request['url']),
    method: text(request['method']),
    headers: Object.fromEntries(headers),
    payloadData: request['payloadData'],
  };
}

/** Of a credential, the last 5 characters: enough to tell which one it was. */
function maskHeader(name: string, value: string): string {
  return /^(proxy-)?authorization$/i.test(name) ? `Bearer ...${value.slice(-5)}` : value;
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
