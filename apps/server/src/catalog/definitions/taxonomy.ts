import { categories, concerns } from '../../db/schema.ts';
import { line, shortLine } from '../format/cell.ts';
import { channels, count, slug } from './common-cells.ts';
import { columnsOf } from './definition.ts';
import type { FileDefinition, TableDefinition } from './definition.ts';

type ConcernRow = Omit<typeof concerns.$inferSelect, 'image'>;
type CategoryRow = Omit<typeof categories.$inferSelect, 'image'>;

const category = columnsOf<CategoryRow>();
const concern = columnsOf<ConcernRow>();

export const categoryTable: TableDefinition<CategoryRow> = {
  label: 'categories',
  table: categories,
  key: 'slug',
  kind: 'category',
  blank: () => ({ slug: '', name: '', description: '', position: 0, audiences: ['web', 'retail', 'b2b', 'school'] }),
};

export const categoryFile: FileDefinition<CategoryRow> = {
  name: 'categories',
  canCreate: true,
  columns: [
    category('slug', 'slug', slug),
    category('name', 'name', shortLine),
    category('description', 'description', line, { empty: '' }),
    category('position', 'position', count, { empty: 0 }),
    category('channels', 'audiences', channels, { empty: ['web', 'retail', 'b2b', 'school'] }),
  ],
};

export const concernTable: TableDefinition<ConcernRow> = {
  label: 'concerns',
  table: concerns,
  key: 'slug',
  kind: 'concern',
  blank: () => ({ slug: '', name: '', description: '', position: 0 }),
};

export const concernFile: FileDefinition<ConcernRow> = {
  name: 'concerns',
  canCreate: true,
  columns: [
    concern('slug', 'slug', slug),
    concern('name', 'name', shortLine),
    concern('description', 'description', line, { empty: '' }),
    concern('position', 'position', count, { empty: 0 }),
  ],
};
