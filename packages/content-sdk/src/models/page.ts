import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linksTo } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { defineModel } from './define-model.ts';
import { faq } from './faq.ts';
import { line, plainText, slug, time } from './values.ts';

/** Text with a heading and a picture. */
export const pageSection = defineModel({
  type: 'pageSection',
  audience: 'all',
  fields: {
    heading: line.optional(),
    body: richTextField(),
    picture: fileField('image/'),
    /** Where in the picture its subject is, as fractions from the left and from the top. */
    focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
  },
});

export type PageSection = DataOf<typeof pageSection>;

/** A page of its own, such as a policy: text, then sections and questions. */
export const page = defineModel({
  type: 'page',
  audience: 'all',
  slug: 'slug',
  order: ['title'],
  fields: {
    title: line,
    slug,
    description: plainText.optional(),
    /** When its text last changed in meaning; policies show it. */
    effectiveFrom: time.optional(),
    body: richTextField(),
    sections: linksTo(() => [pageSection, faq]),
    /** To download or print. */
    document: fileField('application/pdf'),
  },
});

export type Page = DataOf<typeof page>;
