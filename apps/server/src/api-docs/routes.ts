import { ERROR_PAGE, REFERENCE } from '@regen/contract';
import type { Contract } from '@regen/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessRule } from '../http/access/rules.ts';
import { EncodedBody, sendEncoded } from '../http/request/encoded-body.ts';
import type { Needs } from '../platform.ts';
import { Description } from './description.ts';
import { renderPages } from './pages.ts';
import { STYLES } from './styles.ts';

/** Brotli's highest: everything here is compressed once and sent for days. */
const QUALITY = 9;

/** The pages need a stylesheet and the store's icon, and nothing else: no script, no inline style. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  vary: 'accept-encoding',
  'cache-control': 'public, no-cache',
};

/** Any site may read the description: it holds no secret, and no cookie is needed for it. */
const DESCRIPTION_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept-encoding',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, no-cache',
};

export interface ApiDocsNeeds extends Needs<'publicUrl'> {
  contract: Contract;
  /** By operationId. */
  rules: ReadonlyMap<string, AccessRule>;
}

/** `/openapi.json` and the reference at `/docs/api`, both from the description that the server serves. */
export async function registerApiDocs(
  server: FastifyInstance,
  { contract, publicUrl, rules }: ApiDocsNeeds,
): Promise<void> {
  const styles = await EncodedBody.of(STYLES, { quality: QUALITY });
  const styleSheet = `${REFERENCE}/style.${styles.hash}.css`;
  const description = new Description(contract);

  /** Generated on the first request, because the server's URL is known only once it listens. */
  let pages: { origin: string; bodies: Promise<Map<string, EncodedBody>> } | undefined;
  function pagesFor(origin: string): Promise<Map<string, EncodedBody>> {
    if (pages?.origin === origin) return pages.bodies;
    const texts = renderPages({ description, rules, origin }, styleSheet);
    const bodies = Promise.all(
      [...texts].map(async ([path, text]) => [path, await EncodedBody.of(text, { quality: QUALITY })] as const),
    ).then((entries) => new Map(entries));
    pages = { origin, bodies };
    return bodies;
  }
  let json: Promise<EncodedBody> | undefined;

  server.get('/openapi.json', async (request, reply) => {
    json ??= EncodedBody.of(JSON.stringify(contract), { quality: QUALITY });
    return sendEncoded(request, reply.headers(DESCRIPTION_HEADERS).type('application/json; charset=utf-8'), await json);
  });
  server.get(styleSheet, (request, reply) =>
    sendEncoded(
      request,
      reply
        .headers({ ...PAGE_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' })
        .type('text/css; charset=utf-8'),
      styles,
    ),
  );
  server.get(`${REFERENCE}/`, (_request, reply) => reply.redirect(REFERENCE, 308));
  for (const path of [
    REFERENCE,
    ERROR_PAGE,
    ...description.tags.map(({ name }) => `${REFERENCE}/${encodeURIComponent(name)}`),
  ]) {
    server.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const page = (await pagesFor(publicUrl())).get(path);
      if (page === undefined) throw new Error(`${path} was not rendered.`);
      return sendEncoded(request, reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8'), page);
    });
  }
}
