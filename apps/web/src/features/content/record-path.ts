import type { EmbeddedRecord } from './rich-text.ts';

/** The page of a record, by its type. A type that is missing has no page: only the text of a link to it is shown. */
const pathsByType = {
  blogPost: (slug: string) => `/blogs/${slug}`,
  faq: (slug: string) => `/faqs#${slug}`,
  protocol: (slug: string) => `/protocols/${slug}`,
  resource: (slug: string) => `/resources?open=${slug}`,
  webinar: (slug: string) => `/webinars/${slug}`,
};

type TypeWithPage = keyof typeof pathsByType;

const hasPage = (type: string): type is TypeWithPage => Object.hasOwn(pathsByType, type);

/** Where a record of a type that has pages is read. */
export const pathOf = (type: TypeWithPage, slug: string): string => pathsByType[type](slug);

export function recordPath(record: EmbeddedRecord): string | undefined {
  return 'slug' in record && hasPage(record.type) ? pathOf(record.type, record.slug) : undefined;
}
