import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { defineModel } from './define-model.ts';
import { line, plainText, slug } from './values.ts';

/** An author where another record names them. */
export const authorName = defineModel({
  type: 'author',
  view: 'name',
  audience: 'all',
  slug: 'slug',
  order: ['name'],
  fields: { name: line, slug },
});

/** Who writes, or speaks in a webinar. */
export const author = authorName.extend({
  /** What they do, such as "Lead educator". */
  role: line.optional(),
  biography: plainText.optional(),
  portrait: fileField('image/'),
});

export type Author = DataOf<typeof author>;
