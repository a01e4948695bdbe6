import type { Site } from '@regen/sdk';

interface BlogTopic {
  /** In the URL. */
  slug: string;
  /** As posts have it. */
  name: string;
  /** The channels that have posts about it; absent if all have. */
  sites?: readonly Site[];
}

/** What the blog is about, in the order of its menu. */
const topics: readonly BlogTopic[] = [
  { slug: 'ingredients', name: 'Ingredients' },
  { slug: 'skin-concerns', name: 'Skin concerns' },
  { slug: 'routines', name: 'Routines' },
  { slug: 'sun', name: 'Sun' },
  { slug: 'in-the-treatment-room', name: 'In the treatment room', sites: ['b2b', 'school'] },
  { slug: 'business', name: 'Business', sites: ['b2b'] },
];

/** The topics that somebody can read about. */
export const topicsFor = (site: Site | undefined): readonly BlogTopic[] =>
  topics.filter(({ sites }) => sites === undefined || (site !== undefined && sites.includes(site)));

export const topicBySlug = (slug: string | undefined): BlogTopic | undefined =>
  topics.find((topic) => topic.slug === slug);

export const topicByName = (name: string): BlogTopic | undefined => topics.find((topic) => topic.name === name);
