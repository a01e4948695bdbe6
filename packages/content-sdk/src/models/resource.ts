import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { defineModel } from './define-model.ts';
import { byAudiences, duration, line, slug, summary, time } from './values.ts';

/** A file to download. */
export const resource = defineModel({
  type: 'resource',
  audience: byAudiences,
  slug: 'slug',
  order: ['-publishedAt', 'title'],
  fields: {
    title: line,
    slug,
    summary,
    kind: z.enum(['Guide', 'Chart', 'Poster', 'Form', 'Card', 'Logo', 'Picture']),
    topic: z.enum(['Retail program', 'Treatment room', 'Client education', 'Brand', 'School']),
    file: fileField(),
    preview: fileField('image/'),
    /** Of a document. */
    pages: duration.optional(),
    /** Of its paper, such as "US Letter". */
    printSize: line.max(40).optional(),
    publishedAt: time,
  },
});

export type Resource = DataOf<typeof resource>;
