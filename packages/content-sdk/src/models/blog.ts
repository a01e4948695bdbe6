import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linkTo, linksTo } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { author, authorName } from './author.ts';
import { defineModel } from './define-model.ts';
import { pageSection } from './page.ts';
import { byAudiences, line, pictureFocus, skus, slug, summary, time } from './values.ts';
import { webinarCard } from './webinar.ts';

/** A blog post in a list, and where another one links to it. */
export const blogPostCard = defineModel({
  type: 'blogPost',
  view: 'card',
  audience: byAudiences,
  slug: 'slug',
  order: ['-publishedAt'],
  fields: {
    title: line,
    slug,
    summary,
    topic: line,
    publishedAt: time,
    picture: fileField('image/'),
    focus: pictureFocus,
    author: linkTo(() => authorName),
  },
});

export type BlogPostCard = DataOf<typeof blogPostCard>;

/** A blog post. */
export const blogPost = blogPostCard.extend({
  author: linkTo(() => author),
  body: richTextField(() => [blogPostCard, pageSection, webinarCard]),
  related: linksTo(() => blogPostCard),
  /** SKUs of the products it is about. */
  products: skus,
});

export type BlogPost = DataOf<typeof blogPost>;
