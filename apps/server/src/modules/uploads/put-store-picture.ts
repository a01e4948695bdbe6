import type { Storage } from '../../storage/storage.ts';
import { storePictureKey } from '../stores/store-picture.ts';
import type { DrawnFile } from './draw-picture.ts';

/** Stores every file of a store's picture. */
export async function putStorePicture(
  storage: Pick<Storage, 'put'>,
  accountId: string,
  hash: string,
  drawn: readonly DrawnFile[],
): Promise<void> {
  await Promise.all(
    drawn.map(({ size, format, bytes }) =>
      storage.put(storePictureKey(accountId, size, hash, format), bytes, { contentType: `image/${format}` }),
    ),
  );
}
