import { code, line, oneOf, whole } from '../format/cell.ts';
import { sku } from './common-cells.ts';
import { columnsOf } from './definition.ts';
import type { Column, FileDefinition } from './definition.ts';

/** A row of pictures.csv. A product has one for each of its pictures, in their order. */
export interface PictureRow {
  sku: string;
  /** In the folder `pictures`; empty: the product has no pictures. */
  file: string;
  view: 'front' | 'texture' | 'context';
  alt: string;
  focusX: number;
  focusY: number;
}

export const PICTURES_FOLDER = 'pictures';

export const blankPicture = (): PictureRow => ({ sku: '', file: '', view: 'front', alt: '', focusX: 50, focusY: 50 });

const at = columnsOf<PictureRow>();

const fileName = code(
  (text) => (/^[^/\\.\s][^/\\\r\n]*$/.test(text) && text.length <= 200 ? text : null),
  'must be the name of a file in the folder pictures, without a path',
);

/** An empty cell removes pictures; a file without the column, or an item without the field, is an error. */
function explicit(column: Column<PictureRow>): Column<PictureRow> {
  return {
    ...column,
    isRequired: true,
    read: (value) => (value === undefined ? { problems: ['must not be missing'] } : column.read(value)),
  };
}

const percent = whole({ min: 0, max: 100 });

export const pictureFile: FileDefinition<PictureRow> = {
  name: 'pictures',
  canCreate: false,
  columns: [
    at('sku', 'sku', sku, { refers: 'sku' }),
    explicit(at('file', 'file', fileName, { empty: '' })),
    at('view', 'view', oneOf(['front', 'texture', 'context']), { empty: 'front' }),
    explicit(at('alt', 'alt', line, { empty: '' })),
    at('focus_x', 'focusX', percent, { empty: 50 }),
    at('focus_y', 'focusY', percent, { empty: 50 }),
  ],
};
