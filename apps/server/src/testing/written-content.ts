import { entry, linkTo } from './content-space.ts';

export const paragraph = (text: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value: text, marks: [], data: {} }],
});

export const textOf = (...content: object[]) => ({ nodeType: 'document', data: {}, content });

/** Part of a page, for visitors. */
export const sectionSaying = (text: string, id: string) =>
  entry('pageSection', id, { heading: 'In spring', body: textOf(paragraph(text)), audiences: ['web'] });

export interface PageInput {
  slug?: string;
  sections?: readonly string[];
  audiences?: readonly string[];
}

/** A page of its own below the store's root, for visitors unless said otherwise. */
export const pageSaying = (text: string, { slug = 'spring', sections = [], audiences = ['web'] }: PageInput = {}) =>
  entry('page', slug, {
    title: `About ${slug}`,
    slug,
    description: 'What changes in spring.',
    revisedAt: '2026-11-01',
    body: textOf(paragraph(text)),
    sections: sections.map((id) => linkTo('Entry', id)),
    audiences,
  });
