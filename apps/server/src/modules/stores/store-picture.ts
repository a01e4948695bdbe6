import type { StorePicture } from '@regen/sdk';
import type { ImageFormat, ImageSize } from '../../media/sizes.ts';

/** The sizes and formats that a store picture is kept in. */
export const STORE_PICTURE_SIZES = ['icon', 'thumbnail', 'retail', 'standard'] as const satisfies readonly ImageSize[];
export const STORE_PICTURE_FORMATS = ['avif', 'webp', 'png'] as const satisfies readonly ImageFormat[];

/** Where the pictures of stores begin. */
export const STORE_PICTURES = '/media/stores/';

/** `StorePicture` of the contract; null while the store has none. */
export function toStorePicture(store: {
  accountId: string;
  accountName: string;
  pictureHash: string | null;
}): StorePicture | null {
  if (store.pictureHash === null) return null;
  return {
    alt: store.accountName,
    template: `${STORE_PICTURES}${store.accountId}/{size}.${store.pictureHash}.{format}`,
    sizes: [...STORE_PICTURE_SIZES],
    formats: [...STORE_PICTURE_FORMATS],
  };
}

export interface StorePictureFile {
  size: (typeof STORE_PICTURE_SIZES)[number];
  format: (typeof STORE_PICTURE_FORMATS)[number];
  /** Its key in the storage. */
  key: string;
}

export function storePictureKey(accountId: string, size: string, hash: string, format: string): string {
  return `stores/${accountId}/${size}.${hash}.${format}`;
}

/** Every file of one picture. */
export function storePictureFiles(accountId: string, hash: string): StorePictureFile[] {
  return STORE_PICTURE_SIZES.flatMap((size) =>
    STORE_PICTURE_FORMATS.map((format) => ({ size, format, key: storePictureKey(accountId, size, hash, format) })),
  );
}
