import * as z from 'zod';
import type { ContentIssue } from '../records/content-error.ts';
import { FIELD_TYPES, ID } from '../records/types.ts';

/** The shapes of the files in a content folder. Unknown names are refused: most are misspelled. */

const id = z.string().regex(ID);
const bounds = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

const validation = z.strictObject({
  size: bounds.optional(),
  range: bounds.optional(),
  in: z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .optional(),
  regexp: z
    .strictObject({ pattern: z.string(), flags: z.string().nullable().default(null) })
    .refine(({ pattern, flags }) => isPattern(pattern, flags), 'is not a regular expression')
    .optional(),
  unique: z.boolean().optional(),
  linkContentType: z.array(id).min(1).optional(),
  linkMimetypeGroup: z.array(z.string()).min(1).optional(),
  message: z.string().optional(),
});

function isPattern(pattern: string, flags: string | null): boolean {
  try {
    return Boolean(new RegExp(pattern, flags ?? ''));
  } catch {
    return false;
  }
}

const linkType = z.enum(['Entry', 'Asset']).optional();
const validations = z.array(validation).default([]);
const isLinked = ({ type, linkType: kind }: { type: string; linkType?: string | undefined }): boolean =>
  (type === 'Link') === (kind !== undefined);

const items = z
  .strictObject({ type: z.enum(['Symbol', 'Link']), linkType, validations })
  .refine(isLinked, 'a Link needs a linkType, and nothing else has one');

const field = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/),
    name: z.string().min(1),
    type: z.enum(FIELD_TYPES),
    localized: z.boolean().default(false),
    required: z.boolean().default(false),
    disabled: z.boolean().default(false),
    omitted: z.boolean().default(false),
    linkType,
    items: items.optional(),
    validations,
  })
  .refine(isLinked, 'a Link needs a linkType, and nothing else has one')
  .refine(({ type, items: ofList }) => (type === 'Array') === (ofList !== undefined), 'an Array needs items');

export const typeFile = z
  .strictObject({
    id,
    name: z.string().min(1),
    description: z.string(),
    displayField: z.string(),
    fields: z.array(field).min(1).max(50),
  })
  .refine(({ displayField, fields }) => fields.some((one) => one.id === displayField), {
    path: ['displayField'],
    message: 'is not one of the fields',
  });

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

export function issuesOf(path: string, error: z.ZodError): ContentIssue[] {
  return error.issues.map(({ path: inside, message }) => ({
    path: [path, inside.map(String).join('.')].filter(Boolean).join(' '),
    message,
  }));
}
