import type { Author, BlogPost, BlogPostCard } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';
import type { Channel } from '@regen/domain';
import type { ContentRecord, ContentRecordPage } from '@regen/sdk';
import { pageOf } from './lists.ts';

const changedAt = { createdAt: '2026-11-02T16:00:00.000Z', updatedAt: '2026-11-02T16:00:00.000Z' };

const pictureOf = (name: string, description: string, width: number, height: number): ContentFile => ({
  id: name,
  title: description,
  description,
  url: `media/editorial/${name}-${width}.avif`,
  fileName: `${name}-${width}.avif`,
  contentType: 'image/avif',
  size: 18_000,
  width,
  height,
});
export const hero = pictureOf('hero', 'Regen serums, cream and sunscreen on stone blocks in window light', 800, 1000);
export const texture = pictureOf('texture', 'A clear sea-green gel', 768, 432);

export const authorOf = (slug: string, name: string, role: string, biography: string): Author => ({
  ...changedAt,
  id: `author-${slug}`,
  type: 'author',
  name,
  slug,
  role,
  biography,
  portrait: null,
});
const authors: readonly Author[] = [
  authorOf(
    'naomi-okafor',
    'Naomi Okafor',
    'Clinical educator',
    'Naomi has treated skin that marks easily for sixteen years.',
  ),
  authorOf(
    'priya-nair',
    'Priya Nair',
    'Cosmetic chemist',
    'Priya formulates acids, and tests each of them on her own forearm first.',
  ),
];
const [naomi, priya] = authors;

/** Title, topic, author, and the professionals that a post is for. */
const rows: readonly (readonly [
  title: string,
  topic: string,
  author: Author | undefined,
  only?: readonly Channel[],
])[] = [
  ['Acids, sorted by size', 'Ingredients', priya],
  ['What a facial costs you', 'Business', naomi, ['b2b']],
  ['Two fingers of sunscreen', 'Sun', naomi],
  ['Twelve weeks with retinal', 'Ingredients', priya],
  ['The mark a pimple leaves', 'Skin concerns', naomi],
  ['Four products to begin with', 'Routines', priya],
  ['Reading the endpoint of a peel', 'In the treatment room', naomi, ['b2b', 'school']],
  ['Dry or dehydrated?', 'Skin concerns', priya],
  ['Niacinamide in numbers', 'Ingredients', priya],
  ['Skin at fourteen', 'Routines', naomi],
  ['What SPF says, and what it doesn’t', 'Sun', priya],
  ['When everything stings', 'Skin concerns', naomi],
  ['Vitamin C: acid or oil', 'Ingredients', priya],
  ['Cold-weather skin', 'Routines', naomi],
  ['Melasma and the light indoors', 'Skin concerns', naomi],
];

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const cards = rows.map(([title, topic, author = null, only], index) => ({
  only,
  card: {
    ...changedAt,
    id: `post-${slugOf(title)}`,
    type: 'blogPost',
    title,
    slug: slugOf(title),
    summary: 'What the label says, what it leaves out, and how to tell whether it works on your skin after four weeks.',
    topic,
    publishedAt: new Date(Date.UTC(2026, 10, 18 - index * 9, 14)).toISOString(),
    picture: index % 3 === 2 ? hero : texture,
    author,
  } satisfies BlogPostCard,
}));

/** The posts that a channel may read, the newest first. */
const postsOf = (channel: Channel): readonly BlogPostCard[] =>
  cards.flatMap(({ only, card }) => (only === undefined || only.includes(channel) ? card : []));

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] }) as const;
const heading = (text: string) =>
  ({ type: 'heading', level: 2, children: [{ type: 'text', text, marks: [] }] }) as const;
const row = (isHeader: boolean, ...cells: readonly string[]) =>
  cells.map((cell) => ({ isHeader, children: [paragraph(cell)] }));

/** A post as its page shows it. */
function postOf(channel: Channel, slug: string): BlogPost | undefined {
  const all = postsOf(channel);
  const card = all.find((each) => each.slug === slug);
  return (
    card && {
      ...card,
      author: authors.find(({ id }) => id === card.author?.id) ?? null,
      body: [
        paragraph(
          '“Which is the strongest?” is the question I get most often about acids. Strength is three numbers: how much acid there is, how much of it is free, and how fast it goes in. Only the first is on the front of the bottle.',
        ),
        heading('Size sets the pace'),
        paragraph(
          'A small molecule gets between surface cells quickly. A large one dawdles. Slow isn’t weak; slow is even.',
        ),
        {
          type: 'table',
          rows: [
            row(true, 'Acid', 'Weight', 'Suits'),
            row(false, 'Glycolic', '76', 'Thick, sun-worn skin'),
            row(false, 'Lactic', '90', 'Dry and normal skin'),
            row(false, 'Mandelic', '152', 'Deeper tones, breakout-prone skin'),
          ],
        },
        heading('pH decides how much of it works'),
        paragraph('At pH 3.8, half of the glycolic acid in a bottle is free. At pH 4.8, less than a tenth is.'),
        { type: 'quote', children: [paragraph('If you know a percentage without a pH, you know half of the story.')] },
        heading('Rules for the first month'),
        {
          type: 'list',
          ordered: true,
          items: [
            { children: [paragraph('Patch test on the inner forearm and wait 24 hours.')] },
            { children: [paragraph('Use it at night, on dry skin, alone.')] },
          ],
        },
      ],
      related: all.filter((each) => each.slug !== slug).slice(0, 3),
      products: ['1201', '1206', '1401'],
    }
  );
}

/** A page of authors, or of posts by topic and author. */
export function recordsOf(channel: Channel, type: string, query: URLSearchParams): ContentRecordPage {
  const where = JSON.parse(query.get('where') ?? '{}') as { topic?: string; author?: string };
  const posts = postsOf(channel).filter(
    ({ topic, author }) =>
      (where.topic === undefined || where.topic === topic) &&
      (where.author === undefined || where.author === author?.slug),
  );
  // Records are typed by their models.
  return pageOf<ContentRecord>(type === 'author' ? authors.map(plain) : posts.map(plain), query);
}

export function recordOf(channel: Channel, slug: string): ContentRecord | undefined {
  const post = postOf(channel, slug);
  return post && plain(post);
}

/** As the contract describes a record. */
const plain = <Data extends Author | BlogPostCard>(record: Data): ContentRecord => ({ ...record });
