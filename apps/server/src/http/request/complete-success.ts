import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerConditionally } from './conditional.ts';
import { nextPageLink } from './page-links.ts';

/** Adds what is known of a success only once its body exists: the link to the next page, and whether the caller has it already. */
export async function completeSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const { isPaged, isConditional } = request.routeOptions.config;
  if (reply.statusCode !== 200 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
  const next = isPaged ? nextPageLink(request.url, payload) : null;
  if (next !== null) reply.header('link', next);
  return isConditional ? answerConditionally(request, reply, payload) : payload;
}
