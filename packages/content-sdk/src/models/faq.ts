import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { richTextField } from '../fields/rich-text.ts';
import { defineModel } from './define-model.ts';
import { byAudiences, line, slug } from './values.ts';

/** A question with its answer. */
export const faq = defineModel({
  type: 'faq',
  audience: byAudiences,
  slug: 'slug',
  order: ['topicPosition', 'position'],
  fields: {
    question: line,
    slug,
    topic: line,
    /** Of its topic among the topics. */
    topicPosition: z.number().default(0),
    /** Within its topic. */
    position: z.number().default(0),
    answer: richTextField(),
  },
});

export type Faq = DataOf<typeof faq>;
