import * as z from 'zod';
import { safeHref } from '../rich-text/safe-href.ts';

/** Editors choose the channels of each record: `web`, `retail`, `b2b`, `school`. */
export const byAudiences = { field: 'audiences' } as const;

/** A line of text, as long as the delivery API lets a symbol be. */
export const line = z.string().trim().min(1).max(256);

/** A longer text without markup. */
export const plainText = z.string().trim().min(1).max(50_000);

/** Names a record in a URL. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens');

/** A time with its zone; read in UTC. Date fields of the delivery API may leave out seconds, or the time. */
export const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/, 'must be an ISO 8601 date')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be an ISO 8601 date')
  .transform((value) =>
    new Date(/T.*(Z|[+-]\d\d:\d\d)$/.test(value) || !value.includes('T') ? value : `${value}Z`).toISOString(),
  );

/** A sentence or two without markup, as cards show it. */
export const summary = z.string().trim().min(1).max(300);

/** A whole number from 0, by which editors put records in order. */
export const position = z.int().min(0);

/** A length in whole units, such as seconds. */
export const duration = z.int().positive();

/** SKUs of products. */
export const skus = z
  .array(z.string().regex(/^([0-9]{1,32}|(GM|GRX)[A-Z0-9-]{0,30})$/, 'must be SKUs'))
  .max(24)
  .default([]);

/** Lines of text, such as the items of a list. */
export const lines = z.array(line).max(50).default([]);

/** Where a link may lead: as in rich text, nowhere that runs a script. */
export const address = z.string().transform((value, context) => {
  const href = safeHref(value);
  if (href !== undefined) return href;
  context.addIssue('URL not allowed');
  return z.NEVER;
});

/** A path of this site. */
export const sitePath = z.string().transform((value, context) => {
  const href = safeHref(value);
  if (href?.startsWith('/')) return href;
  context.addIssue('must be a path of this site');
  return z.NEVER;
});

/** Where the subject of a picture is, by the words of the image API: a picture that is cropped keeps that part. */
export const pictureFocus = z
  .enum([
    'center',
    'top',
    'right',
    'left',
    'bottom',
    'top_right',
    'top_left',
    'bottom_right',
    'bottom_left',
    'face',
    'faces',
  ])
  .optional();

export type PictureFocus = NonNullable<z.output<typeof pictureFocus>>;
