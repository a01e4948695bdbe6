import sharp from 'sharp';

/** Bytes of a preview: a page of the library shows many. */
const MOST = 12_000;

/** A small picture of a page or a file, as good as its bytes allow. */
export async function previewOf(picture: Buffer | Uint8Array): Promise<Buffer> {
  const small = await sharp(picture).resize({ width: 360 }).toBuffer();
  for (let quality = 70; quality >= 20; quality -= 4) {
    const preview = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
    if (preview.length <= MOST) return preview;
  }
  throw new Error(`No quality of the preview has ${MOST} bytes or less.`);
}
