import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, refuse } from '../../refuse.ts';
import { sendError } from './error-handler.ts';

type Refusal = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export const refusePath: Refusal = (request, reply) =>
  sendError(request, reply, notFound('There is nothing at this path.'));

/** For paths below `prefix` without a route: says which methods would have one. */
export function createPathRefusal(prefix: string, allowedMethods: (path: string) => readonly string[]): Refusal {
  return (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
    const methods = allowedMethods(path.slice(prefix.length));
    // The right method and still no route: a parameter was too long.
    if (methods.length === 0 || methods.includes(request.method)) return refusePath(request, reply);
    const message = `${request.method} is not possible here.`;
    return sendError(request, reply, refuse('method_not_allowed', message, { headers: { allow: methods.join(', ') } }));
  };
}
