import type { StorePictureState, Upload } from '@regen/sdk';
import type { RateLimit } from '../../auth/auth.ts';
import { ownAccount } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { reachedUrl } from '../../storage/reached-url.ts';
import type { Module } from '../module.ts';
import { toStorePicture } from '../stores/store-picture.ts';
import { createPictureService } from './picture-service.ts';
import type { PictureNeeds } from './picture-service.ts';
import { insertUpload, uploadKey } from './repository.ts';
import type { PictureState } from './repository.ts';

type UploadOperation = 'storePictureCreateUpload' | 'storePictureGet' | 'storePictureDelete';

const ADDRESS_MINUTES = 10;

function uploadLimits(ip: string, accountId: string): RateLimit[] {
  return [
    { bucket: 'upload ip', ip, max: 60, windowSeconds: 3_600 },
    { bucket: `upload account ${accountId}`, max: 20, windowSeconds: 3_600 },
  ];
}

function toState(accountId: string, now: Date, { accountName, pictureHash, upload }: PictureState): StorePictureState {
  const picture = toStorePicture({ accountId, accountName, pictureHash });
  if (upload?.state === 'refused') return { accountId, state: 'refused', reason: upload.reason, picture };
  if (upload?.state === 'waiting' && upload.expiresAt > now) {
    return { accountId, state: 'waiting', reason: null, picture };
  }
  return { accountId, state: picture ? 'ready' : 'none', reason: null, picture };
}

export function createUploadsModule(needs: Needs<'config' | 'ids'> & PictureNeeds): Module<UploadOperation> {
  const { clock, ids, storage } = needs;
  const pictures = createPictureService(needs);
  const mine = ownAccount('id', { sites: ['b2b'], permission: 'store:write' });

  return {
    operations: {
      storePictureCreateUpload: operation(mine, async (call) => {
        const { body, params } = call;
        await call.limit(uploadLimits(call.ip, params.id));
        // The URL is signed afterward: only what is not secret is stored with an idempotency key.
        const made = await call.once(async (tx) => {
          const now = clock.now();
          const expiresAt = new Date(now.getTime() + ADDRESS_MINUTES * 60_000);
          const id = ids('upload');
          const userId = call.actor.kind === 'user' ? call.actor.userId : '';
          await insertUpload(tx, { id, accountId: params.id, userId, ...body, expiresAt, now });
          return { id, expiresAt: expiresAt.toISOString() };
        });
        const left = Math.ceil((Date.parse(made.expiresAt) - clock.now().getTime()) / 1000);
        const { url, method, headers, expiresAt } = await storage.signUpload({
          key: uploadKey(made.id),
          contentType: body.contentType,
          size: body.size,
          expiresInSeconds: Math.max(left, 1),
        });
        const address = reachedUrl(needs, url, call.headers['host']);
        return {
          uploadId: made.id,
          url: address,
          method,
          headers,
          expiresAt: expiresAt.toISOString(),
        } satisfies Upload;
      }),
      storePictureGet: operation(mine, async ({ params }) => {
        return toState(params.id, clock.now(), await pictures.read(params.id));
      }),
      storePictureDelete: operation(mine, async ({ params }) => {
        await pictures.remove(params.id);
        return undefined;
      }),
    },
    jobs: [{ name: 'uploads-clear', everySeconds: 600, leaseSeconds: 120, run: (signal) => pictures.clear(signal) }],
  };
}
