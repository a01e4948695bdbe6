import type { FocalPoint } from '../media/crop.ts';
import { PREVIEW_FILE, PRODUCT_IMAGE_SIZES } from '../media/product-image.ts';
import type { RenderJob } from '../media/render-job.ts';
import { contentTypes, imageFormats } from '../media/sizes.ts';
import type { ImageFormat, ImageSize } from '../media/sizes.ts';
import type { PictureStore } from '../media/store.ts';
import type { Needs } from '../platform.ts';
import { readAll } from '../storage/storage.ts';
import { drawnFolder, pictureKey } from './picture-file.ts';
import { findPicture } from './pictures.ts';

const FILE = new RegExp(`^(${PRODUCT_IMAGE_SIZES.join('|')})\\.(${imageFormats.join('|')})$`);
/** How many pictures may wait: those of a few lists that several people open at once. A list requests up to 48. */
const MAX_WAITING = 120;

/** One of the files made from a picture. */
export interface PictureFile {
  name: string;
  contentType: string;
  jobOf(bytes: Buffer, focus: FocalPoint): RenderJob;
}

/** A file by its name, such as `retail.avif`; null if there is none with that name. */
export function pictureFile(name: string): PictureFile | null {
  if (name === PREVIEW_FILE)
    return { name, contentType: 'image/jpeg', jobOf: (bytes, focus) => ({ kind: 'preview', bytes, focus }) };
  const parts = FILE.exec(name);
  if (!parts) return null;
  // The pattern has just shown that each part is one of the listed words.
  const [size, format] = parts.slice(1) as [ImageSize, ImageFormat];
  const contentType = contentTypes[format];
  return { name, contentType, jobOf: (bytes, focus) => ({ kind: 'photo', bytes, focus, size, format }) };
}

export type PictureNeeds = Needs<'db' | 'storage'> & { pictures: PictureStore };

/** One file of a picture, made now unless it exists; null if there is no such picture. Throws `TooManyPictures`. */
export async function makePicture(needs: PictureNeeds, id: string, file: PictureFile): Promise<Buffer | null> {
  const { db, pictures, storage } = needs;
  const path = `${drawnFolder(id)}/${file.name}`;
  const finished = await pictures.finished(path);
  if (finished) return finished;
  // Before queueing: made-up ids must not take the place of real pictures.
  const found = await findPicture(db, id);
  if (!found) return null;
  const job = async (): Promise<RenderJob | null> => {
    const stored = await storage.get(pictureKey(found.file));
    return stored && file.jobOf(await readAll(stored), found.focus);
  };
  return pictures.get(path, job, { maxWaiting: MAX_WAITING });
}
