import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** What a proxy adds. One on this machine may bring the whole world to a loopback address. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

function isFromThisMachine({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  // By its name too: a page elsewhere whose name leads to 127.0.0.1 (DNS rebinding) calls us by that name.
  if (!LOOPBACK.test(headers.host ?? '')) return false;
  return !Object.keys(headers).some((name) => FORWARDED.test(name));
}

/** Hides development pages from everybody who is not at this machine. */
export async function fromThisMachineOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isFromThisMachine(request)) reply.callNotFound();
}
