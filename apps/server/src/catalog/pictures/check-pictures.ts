import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredImage } from '../../db/schema.ts';
import type { FocalPoint } from '../../media/render-photo.ts';
import type { CheckedPicture } from '../../pictures/check-picture.ts';
import { pictureId } from '../../pictures/picture-file.ts';
import type { Change } from '../check/changes.ts';
import { blankPicture, DRAWING, PICTURES_FOLDER } from '../definitions/pictures.ts';
import type { PictureRow } from '../definitions/pictures.ts';
import type { ProductRow } from '../definitions/product-row.ts';
import { codeOf, whyUnreadable } from '../format/file-error.ts';
import { groupBy } from '../group-by.ts';
import type { CatalogIssue } from '../issue.ts';

/** A file that was checked, and is read again when it is stored: all of them at once may not fit into memory. */
export interface NewPicture {
  path: string;
  checked: Omit<CheckedPicture, 'bytes'>;
  focus: FocalPoint;
}

export interface CheckedPictures {
  /** One for each product with pictures. */
  changes: Change<ProductRow>[];
  /** By the id that they will have. */
  pictures: Map<string, NewPicture>;
  issues: CatalogIssue[];
}

type CheckedFile = { path: string; checked: NewPicture['checked'] } | { problem: string };

async function checkFile(path: string, name: string): Promise<CheckedFile> {
  // Loaded only where there are pictures: it is a large library.
  const { checkPicture } = await import('../../pictures/check-picture.ts');
  const { RefusedPicture } = await import('../../media/uploaded-picture.ts');
  try {
    const { bytes: _bytes, ...checked } = await checkPicture(await readFile(path));
    return { path, checked };
  } catch (error) {
    if (error instanceof RefusedPicture) return { problem: `${name}: ${error.message}` };
    if (['ENOENT', 'EISDIR'].includes(codeOf(error)))
      return { problem: `there is no file ${PICTURES_FOLDER}/${name}: add it, or correct its name` };
    const reason = whyUnreadable(error);
    if (reason === null) throw error;
    return { problem: `${PICTURES_FOLDER}/${name} can't be read: ${reason}` };
  }
}

/** The picture as the product keeps it, or what is wrong with it. */
type Image = { image: StoredImage } | { problem: string };

async function drawnImage({ file, view, alt }: PictureRow): Promise<Image> {
  const { viewHash } = await import('../../media/drawn-images.ts');
  const drawing = file.slice(DRAWING.length).trim();
  if (viewHash(drawing, view) === undefined)
    return { problem: `the store has no drawing ${drawing}: name a file in the folder pictures` };
  return { image: { view, alt, drawing } };
}

/** What tells the pictures of a product apart where they are shown; texts and views of a file do not. */
const identityOf = (image: StoredImage): string =>
  'drawing' in image ? `${DRAWING}${image.drawing} ${image.view}` : image.picture;

const repeatedIn = (images: readonly StoredImage[], image: StoredImage): string | null =>
  images.some((one) => identityOf(one) === identityOf(image)) ? 'the product already has this picture' : null;

export interface PictureOptions {
  /** Called before each file. */
  onFile: (done: number, total: number) => void;
}

/** Checks the files that pictures.csv names, one after another. */
export async function checkPictures(
  folder: string,
  rows: readonly Change<PictureRow>[],
  { onFile }: PictureOptions,
): Promise<CheckedPictures> {
  const issues: CatalogIssue[] = [];
  const pictures: CheckedPictures['pictures'] = new Map();
  const given = rows.map((change) => ({ change, row: change.apply(blankPicture()) }));
  const names = [...new Set(given.flatMap(({ row }) => (row.file.startsWith(DRAWING) ? [] : [row.file])))];
  const files = new Map<string, CheckedFile>();
  for (const name of names) {
    onFile(files.size, names.length);
    files.set(name, await checkFile(join(folder, PICTURES_FOLDER, name), name));
  }
  if (names.length > 0) onFile(names.length, names.length);

  async function imageOf(row: PictureRow): Promise<Image> {
    if (row.file.startsWith(DRAWING)) return drawnImage(row);
    const file = files.get(row.file) ?? { problem: 'was not checked' };
    if ('problem' in file) return file;
    const focus = { x: row.focusX, y: row.focusY };
    const picture = pictureId(file.checked.file, focus);
    pictures.set(picture, { ...file, focus });
    return { image: { view: row.view, alt: row.alt, picture } };
  }

  const changes: Change<ProductRow>[] = [];
  for (const [key, all] of groupBy(given, ({ change }) => change.key)) {
    const images: StoredImage[] = [];
    for (const { change, row } of all) {
      const found = await imageOf(row);
      const problem = 'problem' in found ? found.problem : repeatedIn(images, found.image);
      if (problem !== null) issues.push({ ...change.place, column: 'file', message: problem });
      else if ('image' in found) images.push(found.image);
    }
    const [first] = all;
    if (!first) continue;
    const { columns, place } = first.change;
    changes.push({
      key,
      place,
      columns,
      canCreate: false,
      apply: (product) => ({ ...product, images }),
      references: () => [{ ...place, column: 'sku', kind: 'sku', key }],
    });
  }
  return { changes, pictures, issues };
}
