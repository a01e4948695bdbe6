import { join } from 'node:path';
import * as z from 'zod';

/** The demo's content folder. */
export const CONTENT = join(import.meta.dirname, '../../../packages/demo-store/content');

const part = z.object({ start: z.number() });

export const webinarEntry = z.object({
  fields: z.object({
    title: z.string(),
    slug: z.string(),
    topic: z.string(),
    seconds: z.number(),
    chapters: z.array(part.extend({ title: z.string() })),
    transcript: z.array(part.extend({ text: z.string() })),
  }),
});

/** What of a webinar's record is drawn and written into its captions. */
export type Webinar = z.output<typeof webinarEntry>['fields'];

export const resourceEntry = z.object({
  fields: z.object({
    title: z.string(),
    summary: z.string(),
    kind: z.string(),
    topic: z.string(),
    publishedAt: z.string(),
    pages: z.number().optional(),
  }),
});
