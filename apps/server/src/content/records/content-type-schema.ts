import * as z from 'zod';
import type { ContentIssue } from './refused-content.ts';
import { FIELD_TYPES, ID } from './types.ts';

/** Characters of a regular expression. */
const MAX_PATTERN = 500;

export const id = z.string().regex(ID);
const bounds = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

const validation = z.strictObject({
  size: bounds.optional(),
  range: bounds.optional(),
  in: z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .optional(),
  regexp: z
    .strictObject({ pattern: z.string().max(MAX_PATTERN), flags: z.string().nullable().default(null) })
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

/** A content type. Unknown names are refused: most are misspelled. */
export const contentTypeSchema = z
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

export function issuesOf(path: string, error: z.ZodError): ContentIssue[] {
  return error.issues.map(({ path: inside, message }) => ({
    path: [path, inside.map(String).join('.')].filter(Boolean).join(' '),
    message,
  }));
}
