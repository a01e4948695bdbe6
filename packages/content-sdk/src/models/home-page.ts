import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { valueField } from '../fields/value.ts';
import { defineModel } from './define-model.ts';
import { line, sitePath } from './values.ts';

const label = line.max(40).optional();
const sentences = z.string().trim().min(1).max(400);

/** One of the things that a brand stands for. As a field, since declarations would name internals of zod. */
const values = valueField(
  z
    .array(z.object({ title: line.max(60), text: sentences, icon: z.enum(['checkCircle', 'drop', 'leaf']).optional() }))
    .max(6)
    .default([]),
);

/**
 * The words and pictures of the home page; the newest record counts. The same for everybody: the first paint shows them, and does not wait to
 * know who is there. What the record leaves out, the page goes without, or says in words that suit every shop.
 */
export const homePage = defineModel({
  type: 'homePage',
  audience: 'all',
  fields: {
    title: line.max(120),
    eyebrow: line.max(60).optional(),
    lead: sentences.optional(),
    /** For search engines and previews of links. */
    description: sentences.max(200).optional(),
    primaryLabel: label,
    primaryPath: sitePath.optional(),
    secondaryLabel: label,
    secondaryPath: sitePath.optional(),
    /** Beside the title; portrait, since it is cut to whatever room there is. */
    picture: fileField('image/'),
    pictureFocus: z.enum(['center', 'bottom']).optional(),
    concernsTitle: line.max(120).optional(),
    concernsLead: sentences.optional(),
    concernsPicture: fileField('image/'),
    stepsTitle: line.max(120).optional(),
    kitsTitle: line.max(120).optional(),
    kitsLead: sentences.optional(),
    valuesTitle: line.max(120).optional(),
    values,
  },
});

export type HomePage = DataOf<typeof homePage>;
