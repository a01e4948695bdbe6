import type { BlogPost } from '@regen/content-sdk/models';

const base = { createdAt: '2026-05-01T16:00:00.000Z', updatedAt: '2026-05-01T16:00:00.000Z' };

export const post: BlogPost = {
  ...base,
  id: 'post-acids',
  type: 'blogPost',
  title: 'Acids, by pH & patience',
  slug: 'acids',
  summary: 'What they do.',
  topic: 'Ingredients',
  publishedAt: '2026-05-01T05:00:00.000Z',
  picture: {
    id: 'gel',
    title: 'Gel',
    description: 'A clear gel',
    url: '/content/files/gel.webp',
    fileName: 'gel.webp',
    contentType: 'image/webp',
    size: 20_000,
    width: 1600,
    height: 900,
  },
  author: {
    ...base,
    id: 'author-priya',
    type: 'author',
    name: 'Priya Nair',
    slug: 'priya-nair',
    role: 'Chemist',
    portrait: null,
  },
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'word '.repeat(660), marks: [] }] }],
  related: [],
  products: ['1201'],
};
