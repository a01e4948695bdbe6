import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredImage } from '../../db/schema.ts';
import { fewAtATime } from '../../few-at-a-time.ts';
import type { FocalPoint } from '../../media/crop.ts';
import type { CheckedPicture } from '../../pictures/check-picture.ts';
import { pictureId } from '../../pictures/picture-file.ts';
import type { Change } from '../check/changes.ts';
import { blankPicture, PICTURES_FOLDER } from '../definitions/pictures.ts';
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

export interface PictureOptions {
  /** Called before each file. */
  onFile: (done: number, total: number) => void;
}

/** How many are decoded at once, each on its own core; three of the largest need 480 MB. */
const AT_A_TIME = 3;

/** Checks files by their names, a few at a time. */
async function checkFiles(
  folder: string,
  names: readonly string[],
  { onFile }: PictureOptions,
): Promise<ReadonlyMap<string, CheckedFile>> {
  const files = new Map<string, CheckedFile>();
  await fewAtATime(names, AT_A_TIME, async (name) => {
    onFile(files.size, names.length);
    files.set(name, await checkFile(join(folder, PICTURES_FOLDER, name), name));
  });
  if (names.length > 0) onFile(names.length, names.length);
  return files;
}

/** Checks the files that pictures.csv names. */
export async function checkPictures(
  folder: string,
  rows: readonly Change<PictureRow>[],
  options: PictureOptions,
): Promise<CheckedPictures> {
  const issues: CatalogIssue[] = [];
  const pictures: CheckedPictures['pictures'] = new Map();
  const given = rows.map((change) => ({ change, row: change.apply(blankPicture()) }));
  const files = await checkFiles(folder, [...new Set(given.flatMap(({ row }) => row.file || []))], options);

  /** The picture as stored with the product, or what is wrong with it. */
  function imageOf(row: PictureRow, earlier: readonly StoredImage[]): { image: StoredImage } | { problem: string } {
    if (row.file === '') return { problem: 'must not be empty beside other rows of the product' };
    const file = files.get(row.file) ?? { problem: 'was not checked' };
    if ('problem' in file) return file;
    const focus = { x: row.focusX, y: row.focusY };
    const picture = pictureId(file.checked.file, focus);
    pictures.set(picture, { ...file, focus });
    if (earlier.some((one) => one.picture === picture)) return { problem: 'the product already has this picture' };
    return { image: { view: row.view, alt: row.alt, picture } };
  }

  const changes: Change<ProductRow>[] = [];
  for (const [key, all] of groupBy(given, ({ change }) => change.key)) {
    const images: StoredImage[] = [];
    const isEmptied = all.length === 1 && all[0]?.row.file === '';
    for (const { change, row } of isEmptied ? [] : all) {
      if (row.file !== '' && row.alt === '')
        issues.push({ ...change.place, column: 'alt', message: 'must not be empty' });
      const found = imageOf(row, images);
      if ('problem' in found) issues.push({ ...change.place, column: 'file', message: found.problem });
      else images.push(found.image);
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
