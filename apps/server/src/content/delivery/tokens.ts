import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Signer } from '../../auth/secret.ts';
import type { Config } from '../../config.ts';
import type { Stage } from '../records/types.ts';

export interface ContentTokens {
  /** Reads what is published. */
  delivery: string;
  /** Reads drafts. */
  preview: string;
}

/** The configured tokens, or those that follow from the server's secret. */
export function contentTokens(
  { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN }: Pick<Config, 'CONTENT_TOKEN' | 'CONTENT_PREVIEW_TOKEN'>,
  signer: Pick<Signer, 'fingerprint'>,
): ContentTokens {
  return {
    delivery: CONTENT_TOKEN ?? signer.fingerprint('content token', 'delivery'),
    preview: CONTENT_PREVIEW_TOKEN ?? signer.fingerprint('content token', 'preview'),
  };
}

/** Names the previews of one preview token. */
export function previewSeries(
  config: Pick<Config, 'CONTENT_TOKEN' | 'CONTENT_PREVIEW_TOKEN'>,
  signer: Pick<Signer, 'fingerprint'>,
): string {
  return signer.fingerprint('content preview series', contentTokens(config, signer).preview).slice(0, 16);
}

/** Finds the stage that a token reads, in the same time for every token. */
export function createTokenCheck(
  { delivery, preview }: ContentTokens,
  signer: Pick<Signer, 'fingerprint'>,
): (given: string) => Stage | null {
  const digest = (token: string): Buffer => Buffer.from(signer.fingerprint('content token check', token), 'hex');
  const [published, draft] = [digest(delivery), digest(preview)];
  return (given) => {
    const digestOfGiven = digest(given);
    const isDelivery = timingSafeEqual(digestOfGiven, published);
    const isPreview = timingSafeEqual(digestOfGiven, draft);
    if (isPreview) return 'draft';
    return isDelivery ? 'published' : null;
  };
}

/** The token of a request, from its header or its query; empty when it has none. */
export function tokenOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' ? token : (parameters['access_token'] ?? '');
}
