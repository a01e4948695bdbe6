import type { EmbeddedRecord } from './rich-text.ts';

/** The page of a record, by its type. A type that is missing has no page: only the text of a link to it is shown. */
const pathsByType: Partial<Record<EmbeddedRecord['type'], (slug: string) => string>> = {
  blogPost: (slug) => `/blogs/${slug}`,
  protocol: (slug) => `/protocols/${slug}`,
  webinar: (slug) => `/webinars/${slug}`,
};

export function recordPath(record: EmbeddedRecord): string | undefined {
  return 'slug' in record ? pathsByType[record.type]?.(record.slug) : undefined;
}
