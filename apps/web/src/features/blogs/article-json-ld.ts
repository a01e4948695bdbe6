import type { BlogPost } from '@regen/content-sdk/models';
import type { PublicConfig } from '~/kernel/config.ts';
import { publisherJsonLd } from '~/kernel/head/json-ld.ts';

/** schema.org `BlogPosting`, as search engines want it. */
export function articleJsonLd(
  post: BlogPost,
  config: Pick<PublicConfig, 'origin' | 'seller'>,
  imageUrl: string | undefined,
) {
  const { origin } = config;
  const { title, slug, summary, publishedAt, updatedAt, author, topic } = post;
  const url = `${origin}/blogs/${slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: summary,
    articleSection: topic,
    datePublished: publishedAt,
    // A date before the publication would be a mistake of an import.
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    ...(imageUrl && { image: [imageUrl] }),
    ...(author && {
      author: {
        '@type': 'Person',
        name: author.name,
        ...(author.role && { jobTitle: author.role }),
        url: `${origin}/blogs?author=${author.slug}`,
      },
    }),
    publisher: publisherJsonLd(config),
    isAccessibleForFree: true,
  };
}
