import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isKnown } from '../http/request/conditional.ts';
import { encodingFor } from '../http/request/encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes that are generated once, with the validator that lets browsers revalidate their copy. */
export interface Asset {
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  tag: string;
}

export async function createAsset(type: string, text: string): Promise<Asset> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), deflate(plain, { level: 9 })]);
  return { type, plain, br, gzip: zipped, tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22) };
}

/** Sends it compressed as the caller likes, or 304 when the caller has it. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const encoding = encodingFor(request);
  const tag = `"${asset.tag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ 'content-type': asset.type, etag: tag, vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (!encoding) return reply.send(asset.plain);
  return reply.header('content-encoding', encoding).send(asset[encoding]);
}
