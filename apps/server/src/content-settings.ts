import * as z from 'zod';

const token = z.string().regex(/^[\x21-\x7e]{20,256}$/, 'it must have 20 to 256 characters without spaces');

/** Settings of the content service, part of `configSchema`. */
export const contentSettings = {
  /** Space that content is read from. */
  CONTENT_SPACE: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .default('regen'),
  /** Environment of that space. */
  CONTENT_ENVIRONMENT: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,64}$/)
    .default('master'),
  /** URL of the delivery API of a hosted space, such as `https://cdn.contentful.com`. Default: the server's own content service. */
  CONTENT_HOST: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  /** Reads what is published. Default, unless there is a `CONTENT_HOST`: made from the server's secret. */
  CONTENT_TOKEN: token.optional(),
  /** Reads drafts, for previews. Default: made from the server's secret. */
  CONTENT_PREVIEW_TOKEN: token.optional(),
  /** Requests a second with one token that a process answers. */
  CONTENT_RATE_LIMIT: z.coerce.number().int().min(1).max(100_000).default(78),
};

export type ContentSettings = z.output<z.ZodObject<typeof contentSettings>>;

/** Why these settings do not fit together; null when they do. */
export function contentProblem({
  CONTENT_HOST: host,
  CONTENT_TOKEN: delivery,
  CONTENT_PREVIEW_TOKEN: preview,
}: Pick<ContentSettings, 'CONTENT_HOST' | 'CONTENT_TOKEN' | 'CONTENT_PREVIEW_TOKEN'>): string | null {
  if (host !== undefined && delivery === undefined) {
    return 'CONTENT_HOST needs CONTENT_TOKEN: a delivery token of the hosted space.';
  }
  return delivery !== undefined && delivery === preview
    ? 'CONTENT_TOKEN and CONTENT_PREVIEW_TOKEN are the same, so every reader would see drafts.'
    : null;
}
