import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/errors.ts';
import { InvalidQuery } from '../query/invalid-query.ts';
import type { Space } from './space.ts';

/** A refusal as the delivery API sends it. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly status: number;
  readonly id: string;
  readonly details: unknown;

  constructor(status: number, id: string, message: string, details?: unknown) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }
}

export const badRequest = (message: string, details?: unknown): DeliveryError =>
  new DeliveryError(400, 'BadRequest', message, details);

export const invalidToken = (): DeliveryError =>
  new DeliveryError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.');

export const rateLimited = (): DeliveryError =>
  new DeliveryError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  );

export function notThere(space: Space, type: string, id: string): DeliveryError {
  return new DeliveryError(404, 'NotFound', 'The resource could not be found.', {
    type,
    id,
    environment: space.environment,
    space: space.id,
  });
}

function asDelivered(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error instanceof InvalidQuery) {
    return new DeliveryError(400, 'InvalidQuery', error.message, { errors: error.problems });
  }
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status < 500) return badRequest('The request was malformed.');
  return isUnavailable(error)
    ? new DeliveryError(503, 'ServiceUnavailable', 'The service is temporarily not available.')
    : new DeliveryError(500, 'ServerError', 'Something went wrong on the server.');
}

export const CONTENT_TYPE = 'application/vnd.contentful.delivery.v1+json';

export function sendDeliveryError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, id, message, details } = asDelivered(error);
  if (status >= 500) request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'the content service failed');
  const body = {
    sys: { type: 'Error', id },
    message,
    ...(details !== undefined && { details }),
    requestId: request.id,
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(CONTENT_TYPE)
    .send(Buffer.from(JSON.stringify(body)));
}
