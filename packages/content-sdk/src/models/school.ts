import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linksTo } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { blogPostCard } from './blog.ts';
import { defineModel } from './define-model.ts';
import { pageSection } from './page.ts';
import { protocolCard } from './protocol.ts';
import { duration, line, plainText, position, slug, summary } from './values.ts';
import { webinarCard } from './webinar.ts';

/** Gated, whatever a record says. */
const forSchools = { field: 'audiences', among: ['school'] } as const;

const text = () => richTextField(() => [blogPostCard, pageSection, protocolCard, webinarCard]);

/** Checks of understanding: `right` is the index of the right option, from 0. */
const checks = z
  .array(
    z
      .object({ question: line, options: z.array(line).min(2).max(6), right: z.int().min(0), why: plainText })
      .refine(({ options, right }) => right < options.length, 'right must be one of the options'),
  )
  .max(20)
  .default([]);

/** A lesson as a browser gets it: the answers to its checks stay on the server. */
export const openLesson = defineModel({
  type: 'lesson',
  view: 'open',
  audience: forSchools,
  slug: 'slug',
  order: ['title'],
  fields: {
    title: line,
    slug,
    minutes: duration,
    body: text(),
    checks: checks.transform((all) => all.map(({ question, options }) => ({ question, options }))),
  },
});

export type OpenLesson = DataOf<typeof openLesson>;

/** A lesson with the answers to its checks. For the server only: `openLesson` is what a browser gets. */
export const lesson = openLesson.extend({ checks });

export type Lesson = DataOf<typeof lesson>;

/** A section of a topic in a list. */
export const schoolSectionCard = defineModel({
  type: 'schoolSection',
  view: 'card',
  audience: forSchools,
  slug: 'slug',
  order: ['position'],
  fields: { title: line, slug, summary, position, minutes: duration },
});

export type SchoolSectionCard = DataOf<typeof schoolSectionCard>;

/** A section of a topic with its lessons. */
export const schoolSection = schoolSectionCard.extend({ lessons: linksTo(() => openLesson) });

export type SchoolSection = DataOf<typeof schoolSection>;

/** A topic of the school in a list. */
export const schoolTopicCard = defineModel({
  type: 'schoolTopic',
  view: 'card',
  audience: forSchools,
  slug: 'slug',
  order: ['position'],
  fields: { title: line, slug, summary, picture: fileField('image/'), position },
});

export type SchoolTopicCard = DataOf<typeof schoolTopicCard>;

/** A topic of the school with its sections. */
export const schoolTopic = schoolTopicCard.extend({ body: text(), sections: linksTo(() => schoolSectionCard) });

export type SchoolTopic = DataOf<typeof schoolTopic>;
