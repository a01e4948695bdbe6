export { author, blogPost, blogPostCard } from './blog.ts';
export type { Author, BlogPost, BlogPostCard } from './blog.ts';
export { faq } from './faq.ts';
export type { Faq } from './faq.ts';
export { page, pageSection } from './page.ts';
export type { Page, PageSection } from './page.ts';
export { address, byAudiences, line, plainText, slug, time } from './values.ts';
