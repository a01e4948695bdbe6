import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linksTo } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { valueField } from '../fields/value.ts';
import { defineModel } from './define-model.ts';
import { faq } from './faq.ts';
import { address, byAudiences, line, plainText, slug, time } from './values.ts';

/**
 * Where in a picture its subject is, as fractions from the left and from the top. As a field, since the declarations of models that
 * embed it would name internals of zod.
 */
const focus = valueField(z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional());

/** Text with a heading and a picture. */
export const pageSection = defineModel({
  type: 'pageSection',
  audience: byAudiences,
  fields: {
    heading: line.optional(),
    body: richTextField(),
    picture: fileField('image/'),
    focus,
  },
});

export type PageSection = DataOf<typeof pageSection>;

/** A page in a list, without its text. */
export const pageCard = defineModel({
  type: 'page',
  view: 'card',
  audience: byAudiences,
  slug: 'slug',
  order: ['title'],
  fields: { title: line, slug, description: plainText },
});

export type PageCard = DataOf<typeof pageCard>;

/** A page of its own, such as a policy: text, then sections and questions. */
export const page = pageCard.extend({
  /** When its text last changed in meaning. */
  revisedAt: time,
  body: richTextField(),
  sections: linksTo(() => [pageSection, faq]),
  /** Of the document that belongs to it, and where that is. */
  documentName: line.optional(),
  documentUrl: address.optional(),
});

export type Page = DataOf<typeof page>;
