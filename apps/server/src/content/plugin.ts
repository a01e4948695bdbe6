import type { FastifyInstance } from 'fastify';
import { createSigner, loadSecret } from '../auth/secret.ts';
import type { PictureStore } from '../media/store.ts';
import type { Needs } from '../platform.ts';
import { createRequestRate } from './delivery/request-rate.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { SPACE_NAME } from './delivery/space.ts';
import type { Space } from './delivery/space.ts';
import { contentTokens, createTokenCheck, previewSeries } from './delivery/tokens.ts';
import { createDraftGrants, createFileGrants } from './files/file-grants.ts';
import { fileRoutes } from './files/routes.ts';
import type { SpaceReader } from './index/load-index.ts';

/** The embedded content service: the delivery API and the files of its assets. */
export async function contentService(
  server: FastifyInstance,
  {
    clock,
    config,
    pictures,
    publicUrl,
    spaceReader: reader,
    storage,
  }: Needs<'clock' | 'config' | 'publicUrl' | 'storage'> & { pictures: PictureStore; spaceReader: SpaceReader },
): Promise<void> {
  const signer = createSigner(loadSecret(config.JWT_SECRET, config.DATA_FOLDER));
  const space: Space = {
    id: config.CONTENT_SPACE,
    environment: config.CONTENT_ENVIRONMENT,
    name: SPACE_NAME,
    publicUrl,
  };
  const stageOf = createTokenCheck(contentTokens(config, signer), signer);
  await server.register(async (scope) => {
    deliveryRoutes(scope, {
      reader,
      space,
      signer,
      clock,
      stageOf,
      countRequest: createRequestRate(Math.ceil(config.CONTENT_RATE_LIMIT * config.RATE_LIMIT_FACTOR)),
    });
  });
  await server.register(async (scope) => {
    fileRoutes(scope, {
      reader,
      space,
      signer,
      clock,
      stageOf,
      storage,
      pictures,
      grants: createFileGrants(signer, clock),
      draftGrants: createDraftGrants(signer, clock, previewSeries(config, signer)),
    });
  });
}
