import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { valueField } from '../fields/value.ts';
import { defineModel } from './define-model.ts';
import { line, sitePath } from './values.ts';

const label = line.max(40).optional();
const sentences = z.string().trim().min(1).max(400);

/** What a brand stands for. A field, since type declarations would otherwise mention internals of zod. */
const values = valueField(
  z
    .array(z.object({ title: line.max(60), text: sentences, icon: z.enum(['checkCircle', 'drop', 'leaf']).optional() }))
    .max(6)
    .default([]),
);

/**
 * The text and pictures of the home page, from the newest record. They are the same for everyone: the first paint shows them and doesn't wait
 * to find out who is signed in. What the record leaves out is missing on the page or has a default that suits every shop.
 */
export const homePage = defineModel({
  type: 'homePage',
  audience: 'all',
  fields: {
    title: line.max(120),
    eyebrow: line.max(60).optional(),
    lead: sentences.optional(),
    /** For search engines and link previews. */
    description: sentences.max(200).optional(),
    primaryLabel: label,
    primaryPath: sitePath.optional(),
    secondaryLabel: label,
    secondaryPath: sitePath.optional(),
    /** Next to the title; portrait works best, since it is cropped to the available space. */
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
