import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linksTo } from '../fields/link.ts';
import { author } from './author.ts';
import { defineModel } from './define-model.ts';
import { byAudiences, duration, line, pictureFocus, plainText, skus, slug, summary, time } from './values.ts';

/** Seconds from the start of the video. */
const start = z.number().min(0);

/** What is said from each of these times on, in the order of the video, whatever the order in which it was written. */
function timeline<Part extends { readonly start: number }>(part: z.ZodType<Part>, max: number): z.ZodType<Part[]> {
  return z
    .array(part)
    .max(max)
    .default([])
    .transform((parts) => parts.toSorted((one, other) => one.start - other.start));
}

/** A recorded webinar in a list, and where another one links to it. */
export const webinarCard = defineModel({
  type: 'webinar',
  view: 'card',
  audience: byAudiences,
  slug: 'slug',
  order: ['-publishedAt'],
  fields: {
    title: line,
    slug,
    summary,
    topic: line,
    publishedAt: time,
    /** How long the video is. */
    seconds: duration,
    picture: fileField('image/'),
    focus: pictureFocus,
  },
});

export type WebinarCard = DataOf<typeof webinarCard>;

/** A recorded webinar. */
export const webinar = webinarCard.extend({
  video: fileField('video/'),
  captions: fileField('text/vtt'),
  chapters: timeline(z.object({ start, title: line }), 100),
  /** By paragraph. */
  transcript: timeline(z.object({ start, text: plainText }), 1_000),
  speakers: linksTo(() => author),
  products: skus,
  related: linksTo(() => webinarCard),
});

export type Webinar = DataOf<typeof webinar>;
