import { PROBLEM_TYPE, problemPage } from '@regen/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, isUnavailable } from '../../db/errors.ts';
import { databaseUnavailable, diskFull, HttpError, refuse } from '../../refuse.ts';
import type { ErrorCode } from '../../refuse.ts';
import { fileTooLarge } from '../request/form.ts';
import { ValidationFailure } from '../request/validation.ts';

/** Fastify's own refusals, in the words of the contract. */
const KNOWN: ReadonlyMap<string, [code: ErrorCode, message?: string]> = new Map<
  string,
  [code: ErrorCode, message?: string]
>(
  Object.entries({
    FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'The body must be application/json.'],
    FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large'],
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'The body is not as long as Content-Length says.'],
    FST_ERR_BAD_URL: ['bad_url'],
    FST_ERR_MAX_PARAM_LENGTH: ['not_found'],
    FST_ERR_ASYNC_CONSTRAINT: ['bad_request'],
  }),
);

/** Any error as the refusal that the caller sees. Nothing of an unknown error leaves the server. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ValidationFailure) {
    return refuse('validation_failed', error.message, { details: error.details });
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  // The caller disconnected while sending; no one reads this response, and the database is not involved.
  if (code === 'ECONNRESET' && statusCode === 400) return refuse('bad_request', 'The body did not arrive.');
  if (isUnavailable(error)) return databaseUnavailable(error);
  if (isDiskFull(error)) return diskFull(error);
  const known = code === undefined ? undefined : KNOWN.get(code);
  if (known) return refuse(known[0], known[1], { cause: error });
  if (error instanceof SyntaxError && statusCode === 400) {
    return refuse('malformed_json', 'The body is not valid JSON.', { cause: error });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return refuse('bad_request', undefined, { cause: error });
  }
  return refuse('internal_error', 'Something went wrong on our side.', { cause: error });
}

export function errorBody(error: HttpError, requestId: string): string {
  const { code, status, title, message } = error;
  return JSON.stringify({
    type: problemPage(code),
    title,
    status,
    detail: message,
    code,
    message,
    requestId,
    ...(error.details && { details: error.details }),
    ...error.extra,
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = toHttpError(error);
  const [limit] = request.routeOptions.config?.form?.files.values() ?? [];
  // What makes the body of a form too large is a file.
  const refusal = known.code === 'body_too_large' && limit !== undefined ? fileTooLarge(limit) : known;
  if (refusal.status >= 500) {
    const level = refusal.code === 'database_unavailable' ? 'warn' : 'error';
    request.log[level]({ err: refusal.cause ?? refusal, operation: request.routeOptions.config }, refusal.message);
  }
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...refusal.headers })
    .type(PROBLEM_TYPE)
    .serializer((text: string) => text)
    .send(errorBody(refusal, request.id));
}

/** Gives every refusal inside the API the error body (rule R1). */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => sendError(request, reply, error));
}
