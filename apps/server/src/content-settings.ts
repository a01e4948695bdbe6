import * as z from 'zod';

const token = z.string().regex(/^[\x21-\x7e]{20,256}$/, 'it must have 20 to 256 characters without spaces');

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

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
    .transform(withoutSlash)
    .optional(),
  /** Reads what is published. Default, unless there is a `CONTENT_HOST`: made from the server's secret. */
  CONTENT_TOKEN: token.optional(),
  /** Reads drafts, for previews. Default, unless there is a `CONTENT_HOST`: made from the server's secret. */
  CONTENT_PREVIEW_TOKEN: token.optional(),
  /** URL of the API that serves drafts of a hosted space. Default: `CONTENT_HOST` with `preview.` in place of `cdn.`. */
  CONTENT_PREVIEW_HOST: z
    .url({ protocol: /^https?$/ })
    .transform(withoutSlash)
    .optional(),
  /** Origins of the files of a hosted space, separated by spaces. Default: those of Contentful, or that of `CONTENT_HOST`. */
  CONTENT_FILES: z
    .string()
    .regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?( https?:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/)
    .optional(),
  /** Requests a second with one token that a process answers. */
  CONTENT_RATE_LIMIT: z.coerce.number().int().min(1).max(100_000).default(78),
};

export type ContentSettings = z.output<z.ZodObject<typeof contentSettings>>;

/** Where drafts of a hosted space are read; undefined for the embedded service. */
export function previewHost({
  CONTENT_HOST: host,
  CONTENT_PREVIEW_HOST: preview,
}: Pick<ContentSettings, 'CONTENT_HOST' | 'CONTENT_PREVIEW_HOST'>): string | undefined {
  return host === undefined ? undefined : (preview ?? host.replace('://cdn.', '://preview.'));
}

/** Origins that files of a hosted space come from; none for the embedded service, whose files are the store's own. */
export function fileOrigins({
  CONTENT_HOST: host,
  CONTENT_FILES: files,
}: Pick<ContentSettings, 'CONTENT_HOST' | 'CONTENT_FILES'>): readonly string[] {
  if (host === undefined) return [];
  if (files !== undefined) return files.split(' ');
  const { hostname, origin } = new URL(host);
  // Pictures, videos and other files each have a host of their own.
  return [/(^|\.)contentful\.com$/.test(hostname) ? 'https://*.ctfassets.net' : origin];
}

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
