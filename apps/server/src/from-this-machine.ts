import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** What a proxy adds. One on this machine may bring the whole world to a loopback address. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.keys(headers).some((name) => FORWARDED.test(name));

function isFromThisMachine(request: Pick<FastifyRequest, 'headers'>): boolean {
  // By its name too: a page elsewhere whose name resolves to 127.0.0.1 (DNS rebinding) calls us by that name.
  if (!LOOPBACK.test(request.headers.host ?? '')) return false;
  return !isForwarded(request);
}

/** Hides development pages from everyone who is not at this machine. */
export async function fromThisMachineOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isFromThisMachine(request)) reply.callNotFound();
}

/** Settings cannot reveal an undeclared proxy: a local start logs once that one exposes it to others. */
export function warnOfProxy(server: FastifyInstance, log: Logger): void {
  let isSaid = false;
  server.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request)) return;
    isSaid = true;
    log.warn(
      'Requests arrive through a proxy, but this is a local start: its published sign-ins and test payments are open to everyone the proxy serves. Set PUBLIC_URL and TRUST_PROXY=true.',
    );
  });
}
