import * as z from 'zod';
import { id } from '../records/content-type-schema.ts';

/** The shapes of the files in a content folder. Unknown names are refused: most are misspelled. */

const locale = z
  .strictObject({
    code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
    name: z.string().min(1),
    default: z.boolean().default(false),
    fallbackCode: z.string().nullable().default(null),
  })
  .transform(({ default: isDefault, ...rest }) => ({ ...rest, isDefault }));

export const spaceFile = z.strictObject({
  locales: z
    .array(locale)
    .refine((all) => all.filter(({ isDefault }) => isDefault).length === 1, 'exactly one must be the default')
    .refine(
      (all) => all.every(({ fallbackCode }) => fallbackCode === null || all.some(({ code }) => code === fallbackCode)),
      'a fallbackCode is not among them',
    ),
  tags: z.array(z.strictObject({ id, name: z.string().min(1) })).default([]),
});

const values = z.record(z.string(), z.unknown());

export const entryFile = z.strictObject({
  /** Default: the name of the file. */
  id: id.optional(),
  tags: z.array(z.string()).default([]),
  /** Whether it is only stored, and not published. */
  isDraft: z.boolean().default(false),
  /** In the default locale. Links are ids; rich text is Markdown. */
  fields: values,
  /** In the other locales. */
  locales: z.record(z.string(), values).default({}),
});

export const assetFile = z.strictObject({
  title: z.string().min(1),
  description: z.string().optional(),
  /** Beside this file. */
  file: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  tags: z.array(z.string()).default([]),
  /** Whether its URL has to be signed. */
  isSecured: z.boolean().default(false),
  isDraft: z.boolean().default(false),
});
