import type { ContentHit } from '@regen/sdk';
import type { ContentSlug } from './search-page.ts';

/** Of a tab. */
export const tabNames: Readonly<Record<ContentSlug, string>> = {
  articles: 'Articles',
  protocols: 'Protocols',
  webinars: 'Webinars',
  resources: 'Resources',
  faqs: 'FAQs',
};

/** Of something that was found. */
export const kindNames: Readonly<Record<ContentHit['type'], string>> = {
  blogPost: 'Article',
  protocol: 'Protocol',
  webinar: 'Webinar',
  resource: 'Resource',
  faq: 'FAQ',
};
