import type { Queryable } from '../../db/database.ts';
import { pictureKey } from '../../pictures/picture-file.ts';
import type { PictureRow } from '../definitions/pictures.ts';
import type { ProductRow } from '../definitions/product-row.ts';

interface StoredPicture {
  id: string;
  file: string;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  x: number;
  y: number;
}

const ENDINGS: Readonly<Record<StoredPicture['contentType'], string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

export interface ExportedPictures {
  rows: PictureRow[];
  /** Names of files, with their keys in the storage. */
  files: Map<string, string>;
}

/** The rows of pictures.csv. Files are named by SKU and number; a file that several rows show is there once. */
export async function pictureRows(db: Queryable, products: readonly ProductRow[]): Promise<ExportedPictures> {
  const { rows } = await db.query<StoredPicture>(
    'select id, file, content_type as "contentType", focus_x as x, focus_y as y from pictures',
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const names = new Map<string, string>();
  const all = products.flatMap(({ sku, images }) =>
    images.flatMap(({ view, alt, picture: id }, at): PictureRow[] => {
      const picture = stored.get(id);
      if (!picture) return [];
      const name = names.get(picture.file) ?? `${sku}-${at + 1}.${ENDINGS[picture.contentType]}`;
      names.set(picture.file, name);
      return [{ sku, file: name, view, alt, focusX: picture.x, focusY: picture.y }];
    }),
  );
  return { rows: all, files: new Map([...names].map(([file, name]) => [name, pictureKey(file)])) };
}
